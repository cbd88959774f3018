import { toEnglish } from "../board-languages.ts";
import { isOfMovements, nameOf } from "../find-movement.ts";
import type { WodManner } from "../wod.ts";
import { AMOUNT, type Amount, readAmount, TIME_AMOUNT } from "./amount.ts";
import { SPORT_WORDS, sportOf, sportsOf } from "./sports.ts";
import { Taker } from "./taker.ts";

/** What one clause of a run, ride, row or swim says. */
export interface CardioClause {
  readonly role?: "warm-up" | "cool-down" | "both";
  readonly sport?: string;
  /** How often the effort is done. */
  readonly repeat?: number;
  /** The whole of it is done so often: "2 x (6 x 300 m)". */
  readonly blocks?: number;
  readonly work?: Amount & { readonly upTo?: number };
  /** Efforts of different length: "250 500 750". */
  readonly list?: readonly Amount[];
  readonly rest?: Amount & { readonly upTo?: number };
  readonly blockRest?: number;
  readonly recovery?: string;
  readonly isEqualRest?: true;
  /** A new effort starts every so many seconds. */
  readonly every?: number;
  readonly isSportNamed: boolean;
  /** "2k TT" */
  readonly isTimed?: true;
  /** "rest easy": what is left of the time. */
  readonly isRemainder?: true;
  readonly manner: WodManner;
  /** Words beside what was read. */
  readonly words: readonly string[];
  /** Numbers that were not read. */
  readonly numbers: readonly string[];
  /** A movement of another kind is named. */
  readonly isOther: boolean;
}

const WARM =
  /\b(?:warm(?:ing)?[- ]?up|w\/?u|einlaufen|einfahren|einrudern|einschwimmen|aufwarmen|riscaldamento|echauffement|calentamiento)\b/i;
const COOL =
  /\b(?:cool(?:ing)?[- ]?down|cool|c\/?d|auslaufen|ausfahren|ausrudern|ausschwimmen|abwarmen|defaticamento|retour au calme|vuelta a la calma|enfriamiento|warm[- ]?down)\b/i;
const REST = String.raw`(?:rest|rec(?:overy|overies|upero|up(?:eration)?)?|pause|trabpause|gehpause|riposo|repos|descanso|desc|off|recoveries|recs?)`;
const JOG = String.raw`(?:(?:slow |easy |light )?(?:jog(?:ging)?|walk(?:ing)?|trab(?:en)?|trot|trote|footing|float|spin(?:ning)?|gehen)(?: ?\/ ?(?:jog|walk))?(?: (?:down|back|rest|recovery))?)`;
const EASY = String.raw`(?:easy|locker|facile|suave|soft|souple|lento|easy spin(?:ning)?|easy jog)`;
const DISTANCE_PACE = String.raw`(?:half[- ]marathon|marathon|hm|mp|mile|race|goal|threshold|tempo|css|hyrox|cv|lt|vo2 ?max|\d+(?:\.\d)? ?k(?:m)?|1500|3000|5000|10000|10er|5er)`;

