import { formatCount } from "#ui/format.ts";

/** "1 session", "1,840 sets" */
export const counted = (count: number, what: string): string => `${formatCount(count)} ${what}${count === 1 ? "" : "s"}`;
