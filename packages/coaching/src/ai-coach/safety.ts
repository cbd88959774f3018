import type { CoachSafety } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import type { Category } from "../triage/categories.ts";
import type { Level } from "../triage/learned.ts";
import { type Language, languageOfMessages } from "../triage/languages/language-of.ts";
import {
  answerTo,
  isQuestionAboutSign,
  isRepeatedQuestion,
  questionAbout,
  questionAgain,
  type DangerSign,
  whileStopped,
} from "../triage/say.ts";
import { stopForNotes } from "../triage/session-notes.ts";
import { endWeakStops, openStop, raiseStop } from "../triage/stops.ts";
import { type AskedSign, isDenial, readTurn } from "../triage/conversation.ts";
import { readWithMeaning } from "../triage/meaning/read-with-meaning.ts";
import { mentionsVagueSign } from "../triage/signs/stated-signs.ts";
import { triage } from "../triage/triage.ts";
import type { StoredMessage } from "./conversation.ts";

/** What is said instead of anything about training. */
export interface SafetyAnswer {
  readonly text: string;
  readonly safety: CoachSafety;
}

/**
 * The first stage of every message: signs of danger in it and in what was written in the last two days, the answer to a question about one,
 * and a stop that is still open. Undefined when training may be talked about. Stores a stop, except in a test.
 */
export async function safetyAnswer(
  content: string,
  { history, isTest }: { readonly history: readonly StoredMessage[]; readonly isTest: boolean },
  context: FunctionContext,
): Promise<SafetyAnswer | undefined> {
  const earlier = isTest ? [] : await earlierMessages(history, context);
  const isNewChat = history.length === 0 && !isTest;
  const asked = await askedAbout(isNewChat ? await lastExchange(context) : history, isNewChat, context);
  const found = await readTurn(content, { earlier, asked, encode: context.encodeMessage }, context.today);
  const language = languageOfMessages([...earlier, content]);
  if (!isTest) await stopForNotes(context);
  const open = await openStop(context);
  // After a misunderstanding the category's question is asked; a plain no ends what one weak sign raised (triage.md section 3.8).
  const wasAsked = isQuestionAboutSign(history.findLast(({ role }) => role === "assistant")?.content ?? "");
  const isLifted = open?.weak === true && found.kind === "none" && wasAsked && isDenial(content) && !isTest;
  if (isLifted) await endWeakStops(context);
  const stop = isLifted ? await openStop(context) : open;
  if (isLifted && stop === undefined) return { text: MISUNDERSTOOD[language] ?? MISUNDERSTOOD.en, safety: { level: "none" } };
  if (stop?.weak === true && found.kind === "none" && MEANT_OTHERWISE.test(content))
    return { text: questionAbout(stop.category, language), safety: { level: "check", category: stop.category } };
  if (found.kind === "sign" && !(isExamined(content) && (stop === undefined || stop.category === found.category)))
    return signAnswer(found, { isWeak: !found.isSure, isTest, language }, context);
  if (stop !== undefined) return { text: whileStopped(stop, language), safety: { level: stop.level, category: stop.category } };
  if (found.kind === "none") return undefined;
  const text = found.isRepeated === true ? questionAgain(found, language) : questionAbout(found.category, language);
  return { text, safety: { level: "check", category: found.category } };
}

