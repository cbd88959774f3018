import { dayIn } from "../../turn/names.ts";
import type { SessionSpoken } from "./session-spoken.ts";
import type { Standing } from "./standing.ts";

export function name({ title, on }: SessionSpoken, { tongue }: Standing): string {
  return `**${title}** (${dayIn(tongue, on, false)})`;
}
