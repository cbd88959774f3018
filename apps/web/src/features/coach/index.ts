export type { CoachOpening } from "./model/chat.ts";
