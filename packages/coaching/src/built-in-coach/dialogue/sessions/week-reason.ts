import { getMonday, type Session, shortDay } from "@ironpace/training";
import { speak, type Speech } from "../../asking/speech.ts";
import { readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Turn } from "../turn.ts";

const WHY =
  /\b(?:why|how come|reason|what for)\b|^(?:and |but |so |ok )*(?:is (?:that|this|it) (?:a |the )?deload|thats? (?:not|so|very) (?:much|little|few|easy|light|short|long|hard))\b/;
const MOST_WORDS = 9;
const FEWEST_SESSIONS = 3;

/** "why so little" after a week of the plan was shown: what that week is there for, beside the weeks around it. */
export function weekReason(
  { content, turns }: { readonly content: string; readonly turns: readonly Turn[] },
  view: CoachView,
  speech: Speech,
): Draft | undefined {
  const last = turns.at(-1);
  const { words } = readQuestion(content, "coaching_question");
  const { plan } = view;
  if (plan === undefined || last === undefined || last.proposals.length > 0 || !WHY.test(words) || words.split(" ").length > MOST_WORDS)
    return undefined;
  // One session of several was named: it is what "it" stands for.
  if (/^(?:The (?:hardest|easiest|longest|shortest|biggest)|Die (?:härteste|leichteste|längste|kürzeste)) /u.test(last.answer))
    return undefined;
  if (/\b(?:today|tomorrow|\w+day|run|squat|ride|row|session)\b/.test(words)) return undefined;
  const all = allSessions(plan);
  const shown = all.filter(({ title, date }) => last.answer.includes(title) && isDayIn(last.answer, date));
  const monday = shown[0] === undefined ? undefined : getMonday(shown[0].date);
  if (monday === undefined || shown.length < FEWEST_SESSIONS || shown.some(({ date }) => getMonday(date) !== monday)) return undefined;
  const week = plan.plan.weeks.find(({ startDate }) => getMonday(startDate) === monday);
  const at = plan.plan.weeks.findIndex((each) => each === week);
  if (week === undefined) return undefined;
  const minutesOf = (index: number): number | undefined => {
    const start = plan.plan.weeks[index]?.startDate;
    return start === undefined ? undefined : sum(all.filter(({ date }) => getMonday(date) === getMonday(start)));
  };
  const [before, here, after] = [minutesOf(at - 1), minutesOf(at) ?? 0, minutesOf(at + 1)];
  const next = plan.plan.weeks[at + 1]?.startDate;
  const say = speak(speech);
  const than = before === undefined ? "" : say(` instead of ${before} the week before`, ` statt ${before} in der Woche davor`);
  return {
    isFinal: true,
    text: week.isDeload
      ? [
          say(
            `**It is your planned deload**, week ${at + 1} of the plan: ${here} min${than}. Days and exercises stay; sets, loads and running come down so that you absorb the last weeks. It has nothing to do with anything you missed.`,
            `**Es ist deine geplante Deload-Woche**, Woche ${at + 1} des Plans: ${here} min${than}. Tage und Übungen bleiben; Sätze, Lasten und Laufumfang gehen herunter, damit das Training der Wochen davor wirken kann. Mit Ausgefallenem hat es nichts zu tun.`,
          ),
          ...(next === undefined || after === undefined
            ? []
            : [
                say(
                  `From ${shortDay(next)} training goes back to normal, with ${after} min.`,
                  `Ab ${shortDay(next)} geht es normal weiter, mit ${after} min.`,
                ),
              ]),
        ]
      : [
          say(
            `Week ${at + 1} of the plan, ${here} min${than}: the load grows in small steps from what you did in the weeks before, within the minutes you have on each day${after === undefined ? "" : `; the week after has ${after} min`}.`,
            `Woche ${at + 1} des Plans, ${here} min${than}: die Belastung wächst in kleinen Schritten aus dem, was du davor gemacht hast, in den Minuten, die du an jedem Tag hast${after === undefined ? "" : `; die Woche danach hat ${after} min`}.`,
          ),
        ],
    ...(speech === "en" && { followUps: ["And the week after?", "Make it easier"] }),
  };
}

function sum(sessions: readonly Session[]): number {
  return sessions.reduce((total, { duration }) => total + duration, 0);
}

/** Its date in an answer: "30 Nov" or "30. Nov". */
function isDayIn(answer: string, date: string): boolean {
  const day = Number(date.slice(8));
  return new RegExp(`\\b${day}\\.? (?:Jan|Feb|Mar|Mär|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez)`).test(answer);
}
