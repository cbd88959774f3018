import { daysBetween, dayInWords, formatPace, shortDay } from "@ironpace/training";
import type { BenchmarkValue, Diary, Goal, Race } from "../own-data/diary.ts";
import { seconds } from "../own-data/tests.ts";
import { clock, weight } from "../say.ts";
import { toGerman } from "../language/german/values.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { Entity } from "./entity.ts";

type Field =
  | "where"
  | "rank"
  | "target"
  | "result"
  | "weeks"
  | "when"
  | "priority"
  | "gap"
  | "verdict"
  | "realistic"
  | "pace"
  | "perKilogram"
  | "since"
  | "race"
  | "split";

/** Fields in the words of a follow-up, the more certain first. */
const FIELDS: readonly (readonly [Field, RegExp])[] = [
  ["pace", /\b(?:what |which |whats the )?pace\b|\bper (?:k|km|kilomet\w+)\b/],
  ["perKilogram", /\bper (?:kg|kilo|kilogram\w*)\b|\bbody ?weight\b|\brelative to\b|\bper kilo\b/],
  [
    "realistic",
    /\b(?:realistic|realistisch|doable|possible|achievable|feasible|on track|manage it|make it|get it|schaff\w*|will i|gonna|chances?|likely)\b/,
  ],
  ["verdict", /\b(?:did i|have i) (?:make|hit|reach|beat|get|manage|miss|meet)\b|\b(?:reached|achieved|geschafft|erreicht)\b/],
  [
    "gap",
    /\b(?:how (?:much|far|close|many).*(?:faster|slower|missing|left|to go|off|short|more|fehl\w*|need)|missing|fehlt|fehlen|far off|how close|difference|still need)\b/,
  ],
  ["target", /\b(?:target|goal|aim|aimed|aiming|wanted|hoping|hope|planned for|vorgenommen|zielzeit)\b/],
  ["weeks", /\b(?:how (?:long|many (?:weeks|days|months))|in (?:weeks|days|months)|weeks|countdown|days)\b/],
  ["when", /\b(?:when|by when|due|deadline|which day|what day|date|until when|bis when)\b/],
  ["rank", /\b(?:place|placed|position|rank|platz|placing|platzierung)\b/],
  ["where", /\b(?:where|location|city|venue|which town|wo)\b/],
  ["priority", /\b(?:priority|prio|[abc] race)\b/],
  ["result", /\b(?:result|finish(?:ed)?|time|how did (?:it|that|i) (?:go|do)|how fast)\b/],
  ["split", /\bsplit\b/],
  ["race", /\b(?:which|what) (?:race|event|competition)\b/],
];

/** Words of a follow-up beside the field: with others it asks something of its own. */
const EMPTY: ReadonlySet<string> = new Set(
  "and so but ok okay what whats which is was are were the a an it that this there then i me my for of in at on to did do does you again exactly roughly nochmal noch actually though still how much many as expressed please really be would there's have has got again that's thats us we one by at all about say tell give show get need needs want now than also from more s too any yes yeah hm goal goals target aim aiming close higher than kg kilo mal das es da denn war ist".split(
    " ",
  ),
);

export interface FieldAsked {
  readonly field: Field;
  readonly rest: readonly string[];
  readonly words: string;
}

/** The field a message asks for, with the words that nothing explains. */
export function fieldAsked(words: string): FieldAsked | undefined {
  const found = FIELDS.find(([, pattern]) => pattern.test(words));
  if (found === undefined) return undefined;
  const rest = words
    .replace(found[1], " ")
    .split(" ")
    .filter((word) => word !== "" && !EMPTY.has(word));
  return { field: found[0], rest, words };
}

/** A field of what the conversation is about; undefined where it has none of that. */
export function answerEntity(
  entity: Entity,
  { field, words }: FieldAsked,
  diary: Diary,
  view: CoachView,
  speech: "en" | "de",
): Draft | undefined {
  const texts =
    entity.kind === "race"
      ? aboutRace(entity.race, field, diary, view)
      : entity.kind === "goal"
        ? aboutGoal(entity.goal, field, diary, view)
        : aboutValue(entity, field, words, diary, view);
  const text = texts?.[speech];
  return text === undefined ? undefined : { text: [speech === "de" ? toGerman(text) : text] };
}

type Said = { readonly en: string; readonly de: string } | undefined;

const dated = (on: string): string => `${shortDay(on)} ${on.slice(0, 4)}`;

