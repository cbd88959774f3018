import { dayInWords } from "@ironpace/training";
import { type Diary, type Goal, within } from "../own-data/diary.ts";
import { always } from "../own-data/span.ts";
import { LIFTS_WITH_BENCHMARK } from "../own-data/subject.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { barLoad, bullet, capital, clock, pace, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { dated, speak, type Speech } from "./speech.ts";
import { type Best, bestOfLift, bestOfTest, changeText, said1 } from "./best.ts";

/** "how far off is that from 21:30": the value that the best is held against. */
function valueWanted({ clock: time, kilograms, count }: Slots, { kind, values }: Best): number | undefined {
  const best = values.at(-1)?.value;
  // "can i go under 45": minutes, where the best is some of them.
  if (kind === "time")
    return time === undefined
      ? count !== undefined && best !== undefined && count > 2 && Math.abs(60 * count - best) < best / 2
        ? 60 * count
        : undefined
      : inHours(
          time.split(":").reduce((sum, part) => 60 * sum + Number(part), 0),
          best,
        );
  const load = kilograms ?? (count !== undefined && count >= LEAST_LOAD ? count : undefined);
  return kind === "load" ? load : kind === "count" ? count : undefined;
}

function paceNeeded({ metres, values }: Best, wanted: number, view: CoachView, speech: Speech): string {
  const best = values.at(-1)?.value;
  if (metres === undefined || best === undefined) return "";
  const [now, then] = [pace(view, (1000 * best) / metres), pace(view, (1000 * wanted) / metres)];
  return speak(speech)(`, so ${then} instead of ${now}`, `, also ${then} statt ${now}`);
}

/** "sub 1:20" of a race of more than an hour has no seconds. */
function inHours(seconds: number, best: number | undefined): number {
  return best !== undefined && seconds < best / 10 ? 60 * seconds : seconds;
}

const LEAST_LOAD = 20;
const WORST = /\b(?:slowest|worst|lowest|weakest)\b/;

