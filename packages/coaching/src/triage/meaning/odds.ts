/** Nothing learned is surer than this. */
const LEAST_SHARE = 1e-4;

/** Log-odds of a share from 0 to 1. */
export function oddsOfShare(share: number): number {
  const held = Math.min(Math.max(share, LEAST_SHARE), 1 - LEAST_SHARE);
  return Math.log(held / (1 - held));
}
