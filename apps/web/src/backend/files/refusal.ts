/** A file that is not read at all; the message says why, for a person. */
export class Refusal extends Error {}
