import type { z } from "zod";
import { variables } from "./variables.ts";

/** The sentence about the first variable that cannot be used. Values are not repeated: some are secret. */
export function describeFirstIssue(error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0] ?? "");
  return `${name} ${getForm(name) ?? "cannot be used"}.`;
}

/** What a variable must be, in words that follow its name; undefined where any text will do. */
export function getForm(name: string): string | undefined {
  const form = (variables.shape as Readonly<Record<string, z.ZodType>>)[name]?.meta()?.["form"];
  return typeof form === "string" ? form : undefined;
}
