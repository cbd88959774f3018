import type { OnboardingRows } from "../../../backend/app-frame.ts";

/** Everything an athlete has told. */
export type OnboardingData = OnboardingRows;
