export type { Database, Json, Tables, TablesInsert, TablesUpdate } from "./database.gen.ts";
export * from "./enums/athlete.ts";
export * from "./enums/readings.ts";
export * from "./functions/generate-training-plan.ts";
