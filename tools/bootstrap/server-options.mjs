/**
 * Options of the Node process that serves. V8's own room for young objects grows with the machine's memory, to 134 MB where there is much, and
 * stays taken when the server rests; requests run as fast with 16 MB a half.
 */
export const SERVER_OPTIONS = ["--max-semi-space-size=16"];
