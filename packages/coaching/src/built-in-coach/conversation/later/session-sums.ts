import { sum } from "../../own-data/figures.ts";
import type { Draft } from "../../topic.ts";
import { amountIn } from "../../turn/names.ts";
import { bareUnit, valueIn } from "../../want/asked/words.ts";
import { howOften, nextTime } from "./session-again.ts";
import { affects, againstDay, fits, ofOtherDay, OTHER_DAY } from "./session-days.ts";
import { name } from "./session-name.ts";
import { allItems, sessionSpoken, type SessionSpoken } from "./session-spoken.ts";
import { isExplained, type Standing } from "./standing.ts";

const FITS = bareUnit("fits?|fitting|squeeze|enough time|my (?:time )?slot|in time|passt|reicht|rentre|tient|cabe|entra|ci sta|rientra");
const REPS = bareUnit(
  "how many reps|total reps|reps? (?:is|are|in) (?:that|total)|all the reps|wie ?viele (?:wiederholungen|wdh)|combien de (?:reps|repetitions)|cuantas (?:repeticiones|reps)|quante (?:ripetizioni|reps)",
);
const KILOS = bareUnit(
  "how (?:much|many) (?:kg|kilos?|weight)|tonnage|volume|total (?:kg|kilos?|weight)|wie ?viel (?:kg|kilo)|combien de (?:kg|kilos)|cuantos (?:kg|kilos)|quanti (?:kg|chili)",
);
const TOTAL = bareUnit("altogether|total|in all|together|all in all|insgesamt|zusammen|en tout|au total|en total|in tutto|in totale");
const LOAD_IF = /\b(?:if|had|said|say|rated|with|wenn|si|se)\b.*?(?<![\d:.,])(10|\d(?:[.,]5)?)(?![\d:])/;
const MORE_OR_LESS = bareUnit(
  "more or less|harder or easier|more|less|harder|easier|compared|than|mehr|weniger|harter|plus|moins|mas|menos|piu|meno",
);
const AGAIN = bareUnit(
  "how often|how many times|ever (?:actually )?(?:done|did|do)|never (?:actually )?(?:done|did)|wie oft|noch nie|combien de fois|cuantas veces|quante volte",
);
const NEXT_ONE = bareUnit(
  "next (?:one|time)|when (?:is|s) the next|next when|when next|again|wann wieder|das nachste mal|la prochaine(?: fois)?|la proxima|la prossima",
);
const AFFECTS = bareUnit(
  "wreck|ruin|hurt|affect|mess (?:up)?|matter for|problem for|kill|change anything|interfere|stort|schadet|gene|afecta|rovina",
);
const THAT = bareUnit(
  "that|this|it|the one|workout|session|one|do|did|does|actually|im|done|exactly|anything|instead|friday|fridays|last|monday|at|kg|reps?|many|kilos?|often|time|next|when|long|will|the long one|even",
);
const WORDS = [FITS, REPS, KILOS, TOTAL, MORE_OR_LESS, AGAIN, NEXT_ONE, AFFECTS, THAT] as const;

/** Computes on the session that is spoken of: its repetitions, whether it fits the day, how often it was done and when it comes next. */
export function sessionSums(standing: Standing): Draft | undefined {
  const { words, frame } = standing;
  if (words.split(" ").length > MOST_WORDS || frame.verbs.some((verb) => verb !== "log")) return undefined;
  if (frame.days.length === 1 && frame.subjects.length === 0 && OTHER_DAY.test(words)) return ofOtherDay(standing);
  const spoken = sessionSpoken(standing);
  if (spoken === undefined || !isExplained(standing, ...WORDS)) return undefined;
  if ((REPS.test(words) || KILOS.test(words)) && (TOTAL.test(words) || frame.numbers.length > 0)) return repetitions(spoken, standing);
  if (AFFECTS.test(words)) return affects(spoken, standing);
  if (FITS.test(words)) return fits(spoken, standing);
  const effort = LOAD_IF.exec(words);
  const lead = standing.earlier[0]?.figures[0];
  if (effort !== null && (lead?.unit === "load" || lead?.unit === "effort") && frame.days.length === 0)
    return loadIf(spoken, Number((effort[1] ?? "").replace(",", ".")), standing);
  if (MORE_OR_LESS.test(words) && !TOTAL.test(words) && frame.days.length === 1 && frame.subjects.length === 0)
    return againstDay(spoken, frame.days[0] ?? "", standing);
  if (AGAIN.test(words) && frame.periods.length === 0 && frame.subjects.every(({ kind }) => kind === undefined))
    return howOften(spoken, standing);
  if (NEXT_ONE.test(words) && frame.subjects.length + frame.periods.length === 0 && words.split(" ").length <= 6)
    return nextTime(spoken, standing);
  return undefined;
}

const MOST_WORDS = 12;

function repetitions(spoken: SessionSpoken, standing: Standing): Draft | undefined {
  const { words, frame, say, tongue, view } = standing;
  const kilos = frame.numbers.find((number) => number >= 20);
  const items = allItems(spoken.session).flatMap(({ name: of, sets = 1, dose, weight }) => {
    const load = Number(/(\d+(?:\.\d+)?) kg/.exec(weight ?? "")?.[1]);
    return dose.reps === undefined || !Number.isFinite(load) || /×/u.test(weight ?? "") ? [] : [{ of, sets, reps: dose.reps, load }];
  });
  const meant = items.filter(
    ({ load, of }) =>
      (kilos === undefined || load === kilos) &&
      (frame.subjects.every(({ lift }) => lift === undefined) || frame.subjects.some(({ lift }) => lift?.fits.test(of) === true)),
  );
  const rows = kilos === undefined && meant.length > 1 && REPS.test(words) ? meant.slice(0, 1) : meant;
  if (rows.length === 0) return undefined;
  const count = sum(rows.map(({ sets, reps }) => sets * reps));
  const weight = sum(rows.map(({ sets, reps, load }) => sets * reps * load));
  const each = rows.map(({ of, sets, reps, load }) => `${of} ${sets} × ${reps}, ${amountIn(tongue, load, "weight", view)}`).join(", ");
  const lead = KILOS.test(words)
    ? amountIn(tongue, weight, "tonnage", view)
    : say(`${count} reps`, `${count} Wiederholungen`, `${count} répétitions`, `${count} repeticiones`, `${count} ripetizioni`);
  const other = KILOS.test(words)
    ? ""
    : `, ${amountIn(tongue, weight, "tonnage", view)} ${say("in all", "zusammen", "en tout", "en total", "in tutto")}`;
  return { text: [`**${lead}**${other}: ${each}.`] };
}

function loadIf(spoken: SessionSpoken, effort: number, standing: Standing): Draft | undefined {
  const { say, tongue } = standing;
  const minutes = spoken.work?.minutes ?? spoken.session?.duration;
  const was = spoken.work?.load ?? spoken.session?.load;
  if (minutes === undefined || effort < 1 || effort > 10) return undefined;
  const load = Math.round(minutes * effort);
  const gap = was === undefined ? undefined : Math.round(load - was);
  const change =
    gap === undefined
      ? ""
      : `, ${Math.abs(gap)} ${gap >= 0 ? say("more", "mehr", "de plus", "más", "in più") : say("less", "weniger", "de moins", "menos", "in meno")}`;
  return {
    text: [
      `**${amountIn(tongue, load, "load")}**: ${minutes} min × ${valueIn(tongue, String(effort))}${change}, ${name(spoken, standing)}.`,
    ],
  };
}
