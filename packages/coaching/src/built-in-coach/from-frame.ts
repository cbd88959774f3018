import type { Asked, Sources } from "./asked.ts";
import { answerTurn } from "./turn/index.ts";
import type { CoachView } from "./view.ts";
import { isRefused } from "./own-answer.ts";
import { type CoachAnswer, INTRODUCTION, GERMAN_INTRODUCTION, ROMANCE_INTRODUCTION } from "./coach-answer.ts";

/** The answer from the frame of the turn, in its own language. */
export async function fromFrame(
  message: Asked,
  language: string,
  view: CoachView,
  sources: Sources,
  isLast = false,
): Promise<CoachAnswer | undefined> {
  if (isRefused(message, view) || message.action !== "coaching_question") return undefined;
  if (language !== "en" && language !== "de" && language !== "fr" && language !== "es" && language !== "it") return undefined;
  const draft = answerTurn(message, language, await sources.diary(), view);
  if (draft === undefined) return undefined;
  // What a turn asks of the plan after others goes on from them.
  const isFirst = FIRST_IN_ENGLISH.has(draft.kind) || (draft.isOnPlan === true && message.turns.length > 0);
  if (language === "en" && !isLast && !isFirst) return undefined;
  const introduction = language === "en" ? INTRODUCTION : language === "de" ? GERMAN_INTRODUCTION : ROMANCE_INTRODUCTION[language];
  const articles = draft.articles === undefined ? [] : await sources.library.bySlug(draft.articles);
  return {
    topic: draft.isWhole === true ? READ_WHOLE : "turn",
    text: [...draft.text, ...(message.introduces ? [introduction] : [])].join("\n\n"),
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
    proposals: draft.proposals ?? [],
    followUps: language === "en" ? (draft.followUps ?? []) : [],
  };
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