function findClock(text: string | undefined): number | undefined {
  const found = /\d+:\d{2}(?::\d{2})?/.exec(text ?? "")?.[0];
  return found === undefined ? undefined : seconds(found);
}

/** "1:20" beside a result with hours is hours and minutes. */
function targetSeconds(target: string | undefined, result: number | undefined): number | undefined {
  const value = findClock(target);
  return value === undefined ? undefined : value < (result ?? 3600) / 10 ? 60 * value : value;
}

function aboutRace(race: Race, field: Field, diary: Diary, view: CoachView): Said {
  const { name, on, location, place, result, priority } = race;
  const isPast = on < view.today;
  const days = daysBetween(view.today, on);
  const [weeks, left] = [Math.floor(days / 7), days % 7];
  switch (field) {
    case "where":
      return location === "" || location === "Not entered"
        ? { en: `No place is entered for **${name}**.`, de: `Für **${name}** ist kein Ort eingetragen.` }
        : {
            en: `**${name}** ${isPast ? "was" : "is"} in **${location}**, ${dated(on)}.`,
            de: `**${name}** ${isPast ? "war" : "ist"} in **${location}**, ${dated(on)}.`,
          };
    case "rank":
      return place === undefined
        ? {
            en: `No place is stored for ${name}${isPast ? "" : `: it is still to come, on ${dated(on)}`}.`,
            de: `Für ${name} ist keine Platzierung gespeichert.`,
          }
        : {
            en: `You finished in **place ${place}** at ${name}, ${dated(on)}${result === undefined ? "" : `, in ${result}`}.`,
            de: `Platz **${place}** bei ${name}, ${dated(on)}${result === undefined ? "" : `, in ${result}`}.`,
          };
    case "target":
    case "verdict":
    case "gap":
      return againstTarget(race, diary, view);
    case "weeks":
      return isPast
        ? { en: `${name} was on ${dated(on)}.`, de: `${name} war am ${dated(on)}.` }
        : {
            en: `**${weeks} weeks${left === 0 ? "" : ` and ${left} ${left === 1 ? "day" : "days"}`}** (${days} days) until ${name} on ${dated(on)}.`,
            de: `**${weeks} Wochen${left === 0 ? "" : ` und ${left} ${left === 1 ? "Tag" : "Tage"}`}** (${days} Tage) bis ${name} am ${dated(on)}.`,
          };
    case "when":
      return {
        en: `${name} ${isPast ? "was" : "is"} on **${dayInWords(on)}**.`,
        de: `${name} ${isPast ? "war" : "ist"} am **${dayInWords(on)}**.`,
      };
    case "priority":
      return { en: `${name} has priority **${priority}**.`, de: `${name} hat Priorität **${priority}**.` };
    case "result":
      return isPast
        ? result === undefined
          ? { en: `No result is stored for ${name}.`, de: `Für ${name} ist kein Ergebnis gespeichert.` }
          : {
              en: `**${result}** at ${name}, ${dated(on)}${place === undefined ? "" : `, place ${place}`}.`,
              de: `**${result}** bei ${name}, ${dated(on)}${place === undefined ? "" : `, Platz ${place}`}.`,
            }
        : undefined;
    default:
      return undefined;
  }
}

function againstTarget({ name, on, target, result, type }: Race, diary: Diary, view: CoachView): Said {
  if (target === undefined) return { en: `No target is stored for ${name}.`, de: `Für ${name} ist kein Ziel gespeichert.` };
  const before = diary.races.filter((race) => race.type === type && race.result !== undefined && race.on < on).at(-1);
  const own = findClock(result);
  const got = own ?? findClock(before?.result);
  const limit = targetSeconds(target, got);
  const gap = got === undefined || limit === undefined ? undefined : got - limit;
  if (own !== undefined && gap !== undefined)
    return gap <= 0
      ? {
          en: `Your target at ${name} was **${target}**: you ran **${result ?? ""}**, so you beat it by **${clock(-gap)}**.`,
          de: `Dein Ziel bei ${name} war **${target}**: **${result ?? ""}**, also erreicht und um **${clock(-gap)}** unterboten.`,
        }
      : {
          en: `Your target at ${name} was **${target}**: you ran **${result ?? ""}**, **${clock(gap)}** over it.`,
          de: `Dein Ziel bei ${name} war **${target}**: **${result ?? ""}**, **${clock(gap)}** darüber.`,
        };
  const last = before === undefined || gap === undefined ? "" : `${before.name} (${before.result ?? ""})`;
  return {
    en: `Your target for ${name} (${dated(on)}) is **${target}**.${last === "" ? "" : ` From ${last} that takes **${clock(Math.max(0, gap ?? 0))}** off.`}${on < view.today ? " No result is stored." : ""}`,
    de: `Dein Ziel für ${name} (${dated(on)}) ist **${target}**.${last === "" ? "" : ` Gegenüber ${last} sind das **${clock(Math.max(0, gap ?? 0))}** weniger.`}`,
  };
}

