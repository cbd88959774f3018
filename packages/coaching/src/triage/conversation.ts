import type { Day } from "@ironpace/training";
import type { SentenceEncoder } from "../context.ts";
import type { Category } from "./categories.ts";
import { conceptsIn, SYMPTOMS } from "./concepts.ts";
import { isEverydayTalk } from "./harmless/everyday-talk.ts";
import { findDenied, plainWords } from "./features.ts";
import { isSoreToTouch } from "./harmless/harmless-soreness.ts";
import { type Level, readLearned } from "./learned.ts";
import type { DangerSign } from "./say.ts";
import { isSymptom } from "./context.ts";
import { readWithMeaning } from "./meaning/read-with-meaning.ts";
import { likelySign } from "./harmless/ordinary-talk.ts";
import { SURELY_TALK } from "./reading/thresholds.ts";
import { isSettled } from "./signs/settled-signs.ts";
import { mentionsVagueSign, plain } from "./signs/stated-signs.ts";
import type { Triage } from "./triage.ts";

/** A sign that the coach's last answer asked about; `isRepeated`: for the second time. */
export type AskedSign = DangerSign & { readonly isRepeated?: boolean };

/** What a message is read with: the athlete's own messages before it, the oldest first, and what the coach's last answer asked about. */
export interface Before {
  readonly earlier: readonly string[];
  readonly asked?: AskedSign | undefined;
  /** Absent: it is read by its words alone. */
  readonly encode?: SentenceEncoder | undefined;
}

/** `isRepeated`: the question was passed over and is asked once more. */
export type TriagedTurn = Triage & { readonly isRepeated?: boolean };

/**
 * Reads a message of a conversation. After a question a clear no, or an explanation that makes the sign harmless, goes on; what confirms the sign is the
 * alarm. Anything else is asked once more, and after that only a reply that is neither a no nor about something else is the alarm: a change of the topic
 * is no answer.
 */
export async function readTurn(content: string, { earlier, asked, encode }: Before, today: Day): Promise<TriagedTurn> {
  // An answer to a question is read by its words.
  const found = await readWithMeaning(content, earlier, today, asked === undefined ? encode : undefined);
  if (found.kind === "sign" || asked === undefined) return found;
  const said = [...earlier, content].map((text) => plain(text)).join(". ");
  if (isSettled(said) || isSoreToTouch(said)) return { kind: "none" };
  const alarm: TriagedTurn = { ...withoutRepeat(asked), level: UNCLEAR[asked.category] ?? "doctor-today", kind: "sign", isSure: false };
  if (isYes(content)) return alarm;
  if (isDenial(content) || (await deniesEverything(content)) || (await isExplained(content, asked))) return { kind: "none" };
  if (await addsSymptom(content, asked.quote)) return alarm;
  if (found.kind === "ask") return found;
  if (asked.isRepeated !== true) return { ...withoutRepeat(asked), kind: "ask", isSure: false, isRepeated: true };
  return isVague(content) ? alarm : { kind: "none" };
}

function withoutRepeat({ isRepeated: _, ...sign }: AskedSign): DangerSign {
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

/** "No, nothing hurts": a no whose words of a sign are all denied, without a "but" and without anything that is a sign by itself. */
async function deniesEverything(content: string): Promise<boolean> {
  const words = plainWords(content);
  const concepts = conceptsIn(words);
  const denied = findDenied(concepts);
  const isOpen = concepts.some((found) => DOUBTS.has(found.concept) || (SYMPTOMS.has(found.concept) && !denied.has(found)));
  return !isOpen && denied.size > 0 && NO.test(words.join(" ")) && (await readLearned(content)).danger < EXPLAINED;
}

const NO =
  /^(?:no|nope|nah|nothing|none|nein|nichts|nix|kein\w*|nada|ningun\w*|rien|non|aucun\w*|pas|nulla|niente|nessun\w*|nao|nenhum\w*|sem|nee|niks|geen)\b/u;
const DOUBTS: ReadonlySet<string> = new Set(["but", "now", "unsure", "worse"]);

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
  const concepts = conceptsIn(words);
  const denied = findDenied(concepts);
  const namesSymptom = concepts.some((found) => SYMPTOMS.has(found.concept) && !denied.has(found));
  return namesSymptom && !isEverydayTalk(words) && (await readLearned(`${before}. ${reply}`)).danger >= EXPLAINED;
}

/** A short reply that asks for nothing and is about no training: "hm, dunno". */
function isVague(reply: string): boolean {
  const words = plainWords(reply);
  return words.length <= LONGEST_ANSWER && !reply.includes("?") && !isEverydayTalk(words);
}

/**
 * Whether a reply says that the sign before it is harmless: together they are no danger, and it denies or explains, or is a short answer that leaves
 * nothing of it. What was asked about without a word of a sign weighs nothing: "it's a double entry" is enough.
 */
async function isExplained(reply: string, { quote, category }: AskedSign): Promise<boolean> {
  const [alone, joined] = [await readLearned(reply), await readLearned(`${quote}. ${reply}`)];
  if (alone.danger >= EXPLAINED) return false;
  const words = plainWords(reply);
  const concepts = conceptsIn(words).map(({ concept }) => concept);
  const isShortAnswer = !reply.includes("?") && words.length <= LONGEST_ANSWER && !isEverydayTalk(words);
  const isOnlySuspected = category === "unclear" && !isSymptom(quote) && mentionsVagueSign(quote) === undefined;
  const isCause = CAUSE.test(words.join(" ")) && !concepts.some((concept) => DOUBTS.has(concept) || SYMPTOMS.has(concept));
  if (isOnlySuspected && isShortAnswer && isCause && (await likelySign(reply)) < SURELY_TALK) return true;
  if (joined.danger >= EXPLAINED) return false;
  return (isShortAnswer && joined.sign < HARMLESS) || concepts.some((concept) => EXPLANATIONS.has(concept));
}

/** "Just hungover", "it's a double entry", in seven languages: what it was, not what somebody wants or cannot do. */
const CAUSE =
  /^(?:(?:oh|ah|haha|lol|sorry|no|nein|non|nao|nee) )*(?:just|only|its|it is|it was|thats|that is|that was|i mean|i meant|nur|bloss|das ist|das war|ist nur|war nur|ich meine?|solo|es|era|quiero decir|juste|cest|cetait|je parle|soltanto|e solo|intendo|so|foi|e so|quis dizer|alleen|gewoon|het is|het was|dat is|ik bedoel)\b(?!.*\b(?:want|wanna|cant|will|kann|quiero|puedo|veux|peux|voglio|posso|quero|wil|kan)\b)/u;

const EXPLAINED = 0.35;
const HARMLESS = 0.1;
const LONGEST_ANSWER = 8;
const EXPLANATIONS: ReadonlySet<string> = new Set(["not", "muscle", "gone", "minor", "cleared", "joke", "past"]);