/** A best that a message names: what it is, since when, how it grew, how far a goal is; undefined when nothing is named. */
export function answerValue(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const held = trainingAgainstBest(slots, diary, view, speech);
  if (held !== undefined) return held;
  if (
    slots.fields.includes("order") ||
    (slots.lifts.length + slots.tests.length === 0 && slots.metric === "weight" && slots.choice === "most")
  )
    return rankedLifts(slots, diary, view, speech);
  const bests = bestsNamed(slots, diary);
  const each = bests.length < 2 || slots.lifts.length > 1 ? [] : eachBest(slots, diary, view, speech);
  if (each.length > 1) return { text: each };
  const [best, second] = bests;
  if (best === undefined) return undefined;
  const text = (value: number, of: Best = best): string => said1(value, of, view);
  const current = best.values.at(-1);
  // Without a value something else may know: an estimate, an article.
  if (current === undefined && !slots.about.includes("best")) return undefined;
  if (current === undefined)
    return {
      text: [
        say(
          `No ${best.name} is stored: no best and no benchmark.`,
          `Für ${best.name} ist nichts gespeichert: keine Bestleistung und kein Testwert.`,
        ),
      ],
    };
  const first = best.values[0] ?? current;
  const history = best.values.map(({ value, on }) => `${text(value)} (${dated(on)})`).join(" → ");
  if (second?.values.at(-1) !== undefined && second.kind === best.kind && slots.lifts.length > 1)
    return besideEachOther(bests, view, speech);
  const steps = best.values.map(({ value }) => text(value)).join(" → ");
  const goal = slots.goals[0] ?? (slots.fields.includes("gap") && slots.about.includes("goal") ? findGoal(best, diary.goals) : undefined);
  if (goal !== undefined && (slots.fields.includes("gap") || slots.fields.includes("when"))) return gapToGoal(best, goal, view, speech);
  const asksFor =
    slots.fields.includes("gap") ||
    slots.fields.includes("realistic") ||
    /\b(?:can|could|will) i\b|\bneed\b|\bwhat (?:would|does|will) .*\btake\b/.test(slots.words);
  const wanted = asksFor ? valueWanted(slots, best) : undefined;
  if (wanted !== undefined) {
    const isReached = best.kind === "time" ? current.value <= wanted : current.value >= wanted;
    const gap =
      best.kind === "time" ? clock(Math.abs(current.value - wanted)) : text(Math.round(10 * Math.abs(current.value - wanted)) / 10);
    return {
      text: [
        isReached
          ? say(
              `**Reached**: ${text(current.value)} (${dated(current.on)}) is ${gap} better than ${text(wanted)}.`,
              `**Erreicht**: ${text(current.value)} (${dated(current.on)}) ist ${gap} besser als ${text(wanted)}.`,
            )
          : say(
              `**${gap}** to go: ${text(current.value)} (${dated(current.on)}) against ${text(wanted)}${paceNeeded(best, wanted, view, speech)}.`,
              `**${gap}** fehlen: ${text(current.value)} (${dated(current.on)}) gegen ${text(wanted)}${paceNeeded(best, wanted, view, speech)}.`,
            ),
      ],
    };
  }
  if (best.kind === "skill") {
    const since = best.values.find(({ value }) => value > 0);
    const before = best.values.findLast(({ value, on }) => value === 0 && (since === undefined || on < since.on));
    return {
      text: [
        since === undefined
          ? say(
              `**No**: you noted that you cannot do a ${best.name} yet (${dated(current.on)}).`,
              `**Nein**: ${best.name} ist als noch nicht möglich gespeichert (${dated(current.on)}).`,
            )
          : say(
              `**Since ${dayInWords(since.on)}**: from then a ${best.name} is stored as possible.${before === undefined ? "" : ` On ${dated(before.on)} it was still no.`}`,
              `**Seit ${dayInWords(since.on)}** ist ${best.name} als möglich gespeichert.${before === undefined ? "" : ` Am ${dated(before.on)} war es noch ein Nein.`}`,
            ),
      ],
    };
  }
  if (best.kind === "count" && current.value === 0)
    return {
      text: [
        say(
          `**0 ${best.name}** are stored (${dated(current.on)}): not yet.`,
          `**0 ${best.name}** sind gespeichert (${dated(current.on)}): noch nicht.`,
        ),
      ],
    };
  const reached = /\bwhen did i (?:first|get to|reach|hit)\b|\bfirst (?:time|hit|reached)\b/.test(slots.words)
    ? valueWanted(slots, best)
    : undefined;
  if (reached !== undefined) {
    const since = best.values.find(({ value }) => (best.kind === "time" ? value <= reached : value >= reached));
    return {
      text: [
        since === undefined
          ? say(
              `**Not yet**: the best stored is ${text(current.value)} (${dated(current.on)}).`,
              `**Noch nicht**: der beste Wert ist ${text(current.value)} (${dated(current.on)}).`,
            )
          : say(
              `**${dayInWords(since.on)}**: ${text(since.value)} is the first stored value of ${text(reached)} or better.`,
              `**${dayInWords(since.on)}**: ${text(since.value)} ist der erste gespeicherte Wert ab ${text(reached)}.`,
            ),
      ],
    };
  }
  if (WORST.test(slots.words) && slots.times.length === 0 && best.values.length > 1) {
    const worst = best.values.toSorted((a, b) => (best.kind === "time" ? b.value - a.value : a.value - b.value))[0] ?? first;
    return {
      text: [
        say(
          `**${text(worst.value)}** (${dated(worst.on)}), of ${best.values.length} stored. The best is ${text(current.value)} (${dated(current.on)}): ${changeText(worst.value, current.value, best, view)}.`,
          `**${text(worst.value)}** (${dated(worst.on)}), von ${best.values.length} gespeicherten. Der beste Wert ist ${text(current.value)} (${dated(current.on)}).`,
        ),
      ],
    };
  }
  const before = best.values.at(-(slots.nth ?? 2)) ?? first;
  // "how much faster than before" asks for the step from the last value.
  const isStep =
    /\bhow much (?:faster|quicker|slower|heavier|stronger|better|more)\b|\bthan (?:before|the (?:last|previous)(?: one)?)\b/.test(
      slots.words,
    );
  if (
    (slots.fields.includes("before") || (isStep && slots.times.length === 0 && !/\b(?:in total|altogether|overall)\b/.test(slots.words))) &&
    best.values.length > 1
  )
    return {
      text: [
        say(
          `The one before: **${text(before.value)}**, ${dated(before.on)}. Now ${text(current.value)} (${dated(current.on)}): ${changeText(before.value, current.value, best, view)}.`,
          `Davor: **${text(before.value)}**, ${dated(before.on)}. Jetzt ${text(current.value)} (${dated(current.on)}): ${changeText(before.value, current.value, best, view)}.`,
        ),
      ],
    };
  if (slots.percent !== undefined && best.kind === "load") {
    const share = (current.value * slots.percent) / 100;
    return {
      text: [
        say(
          `${slots.percent}% of ${text(current.value)} is **${weight(view, Math.round(10 * share) / 10)}**, on the bar ${barLoad(view, current.value, slots.percent)}.`,
          `${slots.percent} % von ${text(current.value)} sind **${weight(view, Math.round(10 * share) / 10)}**, auf der Stange ${barLoad(view, current.value, slots.percent)}.`,
        ),
      ],
    };
  }
  if (/\bfirst\b/.test(slots.words) && !slots.fields.includes("since") && slots.times.length === 0 && first !== current)
    return {
      text: [
        say(
          `Your first stored ${best.name}: **${text(first.value)}** (${dated(first.on)}). Now ${text(current.value)} (${dated(current.on)}): ${changeText(first.value, current.value, best, view)}.`,
          `Dein erster gespeicherter Wert (${best.name}): **${text(first.value)}** (${dated(first.on)}). Jetzt ${text(current.value)} (${dated(current.on)}): ${changeText(first.value, current.value, best, view)}.`,
        ),
      ],
    };
  // "And for sets of five?": what the maximum allows.
  const reps = Number(
    /\b(?:for|of|with|at) (?:reps of |sets? of )?(\d{1,2})\b(?! ?(?:kg|kilos?|%|km|k|min))(?: reps?)?|\b(\d{1,2}) reps?\b/
      .exec(slots.words)
      ?.slice(1)
      .find((group) => group !== undefined),
  );
  if (
    best.kind === "load" &&
    reps > 1 &&
    reps <= 12 &&
    slots.rpe === undefined &&
    !/\bshould\b/.test(slots.words) &&
    slots.times.length === 0 &&
    slots.isPast !== true
  ) {
    const out = weight(view, Math.round((2 * current.value) / (1 + reps / 30)) / 2);
    const spare = weight(view, Math.round((2 * current.value) / (1 + (reps + 2) / 30)) / 2);
    return {
      text: [
        say(
          `${reps} reps of ${best.name} from ${text(current.value)}: about **${out}** all out, **${spare}** with two left in reserve (Epley, ±3–5%).`,
          `${reps} Wiederholungen (${best.name}) aus ${text(current.value)}: etwa **${out}**, bei vollem Einsatz, **${spare}** mit zwei in Reserve (Epley, ±3–5 %).`,
        ),
      ],
    };
  }
  const time = slots.times[0];
  const span = time === undefined ? undefined : (time.past ?? getSpan(time, view.today, true));
  const isAll = slots.fields.includes("history") || slots.fields.includes("list");
  // "Over the last year": what stood when it began is the first of them.
  const start =
    span === undefined
      ? 0
      : Math.max(
          0,
          best.values.findLastIndex(({ on }) => on <= span.from),
        );
  const isUntilNow = span === undefined || (span.to >= view.today && best.values.length - start > 1);
  if (isAll && slots.top === undefined && isUntilNow) {
    const values = best.values.slice(start);
    const from = values[0] ?? first;
    const change = changeText(from.value, current.value, best, view);
    return {
      text: [
        values.length === 1
          ? say(`**${capital(best.name)}**: **${text(current.value)}**.`, `**${capital(best.name)}**: **${text(current.value)}**.`)
          : say(
              `**${capital(best.name)}**: **${text(current.value)}**, ${change} since ${dated(from.on)}.`,
              `**${capital(best.name)}**: **${text(current.value)}**, ${change} seit ${dated(from.on)}.`,
            ),
        bullet(values.map(({ value, on }) => say(`${dated(on)}: ${text(value)}`, `${dated(on)}: ${text(value)}`))),
      ],
    };
  }
  if (slots.top !== undefined && slots.top > 1 && slots.top <= 12 && slots.lifts.length + slots.tests.length > 0) {
    const lastOnes = best.values.slice(-slots.top).toReversed();
    return {
      text: [
        say(`The last ${lastOnes.length} of ${best.name}:`, `Die letzten ${lastOnes.length} Werte (${best.name}):`),
        bullet(lastOnes.map(({ value, on }) => say(`**${text(value)}**, ${dated(on)}`, `**${text(value)}**, ${dated(on)}`))),
      ],
    };
  }
  if (span !== undefined && span.from > "2001" && span.from !== span.to && isBestOfPeriod(slots)) {
    const inside = best.values.filter(({ on }) => on >= span.from && on <= span.to);
    const top = inside.toSorted((a, b) => (best.kind === "time" ? a.value - b.value : b.value - a.value))[0];
    const label = say(span.label, span.label);
    return {
      text: [
        top === undefined
          ? say(
              `No new ${best.name} is stored ${label}; your best is still **${text(current.value)}** (${dated(current.on)}).`,
              `${capital(label)} ist kein neuer Wert für ${best.name} gespeichert; dein Bestwert ist weiter **${text(current.value)}** (${dated(current.on)}).`,
            )
          : say(
              `Your best ${best.name} ${label}: **${text(top.value)}** (${dated(top.on)}).`,
              `Dein bester Wert für ${best.name} ${label}: **${text(top.value)}** (${dated(top.on)}).`,
            ),
      ],
    };
  }
  if (span !== undefined && span.from > "2001") {
    // "The last 12 months" reach until now: they are compared with what stood at their start.
    const until = span.to >= view.today ? span.from : span.to;
    const then = best.values.findLast(({ on }) => on <= until) ?? first;
    const isLater = then.on > until;
    const name = capital(say(span.label, span.label));
    return {
      text: [
        say(
          `${best.name === "" ? "" : `**${capital(best.name)}**: `}${isLater ? `nothing is stored from before ${dated(first.on)}. ` : ""}**${text(then.value)}** (${dated(then.on)})${then.on < span.from ? `, the last value before ${name.replace(/^(?:On|In) /, "")}` : ""} → **${text(current.value)}** (${dated(current.on)}): **${changeText(then.value, current.value, best, view)}**.`,
          `**${capital(best.name)}**: ${text(then.value)} (${dated(then.on)})${then.on < span.from ? ", der letzte Wert davor" : ""} → **${text(current.value)}** (${dated(current.on)}): **${changeText(then.value, current.value, best, view)}**.`,
        ),
        slots.metric === "pace" && best.metres !== undefined
          ? say(
              `At that distance ${text(then.value)} is **${pace(view, then.value / (best.metres / 1000))}**.`,
              `${text(then.value)} sind **${pace(view, then.value / (best.metres / 1000))}**.`,
            )
          : "",
      ].filter((part) => part !== ""),
    };
  }
  const raced = diary.races.find(({ on, result }) => on === current.on && result !== undefined);
  if ((slots.fields.includes("rank") || slots.fields.includes("where")) && raced !== undefined)
    return {
      text: [
        say(
          `${text(current.value)} was at **${raced.name}**, ${raced.location}, ${dated(raced.on)}${raced.place === undefined ? "" : `: place **${raced.place}**`}.`,
          `${text(current.value)} war bei **${raced.name}**, ${raced.location}, ${dated(raced.on)}${raced.place === undefined ? "" : `: Platz **${raced.place}**`}.`,
        ),
      ],
    };
  if (slots.fields.includes("relative") && best.kind === "watts" && view.athlete.bodyWeight !== undefined)
    return {
      text: [
        `${capital(best.name)} **${text(current.value)}** (${say(dated(current.on), dated(current.on))}): **${(current.value / view.athlete.bodyWeight).toFixed(1)} W/kg**.`,
      ],
    };
  if (slots.fields.includes("relative") && best.kind === "load" && view.athlete.bodyWeight !== undefined)
    return {
      text: [
        say(
          `${capital(best.name)} ${text(current.value)} at ${weight(view, view.athlete.bodyWeight)}: **${(current.value / view.athlete.bodyWeight).toFixed(2)} × body weight**.`,
          `${capital(best.name)} ${text(current.value)} bei ${weight(view, view.athlete.bodyWeight)}: **${(current.value / view.athlete.bodyWeight).toFixed(2)} × Körpergewicht**.`,
        ),
      ],
    };
  const previous = best.values.at(-2);
  const isGain = slots.fields.includes("gain") || slots.fields.includes("gap");
  const race = diary.races.find(({ on, result }) => on === current.on && result !== undefined);
  return {
    text: [
      isGain && first !== current
        ? say(
            `**${changeText(first.value, current.value, best, view)}** since ${dated(first.on)}: ${steps} (tested ${best.values
              .slice(1)
              .map(({ on }) => dated(on))
              .join(", ")}).`,
            `**${changeText(first.value, current.value, best, view)}** seit ${dated(first.on)}: ${history}.`,
          )
        : say(
            `${capital(best.name)}: **${text(current.value)}**, set on **${dated(current.on)}**${race === undefined ? "" : ` at ${race.name}, ${race.location}`}.${previous === undefined ? "" : ` Before: ${text(previous.value)} (${dated(previous.on)}).`}`,
            `${capital(best.name)}: **${text(current.value)}** vom **${dated(current.on)}**${race === undefined ? "" : ` (${race.name}, ${race.location})`}.${previous === undefined ? "" : ` Vorher ${text(previous.value)} (${dated(previous.on)}).`}`,
          ),
      slots.metric === "pace" && best.metres !== undefined
        ? say(
            `That is **${pace(/\bmiles?\b/.test(slots.words) ? { ...view, distances: "mi" } : view, current.value / (best.metres / 1000))}**.`,
            `Das sind **${pace(view, current.value / (best.metres / 1000))}**.`,
          )
        : "",
    ].filter((part) => part !== ""),
  };
}