function aboutGoal({ title, current, target, unit, due, falling }: Goal, field: Field, diary: Diary, view: CoachView): Said {
  const number = (value: number): string => (unit === "min" ? clock(Math.round(60 * value)) : `${Math.round(10 * value) / 10} ${unit}`);
  const gap = Math.abs(target - current);
  const isMet = falling ? current <= target : current >= target;
  const days = daysBetween(view.today, due);
  const state = {
    en: `**${number(current)}** of ${number(target)}: ${isMet ? "it is reached" : `**${number(gap)}** to go`}, due ${dated(due)} (${days} days)`,
    de: `**${number(current)}** von ${number(target)}: ${isMet ? "erreicht" : `es fehlen **${number(gap)}**`}, fällig ${dated(due)} (${days} Tage)`,
  };
  switch (field) {
    case "when":
    case "weeks":
      return {
        en: `**${title}** is due on **${dayInWords(due)}**, in ${days} days (${Math.floor(days / 7)} weeks).`,
        de: `**${title}** ist fällig am **${dayInWords(due)}**, in ${days} Tagen.`,
      };
    case "gap":
    case "result":
    case "verdict":
    case "target":
      return { en: `**${title}**: ${state.en}.`, de: `**${title}**: ${state.de}.` };
    case "realistic":
      return realistic({ title, current, target, falling, isMet, days, state, number }, goalHistory(title, diary), view);
    default:
      return undefined;
  }
}

function goalHistory(title: string, { benchmarks }: Diary): readonly BenchmarkValue[] {
  const field = GOAL_FIELDS.find(([pattern]) => pattern.test(title))?.[1];
  return benchmarks.filter((each) => each.field === field);
}

const GOAL_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/squat/i, "back_squat"],
  [/deadlift/i, "deadlift"],
  [/pull.?up/i, "strict_pullups"],
  [/overhead|press/i, "overhead_press"],
  [/10 ?k/i, "run_10k"],
  [/5 ?k/i, "run_5k"],
  [/clean/i, "clean_and_jerk"],
  [/snatch/i, "snatch"],
];

interface GoalState {
  readonly title: string;
  readonly current: number;
  readonly target: number;
  readonly falling: boolean;
  readonly isMet: boolean;
  readonly days: number;
  readonly state: { readonly en: string; readonly de: string };
  readonly number: (value: number) => string;
}

/** The rate of the last year held against the rate that is needed. */
function realistic(
  { title, current, target, isMet, days, state, number }: GoalState,
  history: readonly BenchmarkValue[],
  view: CoachView,
): Said {
  if (isMet) return { en: `**${title}**: ${state.en}.`, de: `**${title}**: ${state.de}.` };
  const [first, last] = [history[0], history.at(-1)];
  // Times are stored in seconds; "112.5 kg" is no 5 km.
  const scale = /\b(?:10|5) ?km?\b/i.test(title) ? 60 : 1;
  const months = first === undefined || last === undefined ? 0 : daysBetween(first.on, last.on) / 30.4;
  if (first === undefined || last === undefined || months < 2)
    return {
      en: `**${title}**: ${state.en}. I have too little history to say how fast you will get there.`,
      de: `**${title}**: ${state.de}. Für eine Prognose fehlt mir der Verlauf.`,
    };
  const rate = Math.abs(last.value - first.value) / scale / months;
  const need = Math.abs(target - current) / Math.max(0.5, daysBetween(view.today, view.today) / 30 + days / 30.4);
  const isOn = need <= 1.15 * rate;
  const isNear = need <= 2 * rate || getGap(current, target) <= 1;
  return {
    en: `${isOn ? "**Realistic**" : isNear ? "**Tight, but possible**" : "**Ambitious**"}: ${title} is at ${state.en}. Over ${Math.round(months)} months you gained about ${number(rate)} a month; it needs ${number(need)} a month.`,
    de: `${isOn ? "**Realistisch**" : isNear ? "**Knapp, aber möglich**" : "**Ehrgeizig**"}: ${title} steht bei ${state.de}. In ${Math.round(months)} Monaten waren es etwa ${number(rate)} je Monat; nötig sind ${number(need)} je Monat.`,
  };
}

