import type { CoachSafety } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import type { Category } from "../triage/categories.ts";
import type { Level } from "../triage/learned.ts";
import { answerTo, questionAbout, QUESTION_MARK, type Sign, whileStopped } from "../triage/say.ts";
import { openStop, raiseStop } from "../triage/stops.ts";
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
  const earlier = isTest ? [] : await writtenBefore(history, context);
  const found = await triage(content, earlier, context.today);
  const asked = await askedAbout(history, context);
  if (found.kind === "sign") return signAnswer(found, !found.isSure, isTest, context);
  if (asked !== undefined && !isDenial(content)) return signAnswer(found.kind === "ask" ? found : asked, true, isTest, context);
  const stop = isTest ? undefined : await openStop(context);
  if (stop !== undefined) return { text: whileStopped(stop.quote), safety: { level: stop.level, category: stop.category } };
  return found.kind === "ask" ? { text: questionAbout(found.category), safety: { level: "check", category: found.category } } : undefined;
}

async function signAnswer(sign: Sign, weak: boolean, isTest: boolean, context: FunctionContext): Promise<SafetyAnswer> {
  if (!isTest) await raiseStop(sign, weak, context);
  return { text: answerTo(sign), safety: safetyOf(sign.level, sign.category) };
}

function safetyOf(level: Level, category: Category): CoachSafety {
  return { level: level === "E" ? "emergency" : "doctor", category };
}

/** The sign that the coach's last words asked about. */
async function askedAbout(history: readonly StoredMessage[], { today }: FunctionContext): Promise<Sign | undefined> {
  const last = history.at(-1);
  const before = history.findLast(({ role }) => role === "user");
  if (last?.role !== "assistant" || !last.content.startsWith(QUESTION_MARK) || before === undefined) return undefined;
  const found = await triage(before.content, [], today);
  return found.kind === "none" ? undefined : found;
}

/** "No", "none of that", "nein, gar nicht": only a clear denial, without a "but". */
const DENIAL =
  /^(?:no+|nope|nah|none|neither|nothing|not at all|never|nein|nichts|keine?s?|gar nicht|nada|ninguna?|non|rien|pas du tout|aucune?|no,|nulla|niente|nao|não|nee|niks|geen)\b/iu;
const STILL = /\b(?:but|except|a bit|a little|sometimes|aber|bisschen|pero|un poco|mais|un peu|ma|mas|maar|beetje)\b/iu;

function isDenial(content: string): boolean {
  return DENIAL.test(content.trim()) && !STILL.test(content);
}

/** Messages of the last two days, whatever the conversation, the oldest first. */
async function writtenBefore(history: readonly StoredMessage[], { data, userId }: FunctionContext): Promise<readonly string[]> {
  const since = new Date(Date.now() - JOINED_HOURS * 3_600_000).toISOString();
  const { data: rows } = await data
    .from("coach_messages")
    .select("content")
    .eq("user_id", userId)
    .eq("role", "user")
    .gte("created_at", since)
    .order("id", { ascending: false })
    .limit(MOST_JOINED)
    .throwOnError();
  const here = history.filter(({ role }) => role === "user").map(({ content }) => content);
  return here.length > 0 ? here : rows.map(({ content }) => content).toReversed();
}

/** triage.md section 3.1. */
const JOINED_HOURS = 48;
const MOST_JOINED = 10;
