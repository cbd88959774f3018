import { fromPounds, shortDay } from "@ironpace/training";
import { timesIn } from "../../reading/numbers.ts";
import type { Diary } from "../../own-data/diary.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import { getResults, said } from "../../own-data/tests.ts";
import { capital, clock, weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { daysNamed } from "../session-named.ts";
import { NOTHING_YET, card } from "../card.ts";

/** "new pr back squat 110", "5k pb 21:50" */
export function newBest(words: string, view: CoachView, diary: Diary): Draft | undefined {
  const measured =
    /^(?:my )?(?:new )?(ftp|vo2 ?max|max(?:imum)? (?:heart rate|hr)|resting (?:heart rate|hr)) (?:is |of |now |= ?)*(\d{2,3})\b(?: ?(?:w|watts|bpm))?(?: now)?$/.exec(
      words,
    );
  if (measured !== null)
    return {
      text: [
        `**${(measured[1] ?? "").toUpperCase()} ${measured[2] ?? ""}**: enter it in your profile under **Benchmarks**; your zones and weights follow from there. I cannot save it here, so nothing is saved yet.`,
      ],
      isDecided: true,
      followUps: ["Update the plan to my new numbers"],
    };
  if (/^(?:i (?:got|have|hit|set) )?(?:an? )?new (?:pb|pr|best|record|personal best)(?: today| yesterday)?$/.test(words))
    return { text: ["Well done! Which lift or distance, and what is the number?"] };
  if (
    !/\b(pr|pb|personal (best|record)|new\b.*\b(max|best|record|1rm)|prd)\b/.test(words) ||
    !/\d|\b(new|hit|just)\b/.test(words.replaceAll(/\b\d+ ?k(m)?\b/g, ""))
  )
    return undefined;
  if (
    /\b(whats|what|which|when|how|my (best|pr|pb)s?$|show|list|goal|want|wanna|kill|beat|break|chasing|is my|attempt|should)\b/.test(words)
  )
    return undefined;
  const { today } = view;
  const date = daysNamed(words, today, true).find(({ day }) => day <= today)?.day ?? today;
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  const plain = words.replace(test?.said ?? /^$/, " ");
  const heavy = /\b(\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?)?\b/.exec(plain);
  if (lift !== undefined && heavy?.[1] !== undefined) {
    const unit = /^(lb|pound)/.test(heavy[2] ?? view.athlete.units ?? "kg") ? "lb" : "kg";
    const old = diary.bests.findLast(({ name, metric }) => metric === "weight" && lift.fits.test(name));
    const benchmark = diary.benchmarks.findLast(({ field }) => field === lift.benchmark);
    const before =
      old === undefined
        ? benchmark === undefined
          ? undefined
          : weight(view, benchmark.value)
        : `${old.value}${old.unit === undefined ? "" : ` ${old.unit}`}`;
    const kilograms = unit === "lb" ? fromPounds(Number(heavy[1])) : Number(heavy[1]);
    const known = old?.number ?? benchmark?.value;
    if (known !== undefined && kilograms < known)
      return {
        text: [
          `**${heavy[1]} ${unit}** is not a new best: your stored ${lift.name} is **${before ?? ""}**, so nothing is entered and the loads stay.`,
          `If it was today's work, log it as a set: “log ${lift.name} 1 × 1 at ${heavy[1]} ${unit}”. If the stored value is wrong, correct it under **Personal Bests**.`,
        ],
        isDecided: true,
        followUps: [`Log ${lift.name} 1x1 at ${heavy[1]} ${unit}`],
      };
    return {
      text: [
        `New best: **${capital(lift.name)} ${heavy[1]} ${unit}**, ${shortDay(date)}${before === undefined ? "" : ` (was ${before})`}.`,
        "Your plan's loads come from the numbers in your profile under Benchmarks: enter it there too, and I can adjust the plan to it.",
        NOTHING_YET,
      ],
      proposals: card(
        `New best: ${lift.name} ${heavy[1]} ${unit}`,
        before === undefined ? "The first one stored." : `It was ${before}.`,
        { kind: "best", name: old?.name ?? capital(lift.name), category: "strength", metric: "weight", value: heavy[1], unit, date },
        [{ label: capital(lift.name), ...(before !== undefined && { before }), after: `${heavy[1]} ${unit}` }],
      ),
      followUps: ["Update the plan to my new numbers"],
      articles: ["benchmarks-and-testing"],
    };
  }
  if (lift !== undefined && /^(?:an? )?new (?:pb|pr|best)\b/.test(words))
    return { text: [`Well done! What is the number, for example “new ${lift.name} PB 120 kg”?`] };
  if (test === undefined) return undefined;
  const isTime = test.kind === "time";
  const time = isTime ? timesIn(/half|marathon|hyrox/i.test(test.name) ? `${plain} ${test.name.toLowerCase()}` : plain)[0] : undefined;
  const number = isTime ? undefined : /\b(\d{1,3})\b/.exec(plain)?.[1];
  if (time === undefined && number === undefined) return { text: [`Well done. What is the number, for example “new 5 km PB 21:50”?`] };
  const value = time === undefined ? (number ?? "") : clock(time);
  const old = getResults(test, diary).at(-1);
  const reached = time ?? Number(number);
  const isWorse = old !== undefined && (isTime ? reached > old.value : reached < old.value);
  const name = diary.bests.findLast((best) => test.best.test(best.name))?.name ?? test.name;
  return {
    text: [
      `New best: **${test.name} ${value}**, ${shortDay(date)}${old === undefined ? "" : ` (was ${said(test, old.value)})`}.`,
      ...(isWorse
        ? [
            `**Careful:** ${value} is ${isTime ? "slower" : "less"} than the ${said(test, old.value)} that is stored, so it is not a best. Accept it only if that entry is wrong; otherwise log the session instead.`,
          ]
        : []),
      "Your plan's paces and loads come from the numbers in your profile under Benchmarks: enter it there too, and I can adjust the plan to it.",
      NOTHING_YET,
    ],
    proposals: card(
      `New best: ${test.name} ${value}`,
      old === undefined ? "The first one stored." : `It was ${said(test, old.value)}.`,
      {
        kind: "best",
        name,
        category: isTime ? (test.name === "Hyrox" ? "hyrox" : "running") : "gymnastics",
        metric: isTime ? "time" : "reps",
        value,
        unit: isTime ? "min" : "reps",
        date,
      },
      [{ label: test.name, ...(old !== undefined && { before: said(test, old.value) }), after: value }],
    ),
    followUps: ["Update the plan to my new numbers"],
    articles: ["benchmarks-and-testing"],
  };
}

/** "i weigh 63 kg now" */
export function newWeight(words: string, view: CoachView): Draft | undefined {
  const found =
    /\b(?:i (?:now |currently )?weigh|im (?:now )?(?:at )?|my (?:body ?)?weight (?:is|to|was)|body ?weight (?:is|to)?|change my weight(?: to)?|update my weight(?: to)?|set my weight(?: to)?|weighed (?:in )?(?:at )?)\s?(?:now |about |around |down to |up to |at )*(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?\b(?! ?(?:years|yrs|yo|min|km|k|sec|m)\b)/.exec(
      words,
    );
  if (found?.[1] === undefined || /\b(how|should|goal|want|protein|lose|loose|years)\b/.test(words)) return undefined;
  if (/\bim\b/.test(found[0]) && found[2] === undefined) return undefined;
  const value = Number(found[1].replace(",", "."));
  const kilograms = /^(lb|pound)/.test(found[2] ?? view.athlete.units ?? "kg") ? fromPounds(value) : value;
  if (kilograms < 30 || kilograms > 250)
    return {
      text: [
        `${value} ${found[2] ?? view.athlete.units ?? "kg"} does not look right.${view.athlete.bodyWeight !== undefined && Math.abs(value / 10 - view.athlete.bodyWeight) < 5 ? ` Do you mean **${value / 10} kg** (stored: ${view.athlete.bodyWeight} kg)? Say “weight ${value / 10}”, and I make the card.` : " Please check the number."}`,
      ],
    };
  const before = view.athlete.bodyWeight;
  const rounded = Math.round(10 * kilograms) / 10;
  return {
    text: [
      `Set your body weight to **${weight(view, rounded)}**${before === undefined ? "" : ` (now ${weight(view, before)})`}.`,
      NOTHING_YET,
    ],
    proposals: card(
      `Body weight ${weight(view, rounded)}`,
      "Saved in your profile; your strength norms and daily protein are calculated from it.",
      { kind: "weight", kilograms: Math.round(10 * kilograms) / 10 },
      [{ label: "Body weight", ...(before !== undefined && { before: weight(view, before) }), after: weight(view, rounded) }],
    ),
  };
}
