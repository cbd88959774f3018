import { shortDay } from "@ironpace/training";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { PREVIEW } from "../../changes/card.ts";
import { list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { getHorizon, sessionsIn } from "./horizon.ts";

const SKIPS =
  /\b(?:skip|cancel|drop|clear|scrap|bin|call off|leave out|remove|no) (?:all |out )?(?:of )?(?:everything|(?:the )?rest of|all(?: of it| training| sessions| workouts)?|training|trainings|(?:my |the |all my )?(?:sessions|workouts|training|plan))\b/;
const ILL = /\b(?:ill|sick|flu|fever|cold|covid|bug|stomach|virus|infection|food poisoning|gastro|throwing up|vomit\w*|tonsil\w*)\b/;
const AWAY = /\b(?:away|travel\w*|holidays?|vacation|trip|abroad|(?:im|i am|ill be|well be) in [a-z]+)\b/;
const EXCEPT = /\b(?:except|apart from|but not|but keep|just not|besides) (?:the |my |for the )?(.+)$/;

/** "skip everything til Monday": what is planned before Monday, and nothing of Monday. */
export function skipRange(words: string, view: CoachView): Draft | undefined {
  const { plan } = view;
  if (plan === undefined || !SKIPS.test(words)) return undefined;
  const horizon = getHorizon(words.replace(EXCEPT, ""), view);
  if (horizon === undefined || horizon.isForGood) return undefined;
  const kept = EXCEPT.exec(words)?.[1];
  const isKept = (title: string): boolean =>
    kept !== undefined && title.toLowerCase().includes(kept.replace(/ please| pls$/, "").replace(/s$/, ""));
  const sessions = sessionsIn(plan, horizon).filter(({ title }) => !isKept(title));
  if (sessions.length === 0) return { text: [`Nothing is planned ${horizon.label}, so nothing has to change.`], isDecided: true };
  const names = list(sessions.map(({ date, title }) => `**${title}** (${shortDay(date)})`));
  if (ILL.test(words) && kept === undefined)
    return {
      text: [
        `No training ${horizon.label}: ${names} ${sessions.length === 1 ? "is" : "are"} left out, and the first days after are easier. Drink enough, and wait until you have been well for a day before you train.`,
        "Get medical help if you cannot keep fluids down, have a high fever or blood, or feel faint.",
        PREVIEW,
      ],
      proposals: [
        {
          title: `Ill ${horizon.label}`,
          why: `${sessions.length} ${sessions.length === 1 ? "session" : "sessions"} left out, then a gentle return.`,
          request: { reason: "illness", from: horizon.from, to: horizon.to },
        },
      ],
    };
  if (AWAY.test(words) && kept === undefined)
    return {
      text: [
        `Away ${horizon.label}: ${names} ${sessions.length === 1 ? "is" : "are"} left out, and the first days back are easier.`,
        PREVIEW,
      ],
      proposals: [
        {
          title: `Away ${horizon.label}`,
          why: `${sessions.length} ${sessions.length === 1 ? "session" : "sessions"} left out, then a gentle return.`,
          request: { reason: "travel", from: horizon.from, to: horizon.to },
        },
      ],
    };
  return skipSessions(sessions, view);
}
