export * from "./context.ts";
export { FUNCTIONS } from "./functions.ts";
export * from "./host.ts";
export type * from "./language-model/coach-model.ts";
export { ModelFailure } from "./language-model/model-failure.ts";
export { coachPrompt } from "./language-model/coach-prompt.ts";
export { PERSONAL_TABLES } from "./export-my-data/personal-tables.ts";