/** "That was only a question", "nicht so gemeint": the stop rests on a misunderstanding. */
const MEANT_OTHERWISE =
  /\b(?:not what i meant|did(?:n['’]?t| not) mean (?:it|that)|misunder\w+|(?:only|just) a (?:general )?question|false alarm|(?:nur|bloß) (?:so )?eine (?:allgemeine )?frage|nicht so gemeint|missverst\w+|falscher alarm|solo (?:era )?una pregunta|malentendido|no (?:es|era) lo que quería|(?:juste|simplement) une question|malentendu|(?:era )?solo una domanda|malinteso|só uma pergunta|mal-entendido|alleen (?:maar )?een vraag|misverstand)\b/iu;

const MISUNDERSTOOD: { readonly [language in Language]?: string } & { readonly en: string } = {
  en: "Good, then I misread you, and we can go back to training. If any of those signs does appear, stop and tell me. What was your question?",
  de: "Gut, dann habe ich dich missverstanden, und das Training ist wieder offen. Tritt eines dieser Zeichen doch auf, hör auf und sag es mir. Was war deine Frage?",
};

/** "The doctor saw me yesterday about my chest pain and cleared me": a report of what was, without anything of now. */
function isExamined(content: string): boolean {
  return PROFESSIONAL.test(content) && ALLOWED.test(content) && !NOW.test(content);
}

const PROFESSIONAL =
  /\b(?:doctor|gp|hospital|cardiologist|surgeon|midwife|physio\w*|arzt|ärztin|krankenhaus|médic[oa]|médecin|medico|arts|huisarts)\b/iu;
const ALLOWED = /\b(?:cleared|all clear|signed off|allowed|freigegeben|erlaubt|el alta|visto bueno|feu vert|autoris\w*|goedgekeurd)\b/iu;
const NOW =
  /\b(?:now|again|today|still|but|jetzt|wieder|heute|noch|aber|ahora|otra vez|hoy|pero|maintenant|encore|mais|ora|ancora|agora|nog|maar)\b/iu;

/** The answer to a sign, which stops training; `isWeak`: the athlete may say that it was a misunderstanding. */
export async function signAnswer(
  sign: DangerSign,
  { isWeak, isTest, language }: { readonly isWeak: boolean; readonly isTest: boolean; readonly language: Language },
  context: FunctionContext,
): Promise<SafetyAnswer> {
  if (!isTest) await raiseStop(sign, { isWeak, source: "coach" }, context);
  return { text: answerTo(sign, language), safety: getSafety(sign.level, sign.category) };
}

function getSafety(level: Level, category: Category): CoachSafety {
  return { level: level === "emergency" ? "emergency" : "doctor", category };
}

type Said = Pick<StoredMessage, "role" | "content">;

/** The sign that the coach's last words asked about. */
async function askedAbout(
  history: readonly Said[],
  isNewChat: boolean,
  { today, encodeMessage }: FunctionContext,
): Promise<AskedSign | undefined> {
  const last = history.at(-1);
  if (last?.role !== "assistant" || !isQuestionAboutSign(last.content)) return undefined;
  const isRepeated = isRepeatedQuestion(last.content);
  const first = history.findLastIndex(
    ({ role, content }) => role === "assistant" && isQuestionAboutSign(content) && !isRepeatedQuestion(content),
  );
  const before = history.slice(0, Math.max(first, 0)).findLast(({ role }) => role === "user");
  if (before === undefined) return undefined;
  // Triage asked about these words: a sign that the words show stands, and one that they only suggest is taken as meant.
  const worded = await triage(before.content, [], today);
  const found = worded.kind === "none" ? await readWithMeaning(before.content, [], today, encodeMessage) : worded;
  // Ask about an unclassified suspicion of the learned reading only in the chat where it arose; ask about a stated sign once more in the next chat too.
  const isOnlySuspected = found.kind !== "none" && found.category === "unclear" && mentionsVagueSign(before.content) === undefined;
  if (found.kind === "none" || (isNewChat && isOnlySuspected)) return undefined;
  return { ...found, isRepeated };
}

/** The newest questions and answers of the last two days, in whichever conversation: a question is asked once more in a new one too. */
async function lastExchange({ data, userId }: FunctionContext): Promise<readonly Said[]> {
  const { data: rows } = await data
    .from("coach_messages")
    .select("role, content, coach, redFlag:red_flag")
    .eq("user_id", userId)
    .gte("created_at", lookBackStart())
    .order("id", { ascending: false })
    .limit(4)
    .throwOnError();
  return rows.toReversed();
}

/** The athlete's messages of this conversation, the oldest first; in a new one the last message of the last two days (triage.md section 3.1). */
async function earlierMessages(history: readonly StoredMessage[], { data, userId }: FunctionContext): Promise<readonly string[]> {
  const here = history.filter(({ role }) => role === "user").map(({ content }) => content);
  if (here.length > 0) return here;
  const { data: rows } = await data
    .from("coach_messages")
    .select("content")
    .eq("user_id", userId)
    .eq("role", "user")
    .gte("created_at", lookBackStart())
    .order("id", { ascending: false })
    .limit(1)
    .throwOnError();
  return rows.map(({ content }) => content);
}

const LOOK_BACK_HOURS = 48;
const lookBackStart = (): string => new Date(Date.now() - LOOK_BACK_HOURS * 3_600_000).toISOString();
