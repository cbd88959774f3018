/** Runs against their mean: even, as it is best run; only the last, after the lunges, is planned slower. Together they are eight means. */
export const RUN_SHARES = [0.99, 0.99, 0.99, 0.99, 1, 1, 1.01, 1.03] as const;
/** Pairs rest at the stations and run as one: no kilometre is faster than the pace both can hold. */
export const PAIR_SHARES = [1, 1, 1, 1, 1, 1, 1, 1] as const;
