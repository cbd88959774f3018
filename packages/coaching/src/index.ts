export * from "./context.ts";
export { FUNCTIONS, PUBLIC_FUNCTIONS } from "./functions.ts";
export * from "./host.ts";
export type * from "./language-model/coach-model.ts";
export type * from "./language-model/session-model.ts";
export { languageModels, type LanguageModels } from "./language-model/ai-sdk/language-models.ts";
export { AI_VARIABLES, type AiSettings, isWhole as areWholeAiSettings } from "./language-model/ai-sdk/settings.ts";
export type { ModelPart } from "./language-model/model-prompt.ts";
export { PERSONAL_TABLES } from "./export-my-data/personal-tables.ts";
