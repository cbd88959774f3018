export const SERVER_OPTIONS: readonly string[];
