/** The Monday on which the blocks of the tests begin. */
export const START = "2026-11-23";
