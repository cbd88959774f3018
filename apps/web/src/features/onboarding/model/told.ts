import type { ToldRows } from "../../../backend/app-frame.ts";

/** Everything an athlete has told. */
export type Told = ToldRows;
