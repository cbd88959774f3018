/** A variable that cannot be used: one sentence that names it. */
export class ConfigError extends Error {}
