export * from "./context.ts";
export * from "./functions.ts";