function getGap(current: number, target: number): number {
  return Math.abs(target - current);
}

function aboutValue(entity: Entity & { kind: "value" }, field: Field, words: string, diary: Diary, view: CoachView): Said {
  const { lift, test } = entity;
  const column = lift?.benchmark ?? test?.benchmark;
  const values = diary.benchmarks.filter((each) => each.field === column);
  const last = values.at(-1);
  if (last === undefined) return undefined;
  const name = lift?.name ?? test?.name ?? "";
  const say = (value: number): string =>
    lift !== undefined && column !== "strict_pullups"
      ? weight(view, value)
      : test?.kind === "time"
        ? timeText(value)
        : `${value}${test?.kind === "watts" ? " W" : ""}`;
  const race = test?.kind === "time" ? diary.races.find(({ result }) => findClock(result) === last.value) : undefined;
  const body = diary.profile.bodyWeight;
  switch (field) {
    case "perKilogram":
      return body === undefined || test?.kind === "time"
        ? undefined
        : {
            en: `**${(last.value / body).toFixed(2)}${test?.kind === "watts" ? " W/kg" : " × body weight"}**: ${say(last.value)} at ${weight(view, body)}.`,
            de: `**${(last.value / body).toFixed(2).replace(".", ",")}${test?.kind === "watts" ? " W/kg" : " × Körpergewicht"}**: ${say(last.value)} bei ${weight(view, body)}.`,
          };
    case "where":
      return race === undefined
        ? {
            en: `${say(last.value)} is stored as a test or best without a place.`,
            de: `${say(last.value)} ist als Test oder Bestwert ohne Ort gespeichert.`,
          }
        : {
            en: `At **${race.name}** in **${race.location}**, ${dated(race.on)}.`,
            de: `Bei **${race.name}** in **${race.location}**, ${dated(race.on)}.`,
          };
    case "rank":
      return race === undefined ? undefined : aboutRace(race, "rank", diary, view);
    case "when":
      return race === undefined
        ? undefined
        : {
            en: `${name} ${say(last.value)}: **${dayInWords(race.on)}**, ${race.name}.`,
            de: `${toGerman(name)} ${say(last.value)}: **${dayInWords(race.on)}**, ${race.name}.`,
          };
    case "gap": {
      const wanted = Number(/\b(\d{2,3}(?:\.\d)?)(?= ?(?:kg|kilos?|w|watts)?\b)/.exec(words.replace(/\b\d+ ?k\b/g, " "))?.[1]);
      if (test?.kind === "time" || !(wanted > 0)) return undefined;
      const missing = Math.round(10 * (wanted - last.value)) / 10;
      return missing <= 0
        ? {
            en: `You are there: your best ${name} is **${say(last.value)}**.`,
            de: `Geschafft: deine Bestleistung (${toGerman(name)}) ist **${say(last.value)}**.`,
          }
        : {
            en: `**${say(missing)}** to go: your best ${name} is ${say(last.value)} of ${say(wanted)} (${Math.round((100 * last.value) / wanted)}%).`,
            de: `Es fehlen **${say(missing)}**: deine Bestleistung (${toGerman(name)}) ist ${say(last.value)} von ${say(wanted)} (${Math.round((100 * last.value) / wanted)} %).`,
          };
    }
    case "split":
      return test?.kind === "time"
        ? { en: `${name}: **${say(last.value)}**, ${dated(last.on)}.`, de: `${toGerman(name)}: **${say(last.value)}**, ${dated(last.on)}.` }
        : undefined;
    case "pace": {
      const kilometres = Number(/(\d+) km/.exec(name)?.[1] ?? (name === "half marathon" ? 21.1 : name === "marathon" ? 42.2 : 0));
      return kilometres === 0
        ? undefined
        : {
            en: `${name} in ${say(last.value)} is **${formatPace(last.value / kilometres)}**.`,
            de: `${name} in ${say(last.value)} sind **${formatPace(last.value / kilometres)}**.`,
          };
    }
    default:
      return undefined;
  }
}

function timeText(value: number): string {
  return `${clock(Math.floor(value))}${value % 1 === 0 ? "" : `.${Math.round(10 * (value % 1))}`}`;
}
