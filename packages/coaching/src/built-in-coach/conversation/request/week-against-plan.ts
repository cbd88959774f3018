import { addDays } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { listIn, type Tongue } from "../../turn/languages.ts";
import { plainWords } from "../../turn/frame.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { doneAgainstPlan } from "../../turn/results/done-against-plan.ts";
import type { Period } from "../../turn/times.ts";

/** More or less than the plan had. */
const AGAINST_PLAN: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:more|less|harder|easier|longer|shorter|as much|over|under|everything|all) (?:\w+ ){0,2}?(?:than|as|of what) (?:(?:was|i) )?(?:planned|the plan(?: said| had)?|scheduled|had planned|was supposed)\b|\b(?:compared (?:to|with)|vs|versus|against) (?:the )?plan(?:ned)?\b/,
  de: /\b(?:mehr|weniger|harter|leichter|langer) (?:\p{L}+ ){0,3}?als (?:geplant|im plan|der plan)\b|\b(?:verglichen mit|im vergleich zum) plan\b/u,
  fr: /\b(?:plus|moins) (?:\p{L}+ ){0,3}?que (?:prevu|le plan)\b|\bpar rapport au plan\b/u,
  es: /\b(?:mas|menos) (?:\p{L}+ ){0,3}?(?:de lo previsto|que el plan|de lo planeado|de lo planificado)\b|\bcomparado con el plan\b/u,
  it: /\b(?:piu|meno) (?:\p{L}+ ){0,3}?(?:del previsto|di quanto previsto|del piano)\b|\brispetto al piano\b/u,
};
const WEEK: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bweek (\d{1,2})\b/,
  de: /\bwoche (\d{1,2})\b/,
  fr: /\bsemaine (\d{1,2})\b/,
  es: /\bsemana (\d{1,2})\b/,
  it: /\bsettimana (\d{1,2})\b/,
};
const WHY: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:and |so |but )*(?:why|how come|what was it|what made it|where does (?:it|that) come from|because of what)(?: (?:is|was) (?:that|it))?$/,
  de: /^(?:und |aber )*(?:warum|wieso|woher kommt das|weshalb)$/,
  fr: /^(?:et |mais )*(?:pourquoi|d ou ca vient|comment ca)$/,
  es: /^(?:y |pero )*(?:por que|y eso|como asi)$/,
  it: /^(?:e |ma )*(?:perche|come mai)$/,
};

function periodIn(words: string, { tongue, view }: Pick<TurnContext, "tongue" | "view">): Period | undefined {
  const number = WEEK[tongue].exec(words)?.[1];
  const week = number === undefined || !AGAINST_PLAN[tongue].test(words) ? undefined : view.plan?.plan.weeks[Number(number) - 1];
  return week === undefined || week.startDate > view.today
    ? undefined
    : { kind: "week", from: week.startDate, to: addDays(week.startDate, 6) };
}

/** "Did I do more than planned in week 2?", and "how come" after it: done beside planned, and what came on top or was left out. */
export function weekAgainstPlan(focus: TurnContext): Draft | undefined {
  const { words, tongue, turns, cards, diary, view, say } = focus;
  if (cards.length > 0 || view.plan === undefined) return undefined;
  const period = periodIn(words, focus);
  if (period !== undefined) return doneAgainstPlan(tongue, period, diary, view);
  const before = turns.at(-1);
  const asked = before === undefined || !WHY[tongue].test(words) ? undefined : periodIn(plainWords(before.question, tongue), focus);
  if (asked === undefined) return undefined;
  const planned = view.plan.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => date >= asked.from && date <= asked.to);
  const done = diary.work.filter(({ on }) => on >= asked.from && on <= asked.to);
  const extra = done.filter(({ title, on }) => !planned.some((each) => each.date === on && each.title === title));
  const left = planned.filter(({ date }) => date < view.today && !done.some(({ on }) => on === date));
  const parts = [
    ...extra.map(({ title, on, minutes = 0 }) => `**${title}** (${dayIn(tongue, on, false)}, +${amountIn(tongue, minutes, "time")})`),
    ...left.map(({ title, date, duration }) => `**${title}** (${dayIn(tongue, date, false)}, −${amountIn(tongue, duration, "time")})`),
  ];
  const list = listIn(tongue, parts);
  if (parts.length === 0) return undefined;
  return {
    text: [
      say(
        `Because of ${list}: you did the rest of the plan as written.`,
        `Wegen ${list}: die Einheiten des Plans wurden sonst gemacht, wie sie waren.`,
        `À cause de ${list} : les autres séances du plan ont été faites telles quelles.`,
        `Por ${list}: las demás sesiones del plan se hicieron tal cual.`,
        `Per ${list}: le altre sessioni del piano sono state fatte come previste.`,
      ),
    ],
  };
}
