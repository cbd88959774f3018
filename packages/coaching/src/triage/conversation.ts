import type { Day } from "@ironpace/training";
import type { Category } from "./categories.ts";
import { conceptsIn, SYMPTOMS } from "./concepts.ts";
import { isEverydayTalk } from "./harmless/everyday-talk.ts";
import { plainWords } from "./features.ts";
import { isSoreToTouch } from "./harmless/harmless-soreness.ts";
import { type Level, readLearned } from "./learned.ts";
import type { Sign } from "./say.ts";
import { isSettled } from "./signs/settled-signs.ts";
import { plain } from "./signs/stated-signs.ts";
import { type Triage, triage } from "./triage.ts";

/** A sign that the coach's last answer asked about; `isRepeated`: for the second time. */
export type Asked = Sign & { readonly isRepeated?: boolean };

/** What came before a message: the athlete's own messages, the oldest first, and what the coach's last answer asked about. */
export interface Before {
  readonly earlier: readonly string[];
  readonly asked?: Asked | undefined;
}

/** `isRepeated`: the question was passed over and is asked once more. */
export type Turn = Triage & { readonly isRepeated?: boolean };

/**
 * Reads a message of a conversation. After a question a clear no, or an explanation that makes the sign harmless, goes on; what confirms the sign is the
 * alarm. Anything else is asked once more, and after that only a reply that is neither a no nor about something else is the alarm: a change of the topic
 * is no answer.
 */
export async function readTurn(content: string, { earlier, asked }: Before, today: Day): Promise<Turn> {
  const found = await triage(content, earlier, today);
  if (found.kind === "sign" || asked === undefined) return found;
  const said = [...earlier, content].map((text) => plain(text)).join(". ");
  if (isSettled(said) || isSoreToTouch(said)) return { kind: "none" };
  const alarm: Turn = { ...withoutRepeat(asked), level: UNCLEAR[asked.category] ?? "doctor-today", kind: "sign", isSure: false };
  if (isYes(content)) return alarm;
  if (isDenial(content) || (await isExplained(content, asked.quote))) return { kind: "none" };
  if (await addsSymptom(content, asked.quote)) return alarm;
  if (found.kind === "ask") return found;
  if (asked.isRepeated !== true) return { ...withoutRepeat(asked), kind: "ask", isSure: false, isRepeated: true };
  return isVague(content) ? alarm : { kind: "none" };
}

function withoutRepeat({ isRepeated: _, ...sign }: Asked): Sign {
  return sign;
}

/** Level of a category when its question was not answered; of the others a doctor today: one weak sign is no emergency yet. */
const UNCLEAR: { readonly [category in Category]?: Level } = {
  "slow-warning": "doctor-this-week",
  suicide: "talk",
  eating: "talk",
  violence: "talk",
};

/** A clear no and nothing else, but perhaps the next question: "no", "none of that", "nein, gar nicht. How far do I run?" */
const DENIAL =
  /^(?:(?:no+|nope|nah|none|neither|nothing|not at all|of (?:that|those|them)|like that|at all|thanks?|thank you|all good|nein|nichts|keins|davon|gar nicht|nada|ninguna?|de eso|rien|non|pas du tout|aucune?|nulla|niente|nao|não|nenhuma?|nee|niks|geen)[\s,.!]*)+$/iu;

export function isDenial(content: string): boolean {
  const [first = "", ...rest] = content.trim().split(/(?<=[.!?;])\s+/u);
  return DENIAL.test(first) && rest.every((sentence) => sentence.endsWith("?"));
}

/** "Yes", "a bit", "still", in seven languages. */
const YES =
  /^(?:y(?:es|ep|eah|up|a)|yh|aye|sure|right|correct|true|i do|it (?:is|does|did)|both|all of|kind ?of|sort ?of|a (?:bit|little)|slightly|somewhat|maybe|i (?:think|guess) so|not sure|still|ja|jep|jo|doch|genau|stimmt|ein bisschen|bisschen|etwas|vielleicht|glaub schon|weiss nicht|immer noch|si|claro|un poco|algo|quizas?|tal vez|creo que si|no se|oui|ouais|un peu|peut ?etre|je crois|je sais pas|toujours|un po|forse|credo di si|non so|ancora|sim|e sim|um pouco|talvez|acho que sim|nao sei|ainda|een beetje|beetje|misschien|denk het|ik denk van wel|weet niet|nog steeds)\b/u;

/** A yes that nothing makes harmless: "yes", "a bit", not "yes, the muscle when I press it". */
function isYes(reply: string): boolean {
  const words = plainWords(reply);
  return YES.test(words.join(" ")) && !conceptsIn(words).some(({ concept }) => concept !== "minor" && EXPLANATIONS.has(concept));
}

/** Whether a reply names a symptom that together with the sign it was asked about is a danger. */
async function addsSymptom(reply: string, before: string): Promise<boolean> {
  const words = plainWords(reply);
  const isSymptom = conceptsIn(words).some(({ concept }) => SYMPTOMS.has(concept));
  return isSymptom && !isEverydayTalk(words) && (await readLearned(`${before}. ${reply}`)).danger >= EXPLAINED;
}

/** A short reply that asks for nothing and is about no training: "hm, dunno". */
function isVague(reply: string): boolean {
  const words = plainWords(reply);
  return words.length <= LONGEST_ANSWER && !reply.includes("?") && !isEverydayTalk(words);
}

/** Whether a reply says that the sign before it is harmless: together they are no danger, and it denies or explains, or is a short answer that leaves nothing of it. */
async function isExplained(reply: string, before: string): Promise<boolean> {
  const [alone, joined] = [await readLearned(reply), await readLearned(`${before}. ${reply}`)];
  if (alone.danger >= EXPLAINED || joined.danger >= EXPLAINED) return false;
  const words = plainWords(reply);
  const isShortAnswer = !reply.includes("?") && words.length <= LONGEST_ANSWER && !isEverydayTalk(words);
  return (isShortAnswer && joined.sign < HARMLESS) || conceptsIn(words).some(({ concept }) => EXPLANATIONS.has(concept));
}

const EXPLAINED = 0.35;
const HARMLESS = 0.1;
const LONGEST_ANSWER = 8;
const EXPLANATIONS: ReadonlySet<string> = new Set(["not", "muscle", "gone", "minor", "cleared", "joke", "past"]);
