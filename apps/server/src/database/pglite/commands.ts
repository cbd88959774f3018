import type { Statement } from "../database.ts";

export const begin = (readOnly: boolean): Statement => ({ text: readOnly ? "begin read only" : "begin", parameters: [] });
export const COMMIT: Statement = { text: "commit", parameters: [] };
export const ROLLBACK: Statement = { text: "rollback", parameters: [] };
