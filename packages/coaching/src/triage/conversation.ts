import type { Day } from "@ironpace/training";
import type { Category } from "./categories.ts";
import { conceptsIn } from "./concepts.ts";
import { plainWords } from "./features.ts";
import { type Level, readLearned } from "./learned.ts";
import type { Sign } from "./say.ts";
import { type Triage, triage } from "./triage.ts";

/** What came before a message: the athlete's own messages, the oldest first, and the sign that the coach's last answer asked about. */
export interface Before {
  readonly earlier: readonly string[];
  readonly asked?: Sign | undefined;
}

/**
 * Reads a message of a conversation. After a question only a clear no, or an explanation that makes the sign harmless, goes on; a yes, anything unclear and
 * a change of the topic are the alarm (triage.md section 3.6).
 */
export async function readTurn(content: string, { earlier, asked }: Before, today: Day): Promise<Triage> {
  const found = await triage(content, earlier, today);
  if (found.kind === "sign" || asked === undefined) return found;
  if (isDenial(content) || (await isExplained(content, asked.quote))) return { kind: "none" };
  return { ...asked, level: UNCLEAR[asked.category] ?? "D", kind: "sign", isSure: false };
}

/** Level of a category when its question was not answered; of the others a doctor today: one weak sign is no emergency yet. */
const UNCLEAR: { readonly [category in Category]?: Level } = {
  "slow-warning": "W",
  suicide: "T",
  eating: "T",
  violence: "T",
};

/** A clear no and nothing else, but perhaps the next question: "no", "none of that", "nein, gar nicht. How far do I run?" */
const DENIAL =
  /^(?:(?:no+|nope|nah|none|neither|nothing|not at all|of (?:that|those|them)|like that|at all|thanks?|thank you|all good|nein|nichts|keins|davon|gar nicht|nada|ninguna?|de eso|rien|non|pas du tout|aucune?|nulla|niente|nao|não|nenhuma?|nee|niks|geen)[\s,.!]*)+$/iu;

function isDenial(content: string): boolean {
  const [first = "", ...rest] = content.trim().split(/(?<=[.!?;])\s+/u);
  return DENIAL.test(first) && rest.every((sentence) => sentence.endsWith("?"));
}

/** Whether a reply says that the sign before it is harmless: together they are no danger, and it denies or explains, or is a short answer that leaves nothing of it. */
async function isExplained(reply: string, before: string): Promise<boolean> {
  const [alone, joined] = [await readLearned(reply), await readLearned(`${before}. ${reply}`)];
  if (alone.danger >= EXPLAINED || joined.danger >= EXPLAINED) return false;
  const isShortAnswer = !reply.includes("?") && plainWords(reply).length <= LONGEST_ANSWER;
  return (isShortAnswer && joined.sign < HARMLESS) || conceptsIn(plainWords(reply)).some(({ concept }) => EXPLANATIONS.has(concept));
}

const EXPLAINED = 0.35;
const HARMLESS = 0.1;
const LONGEST_ANSWER = 8;
const EXPLANATIONS: ReadonlySet<string> = new Set(["not", "muscle", "gone", "minor", "cleared", "joke", "past"]);