/** "5k and 10k since spring": the answer of each. */
function eachBest(slots: Slots, diary: Diary, view: CoachView, speech: Speech): readonly string[] {
  const ofTests = slots.tests.map((test) => ({ ...slots, tests: [test], lifts: [] }));
  const ofLifts = slots.lifts
    .filter(({ benchmark }) => !slots.tests.some((test) => test.benchmark !== undefined && test.benchmark === benchmark))
    .map((lift) => ({ ...slots, tests: [], lifts: [lift] }));
  return [...ofTests, ...ofLifts].flatMap((one) => {
    const text = answerValue(one, diary, view, speech)?.text ?? [];
    return text.length === 0 ? [] : [text.join(" ")];
  });
}

/** "best 5k this year": the best of a period, where nothing is compared. */
function isBestOfPeriod({ about, fields, isCompared, words, times }: Slots): boolean {
  return (
    about.includes("best") &&
    fields.length === 0 &&
    !isCompared &&
    times.length === 1 &&
    !/\b(?:progress|chang\w*|since|than|faster|slower|ago|was it)\b/.test(words) &&
    /\b(?:best|fastest|quickest|pbs?|prs?)\b/.test(words)
  );
}

/** "heaviest deadlift in training against my max", "heaviest squat ever": the heaviest set beside the stored best. */
function trainingAgainstBest(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const [lift, second] = slots.lifts;
  if (lift === undefined || second !== undefined || slots.choice !== "most" || !slots.isCompared || !slots.about.includes("best"))
    return undefined;
  const best = bestOfLift(lift, diary).values.at(-1);
  const [asked] = slots.times.flatMap((time) => time.past ?? getSpan(time, view.today, true) ?? []);
  const span = asked ?? always(view.today);
  const sets = within(diary.work, span).flatMap(({ on, sets: done }) =>
    done.filter(({ exercise, isWarmUp }) => !isWarmUp && lift.fits.test(exercise)).map((set) => ({ ...set, on })),
  );
  const top = sets.toSorted((a, b) => (b.kilograms ?? 0) - (a.kilograms ?? 0) || b.on.localeCompare(a.on))[0];
  if (best === undefined || top?.kilograms === undefined) return undefined;
  const share = Math.round((100 * top.kilograms) / best.value);
  return {
    text: [
      say(
        `Heaviest ${lift.name} in training ${span.label}: **${weight(view, top.kilograms)} × ${top.reps ?? "?"}** (${dated(top.on)}). Your best: **${weight(view, best.value)}** (${dated(best.on)}). That is **${share}%** of it.`,
        `${capital(lift.name)}, schwerster Trainingssatz (${span.label}): **${weight(view, top.kilograms)} × ${top.reps ?? "?"}** (${dated(top.on)}). Bestwert: **${weight(view, best.value)}** (${dated(best.on)}). Das sind **${share} %** davon.`,
      ),
    ],
  };
}

