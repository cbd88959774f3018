import type { Article } from "../../knowledge/article.ts";
import type { AskedQuestion, Sources } from "./asked.ts";
import { resolveTurn } from "../conversation/resolve.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import { type Answered, answerRest, answerTurn, frameOf } from "../turn/index.ts";
import type { Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { isRefused } from "./own-answer.ts";
import { type CoachAnswer, INTRODUCTION, GERMAN_INTRODUCTION, ROMANCE_INTRODUCTION } from "./coach-answer.ts";

/** The answer from the frame of the turn, in its own language. */
export async function fromFrame(
  message: AskedQuestion,
  language: string,
  view: CoachView,
  sources: Sources,
  isLast = false,
): Promise<CoachAnswer | undefined> {
  if (isRefused(message, view) || message.action !== "coaching_question") return undefined;
  if (language !== "en" && language !== "de" && language !== "fr" && language !== "es" && language !== "it") return undefined;
  const draft = answerTurn(message, language, await sources.diary(), view, await articlesBefore(message, sources));
  if (draft === undefined) return undefined;
  // What a turn asks of the plan after others goes on from them.
  const isFirst = FIRST_IN_ENGLISH.has(draft.kind) || (draft.isOnPlan === true && message.turns.length > 0);
  if (language === "en" && !isLast && !isFirst) return undefined;
  return written(draft, message, language, sources);
}

/** A turn that is wholly read beside what was said before it, in the language of the conversation. */
export async function fromConversation(message: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer | undefined> {
  if (message.action !== "coaching_question" || message.content.split(/\s+/u).length > LONGEST_REST || isRefused(message, view))
    return undefined;
  const tongue = findLanguage(message);
  if (!isTongue(tongue)) return undefined;
  const diary = await sources.diary();
  const before = frameOf(
    message.turns.map(({ question }) => question),
    tongue,
    diary,
    view,
  );
  const draft = resolveTurn(message, before, tongue, { diary, view });
  return draft === undefined ? undefined : written({ ...draft, kind: "reply", isWhole: true }, message, tongue, sources);
}

/** More words are no rest of what was said before. */
const LONGEST_REST = 16;

/** What the last answer and its articles say, where no other reader has an answer. */
export async function fromLastAnswer(message: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer | undefined> {
  if (message.turns.length === 0 || isRefused(message, view) || message.action !== "coaching_question") return undefined;
  const draft = answerRest(message, "en", await sources.diary(), view, await articlesBefore(message, sources));
  return draft === undefined ? undefined : written(draft, message, "en", sources);
}

async function written(draft: Answered, message: AskedQuestion, language: Tongue, sources: Sources): Promise<CoachAnswer> {
  const introduction = language === "en" ? INTRODUCTION : language === "de" ? GERMAN_INTRODUCTION : ROMANCE_INTRODUCTION[language];
  const articles = draft.articles === undefined ? [] : await sources.library.bySlug(draft.articles);
  return {
    topic: draft.isWhole === true ? READ_WHOLE : "turn",
    reader: draft.reader ?? draft.kind,
    text: [...draft.text, ...(message.introduces ? [introduction] : [])].join("\n\n"),
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
    proposals: draft.proposals ?? [],
    followUps: language === "en" ? (draft.followUps ?? []) : [],
  };
}

/** The articles that the last answer rests on, with their texts. */
async function articlesBefore({ turns }: AskedQuestion, { library }: Sources): Promise<readonly Article[]> {
  const slugs = turns.at(-1)?.sources?.map(({ slug }) => slug) ?? [];
  return slugs.length === 0 ? [] : library.bySlug(slugs);
}

/** What the older readers of English have no or a lesser answer to; of everything else they know more. */
const FIRST_IN_ENGLISH: ReadonlySet<string> = new Set(
  "reply,move instead,splits,streak,kept,deloads,next race,last races,easy pace,next load,oldest,estimate,running,fit into,end plan,fewer days,without for a reason,both,weekday cap,harder,add,missed weekday,all lifts,judged,mild cold,spare,range,by period,top period,trend,day of best,swap broken,add once,knowledge,two sports,count of lifting,next line,shorten,without lift,other day".split(
    ",",
  ),
);

/** Whether an answer of the older readers is about the athlete's own rows, a change, a card or their health: nothing that was read by one word. */
const KNOWS_MORE =
  /^(?:own data|change|turn|advice|dialogue: (?!not )|injury|illness|comeback|medicines|instructions|other people|identity|greeting|thanks|what the coach sees|reminders|off topic|hyrox time|race prediction|paces|zones|plan overview|review)/;
export const READ_WHOLE = "turn: read whole";
const ASKS_WHAT = /so I change nothing|do not see exactly what|also ändere ich nichts/;

export function isWeak({ topic = "", text, proposals }: CoachAnswer): boolean {
  return proposals.length === 0 && (!KNOWS_MORE.test(topic) || ASKS_WHAT.test(text));
}
