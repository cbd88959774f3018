export * from "./context.ts";
export * from "./functions.ts";
export { PERSONAL_TABLES } from "./export-my-data/personal-tables.ts";