function bestsNamed({ lifts, tests }: Slots, diary: Diary): readonly Best[] {
  // "Pull-ups" are a lift of the log and a test: the test holds the best.
  const ofTests = tests.map((test) => bestOfTest(test, diary));
  const ofLifts = lifts
    .filter(({ benchmark }) => !tests.some((test) => test.benchmark !== undefined && test.benchmark === benchmark))
    .map((lift) => bestOfLift(lift, diary));
  return [...ofTests, ...ofLifts];
}

function findGoal({ name, kind }: Best, goals: readonly Goal[]): Goal | undefined {
  const short = name
    .replace(/^back /, "")
    .replace(/^strict /, "")
    .replace(/ km$/, " km");
  return goals.find(({ title }) => title.toLowerCase().includes(short) && (kind !== "load" || /\bkg|lb\b/.test(title)));
}

function gapToGoal(best: Best, goal: Goal, view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const current = best.values.at(-1)?.value ?? goal.current;
  const target = best.kind === "time" && goal.unit === "min" ? 60 * goal.target : goal.target;
  const gap = Math.abs(target - current);
  const isReached = goal.falling ? current <= target : current >= target;
  const days = Math.round((Date.parse(goal.due) - Date.parse(view.today)) / 86_400_000);
  const gapText =
    best.kind === "time" ? (gap < 60 ? `${Math.round(gap)} s` : clock(Math.round(gap))) : said1(Math.round(10 * gap) / 10, best, view);
  return {
    text: [
      isReached
        ? say(
            `**${goal.title}** is reached: you are at ${said1(current, best, view)}.`,
            `**${goal.title}** ist erreicht: du stehst bei ${said1(current, best, view)}.`,
          )
        : say(
            `**${gapText}** to go: you are at ${best.kind === "count" ? `${current} of ${target} reps` : `${said1(current, best, view)} of ${said1(target, best, view)}`}. Due **${dated(goal.due)}**, in **${days} days**.`,
            `Es fehlen **${gapText}**: jetzt ${said1(current, best, view)}, Ziel ${said1(target, best, view)}. Fällig am **${dated(goal.due)}**, in **${days} Tagen**.`,
          ),
    ],
  };
}

