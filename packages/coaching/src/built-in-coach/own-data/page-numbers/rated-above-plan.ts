import { shortDay } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** Sessions that felt harder, or easier, than the plan had them. */
export const ratedAbovePlan: PageNumber = {
  name: "rated above plan",
  isAsked: ({ words, view }) =>
    view.plan !== undefined &&
    /\b(?:which|what|any|how many|were there|list|show)\b/.test(words) &&
    /\b(?:rated|felt|feel|were|was) (?:\w+ )?(?:harder|easier|higher|lower|tougher)\b.{0,15}\bthan (?:was )?(?:planned|the plan|expected|it should)\b/.test(
      words,
    ),
  answer: answerRated,
};

/** What is rounded to half a point is the same. */
const LEAST = 0.5;

function answerRated({ words, view, slots }: PageQuestion): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const span = slots.times.flatMap(({ past }) => past ?? [])[0] ?? { from: plan.plan.startDate, to: today, label: "in this block" };
  const isEasier = /\b(?:easier|lower)\b/.test(words);
  const rpe = new Map(plan.outcomes.map((outcome) => [outcome.sessionId, outcome.rpe]));
  const rated = allSessions(plan)
    .filter(({ date }) => date >= span.from && date <= span.to)
    .flatMap((session) => {
      const felt = rpe.get(session.id);
      return felt === undefined ? [] : [{ session, felt, gap: felt - session.intensityLevel }];
    });
  const found = rated.filter(({ gap }) => (isEasier ? gap <= -LEAST : gap >= LEAST));
  if (rated.length === 0) return undefined;
  return {
    text: [
      `**${found.length} of ${rated.length}** rated sessions ${span.label} felt ${isEasier ? "easier" : "harder"} than planned.`,
      bullet(
        found.map(
          ({ session, felt }) => `${shortDay(session.date)}: ${session.title}, planned ${session.intensityLevel}, rated **${felt}**`,
        ),
      ),
    ].filter((part) => part !== ""),
  };
}
