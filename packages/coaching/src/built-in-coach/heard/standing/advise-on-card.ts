import { shortDay } from "@ironpace/training";
import { moveTo, possibleDays } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import { totalOf, weekParts } from "../judging/week-plan.ts";
import { percentChange } from "../../own-data/figures.ts";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { addDays, getMonday } from "@ironpace/training";
import { isQuestion } from "../utterance/act.ts";
import type { Heard } from "./heard.ts";

const ADVICE =
  /\b(?:what|which|how) (?:would|do|should) (?:you|u|i) (?:do|suggest|recommend|advise|pick|choose|prefer|say)\b|\bwhats (?:best|better|your (?:advice|pick|suggestion))\b|\bany (?:better )?(?:idea|suggestion)s?\b/;

/** "Hm, then Tuesday is double. What would you do?" beside a card that moves a session: one choice with its reason. */
export function adviseOnMove({ tongue, words, last, view, frame }: Heard): Draft | undefined {
  const card = last?.cards.find(({ request }) => request.reason === "move");
  if (tongue !== "en" || card?.request.reason !== "move" || !ADVICE.test(words) || view.plan === undefined || frame.hasPain)
    return undefined;
  const { plan } = view;
  const session = sessionOfRow(card.request.sessionId, view);
  if (session === undefined) return undefined;
  const { to } = card.request;
  const away = (day: string): number => Math.abs(Date.parse(day) - Date.parse(session.date));
  const free = possibleDays(session, plan, view)
    .filter((day) => sessionOn(plan, day) === undefined)
    .toSorted((a, b) => away(a) - away(b));
  const best = free.find((day) => !moveTo(session, day, view).text.some((line) => line.includes("Heavy leg work"))) ?? free[0];
  const name = `**${session.title}**`;
  if (best === undefined)
    return {
      isFinal: true,
      text: [
        `I would leave ${name} on **${shortDay(session.date)}**: no other day of that week is free, and moving it puts two hard sessions next to each other.`,
      ],
    };
  const other = free.find((day) => day !== best);
  return {
    isFinal: true,
    text: [
      to === best
        ? `I would take the card: ${name} on **${shortDay(to)}**, which is free.`
        : `I would put ${name} on **${shortDay(best)}**: that day is free, so nothing else has to move${sessionOn(plan, to) === undefined ? "" : ` and ${shortDay(to)} keeps its own session`}. Or leave it on ${shortDay(session.date)}, where the plan has it.`,
      ...(other === undefined
        ? []
        : [
            `Also free: ${list(
              free
                .filter((day) => day !== best)
                .slice(0, 2)
                .map(shortDay),
            )}.`,
          ]),
      to === best ? "" : `Tell me “move it to ${shortDay(best)}” and you get that card.`,
    ].filter((part) => part !== ""),
    proposals: to === best ? (last?.cards ?? []) : [],
  };
}

const RAISES =
  /\b(?:rais\w*|increas\w*|both (?:go|went|up|at once)|(?:go|going|went) up|up at once|ramp\w*|jump\w*|at the same time|at once|so (?:fast|quickly|much at once))\b/;
const BAD = /\b(?:bad|ok|okay|fine|too (?:much|fast|quick)|safe|risky|dangerous|a problem|smart|wise|stupid|healthy)\b/;
const USUAL_STEP = 0.15;

/** "Isn't it bad to raise both at once?": the load of the week beside the one before, and what comes after it. */
export function isStepTooBig({ tongue, words, utterance, asked, diary, view, frame }: Heard): Draft | undefined {
  if (tongue !== "en" || !isQuestion(utterance) || !RAISES.test(words) || !BAD.test(words) || asked.turns.length === 0 || frame.hasPain)
    return undefined;
  if (frame.subjects.length > 0 || frame.days.length > 0) return undefined;
  const monday = getMonday(view.today);
  const [now, before] = [monday, addDays(monday, -7)].map((each) => weekParts(each, diary, view));
  if (now === undefined || before === undefined || now.length === 0 || before.length === 0) return undefined;
  const [load, loadBefore] = [totalOf(now, "load"), totalOf(before, "load")];
  const step = loadBefore === 0 ? 0 : load / loadBefore - 1;
  const deload = view.plan?.plan.weeks.find(({ isDeload, startDate }) => isDeload && startDate > view.today);
  return {
    isFinal: true,
    text: [
      step <= USUAL_STEP
        ? "**No, that is fine**: both can go up for one week if your total load rises only a little. Just do not do it week after week."
        : "**It is a steep step**: fine once before a lighter week, not twice in a row.",
      bullet([
        `Load (minutes × effort): ${Math.round(loadBefore).toLocaleString("en-GB")} → **${Math.round(load).toLocaleString("en-GB")}** (${percentChange(loadBefore, load) ?? ""})`,
        deload === undefined ? undefined : `Then week ${deload.week} from ${shortDay(deload.startDate)} is a deload`,
      ]),
    ],
  };
}

const HURTS = /\b(?:hurt|harm|affect|mess (?:up|with)|ruin|influence|clash|interfere|be a problem|too close)\b/;

/** "Will that hurt Friday's session?" beside a card that moves a session: what then stands the day before it. */
export function doesMoveHurt({ tongue, words, utterance, last, frame, view }: Heard): Draft | undefined {
  const card = last?.cards.find(({ request }) => request.reason === "move");
  const [day, other] = frame.days;
  if (
    tongue !== "en" ||
    card?.request.reason !== "move" ||
    !isQuestion(utterance) ||
    !HURTS.test(words) ||
    day === undefined ||
    other !== undefined ||
    view.plan === undefined
  )
    return undefined;
  const session = sessionOfRow(card.request.sessionId, view);
  const on = sessionOn(view.plan, day);
  if (session === undefined || on === undefined) return undefined;
  const gap = Math.round((Date.parse(day) - Date.parse(card.request.to)) / 86_400_000);
  const isHard = session.hard || session.heavyLower;
  const name = `**${on.title}** (${shortDay(day)})`;
  const moved = `**${session.title}** on ${shortDay(card.request.to)}`;
  return {
    isFinal: true,
    text: [
      gap === 1 && isHard && on.hard
        ? `**A little**: ${moved} is hard and falls on the day before ${name}. You would start on tired legs; keep the first third of it easy.`
        : gap === 1
          ? `**Hardly**: ${moved} falls on the day before ${name}, but it is not hard on the same muscles.`
          : gap === 0
            ? `**Yes**: both would be on ${shortDay(day)}.`
            : `**No**: there ${Math.abs(gap) === 1 ? "is a day" : `are ${Math.abs(gap)} days`} between ${moved} and ${name}.`,
    ],
    proposals: last?.cards ?? [],
  };
}