function besideEachOther(bests: readonly Best[], view: CoachView, speech: Speech): Draft {
  const say = speak(speech);
  const bodyWeight = view.athlete.bodyWeight;
  // Lifts are never equally heavy: body weight and progress tell which one is ahead.
  const more = (best: Best, value: number): string => {
    const first = best.values[0];
    const ratio =
      best.kind === "load" && bodyWeight !== undefined
        ? `, ${(value / bodyWeight).toFixed(2)} × ${say("body weight", "Körpergewicht")}`
        : "";
    return first === undefined || first.value === value
      ? ratio
      : `${ratio}, ${changeText(first.value, value, best, view)} ${say("since", "seit")} ${dated(first.on)}`;
  };
  const lines = bests.flatMap((best) => {
    const current = best.values.at(-1);
    return current === undefined ? [] : [{ best, current }];
  });
  const [a, b] = lines;
  const gap = a === undefined || b === undefined ? undefined : Math.abs(a.current.value - b.current.value);
  return {
    text: [
      bullet(
        lines.map(({ best, current }) =>
          say(
            `${capital(best.name)}: **${said1(current.value, best, view)}** (${dated(current.on)})${more(best, current.value)}`,
            `${capital(best.name)}: **${said1(current.value, best, view)}** (${dated(current.on)})${more(best, current.value)}`,
          ),
        ),
      ),
      gap === undefined || a === undefined || b === undefined
        ? ""
        : say(
            `Gap: **${said1(gap, a.best, view)}**; ratio ${(Math.min(a.current.value, b.current.value) / Math.max(a.current.value, b.current.value)).toFixed(2)}.`,
            `Abstand: **${said1(gap, a.best, view)}**; Verhältnis ${(Math.min(a.current.value, b.current.value) / Math.max(a.current.value, b.current.value)).toFixed(2).replace(".", ",")}.`,
          ),
    ].filter((part) => part !== ""),
  };
}