/** Reads one clause. What follows a set in the same line is of it: "6 x 800, 90 s jog". */
export function readCardioClause(text: string, isAfterSet: boolean, session: string | undefined): CardioClause {
  const taker = new Taker(text);
  const sport = session === "Swim" ? session : (sportOf(text) ?? session);
  const by = taker.take(/\bby (?:the )?(?:25|50|75|100)s?\b/i)?.[0];
  const manner = mannerOf(taker, sport);
  const role = roleOf(taker);
  const isTimed = taker.has(/\b(?:tt|time trial|for time|test)\b/i);
  const isRemainder = taker.has(/^\s*(?:the )?(?:rest|remainder) (?:of (?:it|the time) )?(?=easy|steady)/i);
  const blocks = taker.take(/\b(\d+) ?x ?\( ?(?=\d+ ?x)/i);
  const isEqualRest = taker.has(
    new RegExp(
      String.raw`\b(?:w(?:ith|\/)?\s+)?(?:equal|same) (?:time )?(?:${EASY}|${JOG}|${REST})\b(?: time)?|\b${REST} ?= ?work(?: time)?|\b1:1 ?(?:${REST})?\b`,
      "i",
    ),
  );
  const every = everyOf(taker, sport);
  const isSet = /\d ?x ?\(?\d/i.test(text) || /\d(?:[/ -]\d+){3,}/.test(text);
  const rests = restsOf(taker, isSet, isAfterSet);
  const recovery = taker.take(new RegExp(String.raw`(?<=[;,/]|^)\s*(${JOG})(?=\s*(?:[;,)]|$))`, "i"));
  const pace = paceOf(taker, sport);
  const work = workOf(taker, sport);
  const sports = sportsOf(taker.text);
  const mixed = taker.take(/\b(?:kick|drill|pull|swim)\/(?:kick|drill|pull|swim)\b/i)?.[0];
  const kinds = [
    ...(mixed === undefined ? [] : [mixed.trim().toLowerCase()]),
    ...[...taker.text.matchAll(/\b(?:strides|uphill|hills?|kick|freestyle|paddles|sprints?)\b/gi)].map(([word]) => word.toLowerCase()),
  ];
  while (taker.has(SPORT_WORDS));
  const how = [...new Set([...(work.work === undefined && work.repeat === undefined ? [] : kinds), ...howOf(taker, by)])];
  const left = taker.left.filter((word) => !FILLER.test(word));
  const numbers = left.filter((word) => /\d/.test(word));
  const words = left.filter((word) => !/\d/.test(word));
  const said = [...(sports.length > 1 && /\bor\b/i.test(text) ? sports.slice(1).map((one) => `or ${one}`) : []), ...how].join(" ");
  const [rest, blockRest] = rests;
  return {
    ...(role === undefined ? {} : { role }),
    ...(sport === undefined ? {} : { sport }),
    ...work,
    ...(blocks === undefined ? {} : { blocks: Number(blocks[1]) }),
    ...(rest?.amount === undefined ? {} : { rest: rest.amount }),
    ...(blockRest?.amount?.seconds === undefined ? {} : { blockRest: blockRest.amount.seconds }),
    ...((rest?.how ?? recovery?.[1]) === undefined
      ? {}
      : {
          recovery: (rest?.how ?? recovery?.[1] ?? "")
            .trim()
            .toLowerCase()
            .replace(/^(?:locker|facile|suave|soft|souple|lento)$/, "easy")
            .replace(/^(?:trab(?:en)?|trot|trote)$/, "jog"),
        }),
    ...(isEqualRest ? { isEqualRest } : {}),
    ...(every === undefined ? {} : { every }),
    ...(isRemainder ? { isRemainder } : {}),
    manner: {
      ...(said === "" ? {} : { how: said }),
      ...(pace === undefined ? {} : { pace: work.repeat === undefined ? pace.replace(/ each$/, " in all") : pace }),
      ...manner,
    },
    words,
    numbers,
    isSportNamed: sports.length > 0,
    isOther: work.isOther === true || /\bhandstand\b|\bhs walk|\bpull-? ?ups?\b/i.test(text) || isOtherMovement(words),
    ...(isTimed ? { isTimed } : {}),
  };
}

function isOtherMovement(words: readonly string[]): boolean {
  const english = toEnglish(words.join(" ")).split(/\s+/);
  if (english.join(" ") !== words.join(" ") && english.some((word) => isOfMovements(word.toLowerCase().replace(/s$/, "")))) return true;
  const named = words.filter((word) => isOfMovements(word.toLowerCase()) || isOfMovements(word.toLowerCase().replace(/s$/, "")));
  const name = named.length === 0 ? undefined : nameOf(named);
  return name !== undefined && sportOf(name) === undefined && name !== "Rest";
}

function roleOf(taker: Taker): CardioClause["role"] {
  if (taker.has(/\bw\/?u ?[/+&] ?c\/?d\b|\bboth ends\b|\b(?:warm[- ]?up|wu) (?:and|&|\+) (?:cool[- ]?down|cd)\b/i)) return "both";
  if (taker.has(WARM)) return "warm-up";
  return taker.has(COOL) ? "cool-down" : undefined;
}

function mannerOf(taker: Taker, sport: string | undefined): WodManner {
  const zone =
    taker.take(/(?:@ ?|\bat |\bin )?\b(?:zone|z) ?(\d(?: ?- ?\d)?)\b/i)?.[1] ?? taker.take(/\bga ?([12])\b/i)?.[1]?.replace(/^/, "GA");
  const share = taker.take(
    /(?:@ ?|\bat |\bbei |\ba )?(?<![\d.])(\d+(?: ?- ?\d+)?) ?% ?(?:of )?(ftp|hr ?max|max hr|hr|hfmax|lthr|mas|vma|effort|max)?\b/i,
  );
  const heart = taker.take(/\b(?:hr|heart rate|puls|fc) ?((?:<|>|under|below|unter|sub|max)? ?\d{2,3}(?: ?- ?\d{2,3})?)\b/i);
  const watts = taker.take(/(?:@ ?|\bat )?(?<![\d.:])(\d{2,3}(?: ?- ?\d{2,3})?) ?(?:w|watts?)\b(?!\/)/i);
  const rpe =
    taker.take(/(?:@ ?|\bat )?\brpe ?:?(\d+(?:\.\d)?)(?: ?- ?(\d+(?:\.\d)?))?/i) ??
    taker.take(/\b(?:uphill )?effort:? ?(\d+(?:\.\d)?)()(?: ?\/ ?10)?(?! ?%)/i) ??
    taker.take(/\b(\d+(?:\.\d)?)() ?\/ ?10\b(?: effort)?/i);
  const cadence =
    taker.take(
      /\b(?:s ?\/ ?r|sr|stroke rate|rate|cadence|kadenz|cadencia|spm|rpm|tf) ?:?@? ?(\d{2,3}(?: ?- ?\d{2,3})?)(?: ?(?:spm|rpm|s\/m))?\b/i,
    ) ??
    taker.take(/\b(\d{2,3}(?: ?- ?\d{2,3})?) ?(?:spm|rpm|s\/m)\b/i) ??
    (sport === "Row erg" || sport === "Ski erg" ? taker.take(/\bs(\d\d(?:-\d\d)?)\b/i) : undefined);
  const zones = [
    ...(zone === undefined ? [] : [zone.startsWith("GA") ? zone : `Z${zone.replaceAll(" ", "")}`]),
    ...(share === undefined
      ? []
      : [`${(share[1] ?? "").replaceAll(" ", "")}%${share[2] === "" ? "" : ` ${(share[2] ?? "").toUpperCase()}`}`]),
    ...(heart === undefined ? [] : [`HR ${(heart[1] ?? "").trim()}`]),
    ...(watts === undefined ? [] : [`${(watts[1] ?? "").replaceAll(" ", "")} W`]),
  ].join(", ");
  return {
    ...(zones === "" ? {} : { zone: zones }),
    ...(rpe === undefined ? {} : { rpe: [rpe[1], rpe[2]].filter((one) => one !== undefined && one !== "").map(Number) }),
    ...(cadence === undefined ? {} : { cadence: (cadence[1] ?? "").replaceAll(" ", "") }),
  };
}

/** "8x50 on 1:00": the start interval; in the water also "@ 1:00" where no rest follows. */
function everyOf(taker: Taker, sport: string | undefined): number | undefined {
  const found =
    taker.take(new RegExp(String.raw`(?<=\d ?x ?\d[^;]*)\b(?:on|off|ab|every|auf) (?:the )?(${TIME_AMOUNT})`, "i")) ??
    (sport === "Swim" && !taker.test(new RegExp(String.raw`\b${REST}\b|\+ ?\d+ ?s`, "i"))
      ? taker.take(new RegExp(String.raw`(?<=\d ?x ?\d[^;]*)@ ?(${TIME_AMOUNT})(?! ?\/)`, "i"))
      : undefined);
  return found === undefined ? undefined : readAmount(found[1] ?? "")?.seconds;
}

interface Pause {
  readonly amount?: Amount & { readonly upTo?: number };
  readonly how?: string;
}

function restsOf(taker: Taker, isSet: boolean, isAfterSet: boolean): readonly Pause[] {
  const found: Pause[] = [];
  const range = String.raw`(?:(\d+) ?- ?)?(${AMOUNT}|(?<![\d:.])\d{2,3}(?= ?(?:m )?(?:easy |slow )?(?:jog|walk|trab|float)))`;
  const patterns = [
    new RegExp(
      String.raw`(?<![a-z])(?:(?:w(?:ith|\/)?|con|mit|avec) )?(?:${REST}|r|R|between)(?:\s*[:=-])?\s*${range}(?: ?(${JOG}|${EASY})(?![a-z]))?(?: (?:between|btwn?|b\/t|zwischen|entre|tra)(?: (?:sets|reps|each|rounds|serien|series|blocks|all|efforts|intervals))?)?`,
      "i",
    ),
    new RegExp(
      String.raw`(?:[/,+(] ?)?(?:(?:w(?:ith|\/)?|con|mit|avec) )?${range} ?(${JOG}|${EASY})? ?(?:${REST}|between|btwn?|b\/t)\b(?: (?:between|btwn?|b\/t|zwischen|entre|tra)(?: (?:sets|reps|each|rounds|serien|series))?)?`,
      "i",
    ),
    ...(isSet
      ? [
          new RegExp(String.raw`(?:[/,+(;] ?|w(?:ith|\/)? |mit |con |avec )${range} ?(${JOG}|${EASY})(?![a-z])`, "i"),
          new RegExp(String.raw`\+ ?()(\d+ ?s\b)()`, "i"),
        ]
      : []),
    ...(isAfterSet && isShort(taker.text) ? [new RegExp(String.raw`^\s*${range} ?(${JOG}|${EASY}|$)`, "i")] : []),
    ...(isSet ? [/(?<=\d ?x ?\d{2,4} ?m? [a-z]+ )()(\d+ ?s\b)()\s*$/i] : []),
    ...(isSet
      ? [new RegExp(String.raw`(?<=hard|fast|fort|schnell|strong|on|work),? ()(${TIME_AMOUNT}) ?(${JOG}|${EASY}|off)(?![a-z])`, "i")]
      : []),
  ];
  for (const pattern of patterns) {
    for (let next = taker.take(pattern); next !== undefined; next = taker.take(pattern)) {
      const [, from = "", to = "", how = ""] = next;
      const amount = readAmount(/^\d+$/.test(to) ? `${to} m` : to);
      const upTo = from === "" ? undefined : amount?.seconds;
      const unit = /[a-z]+$/i.exec(to)?.[0] ?? "min";
      const low = from === "" ? amount : readAmount(`${from} ${unit}`);
      found.push({
        ...(low === undefined ? {} : { amount: { ...low, ...(upTo === undefined ? {} : { upTo }) } }),
        ...(how === "" ? {} : { how: how.trim() }),
      });
    }
  }
  return found;
}

/** Whether the amount in front is one of a rest between efforts. */
function isShort(text: string): boolean {
  const amount = readAmount(new RegExp(AMOUNT, "i").exec(text)?.[0] ?? "");
  return amount === undefined || (amount.seconds ?? Infinity) <= LONGEST_REST || (amount.metres ?? Infinity) <= LONGEST_JOG;
}

const LONGEST_REST = 300;
const LONGEST_JOG = 800;

function paceOf(taker: Taker, sport: string | undefined): string | undefined {
  const named =
    taker.take(
      new RegExp(
        String.raw`(?:@|\bat|\bim|\ba|\ben|\btarget|\bkeep)? ?(?:~ ?)?(${DISTANCE_PACE})(?:[- ]?(?:pace|tempo|race pace|effort|rhythm|ritmo)\b)(?: ?([+-] ?\d+(?:\.\d)?)(?: ?s\b)?)?`,
        "i",
      ),
    ) ??
    taker.take(new RegExp(String.raw`(?:@|\ba|\bal|\ben|\bat)? ?\b(?:allure|ritmo(?: de| di)?|passo) (${DISTANCE_PACE})()\b`, "i")) ??
    taker.take(new RegExp(String.raw`(?:\btarget|@|\bat) ?(2k|5k)(?: ?pace)? ?([+-] ?\d+)(?: ?s\b)?`, "i")) ??
    taker.take(new RegExp(String.raw`@ ?(${DISTANCE_PACE})()(?![\w:]| ?(?:m|km|min|s|%)\b)`, "i"));
  if (named !== undefined)
    return `${(named[1] ?? "").toLowerCase()} pace${named[2] === "" ? "" : ` ${(named[2] ?? "").replaceAll(" ", "")} s`}`;
  const clock = String.raw`(\d{1,2}:\d\d(?: ?- ?\d{1,2}:\d\d)?)`;
  const explicit = taker.take(
    new RegExp(
      String.raw`(?:@|\bat|\bin|\ba|\bbei|\bmit)? ?${clock}(?: ?min)? ?(?:\/|per|pro|al|por|par) ?(km|k\b|mi(?:le)?|500 ?m|100 ?m)`,
      "i",
    ),
  );
  if (explicit !== undefined) return `${(explicit[1] ?? "").replaceAll(" ", "")} /${(explicit[2] ?? "").replace(/^k$/i, "km")}`;
  const bare = taker.take(new RegExp(String.raw`(?:@|\bat\b|\bin\b|(?<=\beasy)|(?<=\d ?(?:km?|m|miles?)\b)) ?${clock}(?![\d:])`, "i"));
  if (bare === undefined) return undefined;
  const isIn =
    /\bin\b/i.test(bare[0] ?? "") ||
    ((sport === "Run" || sport === undefined) && (readAmount(bare[1] ?? "")?.seconds ?? Infinity) < FASTEST_KM);
  return isIn
    ? `${bare[1] ?? ""} each`
    : `${(bare[1] ?? "").replaceAll(" ", "")}${sport === "Run" || sport === undefined ? " /km" : sport === "Swim" ? "" : " /500m"}`;
}

/** Seconds: nobody runs a kilometre in less, so it is the time of each effort. */
const FASTEST_KM = 140;

/** What is done: "6 x 800", "3 x 12 min", "16 km", "250 500 750 500 250". */
function workOf(taker: Taker, sport: string | undefined): Partial<Pick<CardioClause, "repeat" | "work" | "list" | "isOther">> {
  const listed = taker.take(/(?<![\d.])((?:\d{1,4}(?: ?m)?(?:\s*[-/,]\s*| )){2,}\d{1,4})(?: ?(min|km|m|s)\b)?(?![\d:.])/i);
  if (listed !== undefined) {
    const values = (listed[1] ?? "").match(/\d+/g) ?? [];
    const unit = listed[2] === "" ? "m" : (listed[2] ?? "m");
    if (listed[2] !== "" || values.every((value) => Number(value) >= 25))
      return { list: values.map((value) => readAmount(`${value} ${unit}`) ?? {}) };
  }
  const times = taker.take(
    new RegExp(
      String.raw`(?<![\d.])(\d{1,2}) ?(?:x|mal|fois|veces|volte|times) ?\(? ?(${AMOUNT}|\d{2,4}(?![\d:.x]| ?(?:kg|lb|cal|rep|%|#)))`,
      "i",
    ),
  );
  if (times !== undefined) {
    const [, repeat = "", text = ""] = times;
    const isBare = /^\d+$/.test(text);
    const value = Number(text);
    // "4x10" is of repetitions.
    if (!isBare || value >= (sport === "Swim" ? 25 : 100))
      return { repeat: Number(repeat), work: isBare ? { metres: value } : (readAmount(text) ?? {}) };
    return { isOther: true };
  }
  const strides = taker.take(
    /(?<![\d.])(\d{1,2}) ?x? ?(?=(?:strides|steigerungen|accelerations|allunghi|progresivos|starts|sprints|accels?)\b)/i,
  );
  if (strides !== undefined) return { repeat: Number(strides[1]) };
  const alone =
    taker.take(new RegExp(String.raw`(?:(?<![\d.])(\d+) ?- ?)?(${AMOUNT})`, "i")) ??
    taker.take(/()(?<![\d.:/+-])(\d{2,5})(?![\d.:/%]| ?(?:x|kg|lb|cal|reps?|#)\b)/i);
  if (alone === undefined) return {};
  const [, from = "", text = ""] = alone;
  if (/^\d+$/.test(text)) {
    const amount = bareAmount(Number(text), sport, taker.text);
    return amount === undefined ? {} : { work: amount };
  }
  const amount = readAmount(text);
  if (amount === undefined) return {};
  if (from === "0") return { isOther: true };
  const low = from === "" ? undefined : readAmount(`${from} ${/[a-z]+$/i.exec(text)?.[0] ?? "min"}`);
  return { work: low?.seconds === undefined || amount.seconds === undefined ? amount : { ...low, upTo: amount.seconds } };
}

/** A number without a unit is metres on a track or in the water, and minutes of an easy start. */
function bareAmount(value: number, sport: string | undefined, text: string): Amount | undefined {
  if (value >= (sport === "Swim" ? 25 : 100)) return { metres: value };
  return value >= 5 && sport !== "Swim" && /^[\s;]*(?:easy|steady)\b/i.test(text) ? { seconds: 60 * value } : undefined;
}

const HOW =
  /^(?:easy|hard|fast|steady|strong|max|sprint|tempo|threshold|moderate|smooth|relaxed|progression|progressive|progressively|build|building|descending|choice|kick|pull|drill|free|fly|breast|back|backstroke|butterfly|im|medley|up|uphill|downhill|down|strides|starts|steigerungen|accelerations|allunghi|paddles|fins|ok|locker|facile|suave|soft|souple|light|quick|float|zugig|schnell|vite|rapide|fuerte|forte|hart|continuous|long|recovery|negative|split|straight|nasal|breathing|only|all-out|effort|standing|seated|flat|by|fartlek|interval|intervals|hill|hills|swim|kick\/swim|kick\/drill|drill\/swim|alternating)$/i;
const EASY_WORDS = /^(?:locker|facile|suave|soft|souple)$/i;
const FILLER =
  /^(?:the|a|an|of|at|in|for|with|w|w\/|on|de|di|do|en|each|every|then|and|or|to|@|x|m|from|la|le|les|el|il|mit|im|plus|pace|time|session|target|target:|keep|go|again|all|is|both|between|btwn?|b\/t|be|s|n|pedal|pedall?ing)$/i;

/** Words of how it is done, in their order. */
function howOf(taker: Taker, by: string | undefined): readonly string[] {
  const described = taker.take(/\bdesc(?:end(?:ing)?)? ?(\d ?- ?\d)?/i);
  const words = taker.left.filter((word) => HOW.test(word));
  for (const word of words) taker.take(new RegExp(String.raw`(?<![a-z\d/])${word.replaceAll("/", String.raw`\/`)}(?![a-z\d/])`, "i"));
  return [
    ...words.map((word) => (EASY_WORDS.test(word) ? "easy" : word.toLowerCase())),
    ...(by === undefined ? [] : [by.trim()]),
    ...(described === undefined ? [] : [`descending${described[1] === "" ? "" : ` ${(described[1] ?? "").replaceAll(" ", "")}`}`]),
  ];
}