/** All lifts by what is stored for them; the first few where a number is said. */
function rankedLifts(slots: Slots, diary: Diary, view: CoachView, speech: Speech): Draft | undefined {
  const say = speak(speech);
  const ranked = LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary))
    .flatMap((best) => {
      const current = best.values.at(-1);
      return current === undefined ? [] : [{ best, current }];
    })
    .toSorted((a, b) => b.current.value - a.current.value)
    .slice(0, slots.top ?? 10);
  if (ranked.length === 0) return undefined;
  const [a, b] = ranked;
  const gap =
    slots.fields.includes("gap") && a !== undefined && b !== undefined
      ? say(
          `The gap between ${a.best.name} and ${b.best.name} is **${weight(view, a.current.value - b.current.value)}**.`,
          `Zwischen ${a.best.name} und ${b.best.name} liegen **${weight(view, a.current.value - b.current.value)}**.`,
        )
      : "";
  return {
    text: [
      gap,
      ranked
        .map(({ best, current }, at) =>
          say(
            `${at + 1}. ${capital(best.name)} **${weight(view, current.value)}** (${dated(current.on)})`,
            `${at + 1}. ${capital(best.name)} **${weight(view, current.value)}** (${dated(current.on)})`,
          ),
        )
        .join("\n"),
    ].filter((part) => part !== ""),
  };
}
