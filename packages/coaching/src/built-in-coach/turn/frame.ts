import type { Day, Weekday } from "@ironpace/training";
import { SESSION_KINDS } from "../frame/session-kinds.ts";
import type { Sport } from "../own-data/diary.ts";
import { liftNamed, TESTS } from "../own-data/subject.ts";
import type { Measure, Subject } from "../query/query.ts";
import { normalise } from "../question.ts";
import { correctSpelling } from "../reading/spelling.ts";
import { readTokens, type Token } from "./concepts/concepts.ts";
import type { Tongue } from "./languages.ts";
import { numberOf, type Period, readTimes } from "./times.ts";

/** What an athlete wants done. */
export type Verb =
  | "move"
  | "skip"
  | "swap"
  | "shorten"
  | "ease"
  | "harder"
  | "add"
  | "end"
  | "cant"
  | "log"
  | "delete"
  | "undo"
  | "combine";

/** One turn, read: what it asks, wants or tells, of what, when and how much. Every slot can be replaced by that of the next turn. */
export interface Frame {
  readonly tongue: Tongue;
  readonly content: string;
  readonly words: string;
  readonly tokens: readonly Token[];
  /** Content words that no slot explains. */
  readonly leftover: readonly string[];
  /** What is asked about beside numbers: "race", "goal", "agenda", "streak" … */
  readonly topics: ReadonlySet<string>;
  /** Which of the rows: "most", "average", "before" … */
  readonly picks: ReadonlySet<string>;
  readonly metric?: Measure;
  readonly group?: "month" | "week" | "weekday" | "sport";
  readonly verbs: readonly Verb[];
  readonly subjects: readonly Subject[];
  /** Exercises of a session by the word for them. */
  readonly lines: readonly string[];
  readonly gear: readonly string[];
  readonly periods: readonly Period[];
  readonly days: readonly Day[];
  readonly weekdays: readonly Weekday[];
  readonly until?: Day;
  /** "from now on" */
  readonly isForGood: boolean;
  /** Monday to Friday. */
  readonly onWeekdays: boolean;
  readonly minutes?: number;
  readonly percent?: number;
  /** Days a week. */
  readonly daysPerWeek?: number;
  /** "5:50" in seconds. */
  readonly clock?: number;
  readonly numbers: readonly number[];
  /** Part of the body with a complaint. */
  readonly part?: string;
  readonly hasPain: boolean;
  /** "tight, not pain" */
  readonly deniesPain: boolean;
  readonly isIll: boolean;
  readonly isAway: boolean;
  readonly isBroken: boolean;
  /** Asks what is right to do; says what is left out; looks ahead; tells what was done. */
  readonly asksAdvice: boolean;
  readonly hasException: boolean;
  readonly looksAhead: boolean;
  readonly tells: boolean;
  readonly replies: ReadonlySet<string>;
  /** "the second one" */
  readonly ordinal?: number;
  readonly relations: ReadonlySet<string>;
  /** The frame of the turn before, for "which was better". */
  readonly previous?: Frame;
}

/** The plain words of a message, misspelt ones mended in English. */
export function plainWords(content: string, tongue: Tongue): string {
  const said = tongue === "en" ? content.replaceAll(/\bwanna\b/gi, "want to").replaceAll(/\bgonna\b/gi, "going to") : content;
  const apart = tongue === "fr" || tongue === "it" ? said.replaceAll(/['’`]/gu, " ") : said;
  const plain = normalise(apart.replaceAll(/(?<![\d:.])(\d{1,2})\.(?= ?(?:\p{L}|$))/gu, "$1th "));
  return tongue === "en" ? correctSpelling(plain) : plain;
}

/** "No ski erg until 15 December" is about what is planned. */
const LACKS = /^(?:no|without|keine?|ohne|sans|pas de|sin|nada de|senza|niente) /;

export function readFrame(content: string, tongue: Tongue, today: Day): Frame {
  const words = plainWords(content, tongue)
    .replaceAll(NO_PAIN, " ")
    .replaceAll(START_OF_YEAR[tongue], FIRST_MONTH[tongue])
    .replaceAll(/\bback to back\b/g, "in a row");
  const { tokens: all, leftover } = readTokens(words, tongue);
  const tokens = withoutDenied(withoutBareLimits(withRunsForRaces(all)), words);
  const of = (kind: string): readonly string[] =>
    tokens.flatMap(({ concept }) => (concept.startsWith(`${kind}:`) ? [concept.slice(kind.length + 1)] : []));
  const has = (concept: string): boolean => tokens.some((token) => token.concept === concept);
  const topics = new Set(of("topic"));
  // "what did I do on Tuesday" asks what is over.
  if (topics.has("done")) topics.delete("agenda");
  const limitText = tokens.find(({ concept }) => concept === "amount:minutes")?.text ?? "";
  const verbs = [...new Set([...of("verb"), ...(/ (?:max|tops|at most)$/.test(limitText) ? ["shorten"] : [])])] as Verb[];
  const relations = new Set(of("rel"));
  const isAhead =
    verbs.some((verb) => verb !== "log") ||
    topics.has("agenda") ||
    relations.has("next") ||
    topics.has("when") ||
    has("ill") ||
    has("away") ||
    has("broken") ||
    LACKS.test(words) ||
    of("reply").includes("rather");
  const times = readTimes(tokens, words, today, isAhead, isAhead || has("advice") || !PAST[tongue].test(words));
  const minutesText = tokens.find(({ concept }) => concept === "amount:minutes")?.text;
  const percentText = tokens.find(({ concept }) => concept === "topic:percent")?.text;
  const daysText = tokens.find(({ concept }) => concept === "amount:days")?.text;
  const clockText = /\b(\d{1,2}):(\d{2})\b/.exec(words);
  const asksAmount = has("ask:amount") && tokens.some(({ concept }) => concept.startsWith("sport:")) && !has("lift");
  const [metric = asksAmount ? "distance" : undefined] = of("metric");
  const group = of("group")[0] ?? hardUnit(tokens, times.periods);
  const [part] = of("part");
  const numbers = tokens.flatMap((token) =>
    token.concept === "number" && token.text !== "one" && !times.used.has(token) ? (numberOf(token.text) ?? []) : [],
  );
  // "too long, I've got 40"
  const limit =
    verbs.includes("shorten") && numbers.length === 1 && of("gear").length + of("month").length === 0 && !has("away")
      ? numbers.find((each) => each >= 15 && each <= 180 && Number.isInteger(each))
      : undefined;
  return {
    tongue,
    content,
    words,
    tokens,
    leftover,
    topics,
    picks: new Set(of("pick")),
    ...(metric !== undefined && { metric: metric as Measure }),
    ...(group !== undefined && { group: group as NonNullable<Frame["group"]> }),
    verbs,
    subjects: subjectsOf(tokens),
    lines: of("line"),
    gear: of("gear"),
    periods: times.periods,
    days: times.days,
    weekdays: times.weekdays,
    ...(times.until !== undefined && { until: times.until }),
    isForGood: has("hold:forgood") || (times.weekdays.length > 0 && !ONE_WEEK[tongue].test(words)),
    onWeekdays: has("hold:weekdays"),
    ...(minutesText !== undefined ? { minutes: minutesOf(minutesText) } : limit !== undefined && { minutes: limit }),
    ...(percentText !== undefined && { percent: Number(/\d{2,3}/.exec(percentText)?.[0]) }),
    // "Twice a day" is no number of days.
    ...(daysText !== undefined && !A_DAY.test(words) && !isOfOneThing(words, tongue) && { daysPerWeek: firstNumber(daysText) }),
    ...(clockText !== null && { clock: 60 * Number(clockText[1]) + Number(clockText[2]) }),
    numbers: limit === undefined ? numbers : numbers.filter((each) => each !== limit),
    ...(part !== undefined && { part }),
    // "knee is about a 2 today": a number of ten beside a part of the body.
    hasPain:
      has("pain") ||
      (part !== undefined && numbers.length === 1 && numbers.every((each) => each <= 10) && metric === undefined && !has("rel:next")),
    deniesPain: plainWords(content, tongue).search(NO_PAIN) >= 0,
    isIll: has("ill"),
    isAway: has("away"),
    isBroken: has("broken"),
    asksAdvice: has("advice"),
    hasException: tokens.some((token, at) => token.concept === "except" && !isOnly(token, tokens[at + 1], words)),
    looksAhead: has("ahead"),
    // "how often did I …" asks.
    tells: has("tell") && metric !== "sessions" && !topics.has("when"),
    replies: new Set(of("reply")),
    ...(of("ordinal")[0] !== undefined && { ordinal: Number(of("ordinal")[0]) }),
    relations,
  };
}

/** "Nur die langen Läufe" means these alone, "nur der Montag nicht" takes one out. */
function isOnly({ text, at }: Token, next: Token | undefined, words: string): boolean {
  if (!text.startsWith("nur ") || next === undefined || !/^(?:kind|sport|lift):/.test(next.concept)) return false;
  return words.slice(at + text.length, next.at).trim() === "" && !/\b(?:nicht|ohne)\b/.test(words);
}

/** The start of a year is its first month. */
const START_OF_YEAR: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:at |in )?(?:the )?(?:start|beginning) of (?:the|this) year\b|(?<=\bsince )(?:the )?new years?(?: day)?\b/g,
  de: /\b(?:am |zu )?(?:anfang|beginn) (?:des|dieses) jahres\b|\banfang (?:des )?jahr(?:es)?\b/g,
  fr: /\b(?:au |en )?debut (?:de l |d )?annee\b/g,
  es: /\ba? ?(?:principios?|comienzos?|inicios?) de(?:l)? ano\b/g,
  it: /\b(?:a |all )?inizio (?:dell )?anno\b/g,
};
const FIRST_MONTH: { readonly [tongue in Tongue]: string } = {
  en: "in january",
  de: "im januar",
  fr: "en janvier",
  es: "en enero",
  it: "a gennaio",
};

/** What is said not to hurt is no complaint. */
const NO_PAIN =
  /\b(?:not pain(?:ful)?|no pain|without pain|doesnt hurt|kein(?:e|en)? schmerz\w*|tut nicht weh|pas (?:de )?(?:douleur|mal)|sans douleur|sin dolor|no (?:me )?duele|senza dolore|non fa male)\b/g;

/** "only", "nur" limits a length only beside a number of minutes. */
function withoutBareLimits(tokens: readonly Token[]): readonly Token[] {
  const hasAmount = tokens.some(({ concept }) => concept === "amount:minutes" || concept === "number" || concept === "amount:days");
  return hasAmount
    ? tokens
    : tokens.filter(
        ({ concept, text }) =>
          concept !== "verb:shorten" || !/^(?:only|nur|que|seulement|solo|soltanto|unicamente|max(?:imum|imo)?|massimo|limit)$/.test(text),
      );
}

const DENIED = /(?:^| )(?:not|nicht|pas|no|non)(?: (?:in|on|the|im|am|en|a|de|den|die|der|le|la|el|di|du))* $/;
const DENIABLE = /^(?:month|sport|test|kind):/;

/** "October, not September": what is denied beside another of its kind is not meant. */
function withoutDenied(tokens: readonly Token[], words: string): readonly Token[] {
  const isDenied = ({ concept, at }: Token): boolean => DENIABLE.test(concept) && DENIED.test(words.slice(0, at));
  const kindOf = ({ concept }: Token): string => concept.split(":")[0] ?? "";
  return tokens.filter(
    (token) => !isDenied(token) || !tokens.some((other) => other !== token && kindOf(other) === kindOf(token) && !isDenied(other)),
  );
}

/** "Mi carrera más larga" is a run, no race. */
function withRunsForRaces(tokens: readonly Token[]): readonly Token[] {
  const isRun =
    tokens.some(({ concept }) => concept === "pick:longest" || concept === "metric:distance") &&
    !tokens.some(({ concept }) => concept === "topic:when");
  return tokens.map((token) =>
    isRun && token.concept === "topic:race" && /^(?:carreras?|courses?|gar[ae])$/.test(token.text)
      ? { ...token, concept: "sport:run" }
      : token,
  );
}

/** "my hardest week": weeks beside each other. */
function hardUnit(tokens: readonly Token[], periods: readonly Period[]): string | undefined {
  if (!tokens.some(({ concept }) => concept === "pick:hardest" || concept === "pick:most" || concept === "pick:least")) return undefined;
  return (["week", "month"] as const).find(
    (unit) =>
      tokens.some(({ concept }) => concept === `unit:${unit}`) && !periods.some(({ kind, unit: of }) => kind === unit || of === unit),
  );
}

const A_DAY = /(?:\b|\d)(?:x|times|twice|mal|fois|veces|volte) (?:a|per|am|pro|par|al) (?:day|tag|jour|dia|giorno)\b|\bau jour\b/;

/** "plus que 4 séances" is four. */
function firstNumber(text: string): number {
  return text.split(/[ x]/).flatMap((word) => numberOf(word) ?? [])[0] ?? numberOf(text) ?? 0;
}

/** "Can't make Thursdays this week": of that week only; "from next week" begins something. */
const ONE_WEEK: { readonly [tongue in Tongue]: RegExp } = {
  en: /(?<!\b(?:from|starting|as of|since|after) )\b(?:this|next) week\b(?! on\b| onwards?\b)/,
  de: /(?<!\b(?:ab|seit|von) )(?<!\bab der )\b(?:diese|nachste|kommende) woche\b(?! an\b)/,
  fr: /(?<!\b(?:des|depuis|partir de) )\b(?:cette semaine|la semaine prochaine)\b/,
  es: /(?<!\b(?:desde|partir de) )\b(?:esta semana|la semana que viene|la proxima semana)\b/,
  it: /(?<!\b(?:da|dalla) )\b(?:questa settimana|la (?:prossima settimana|settimana prossima))\b/,
};

/** What is done beside the sessions, a few minutes at a time. */
const ONE_THING: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:core|abs?|ab work|mobility|stretch\w*|grip|plyo\w*|(?:pull|push|chin|sit) ?ups?|muscle ups?|dips?|planks?|calf raises?|handstands?|burpees?|lunges?|wall balls?|squats?|deadlifts?|bench(?: press\w*)?|press(?:es|ing)?|curls?|kettlebells?|swings?|foam roll\w*|prehab|rehab|shoulder work|hip work|accessor\w+)\b/,
  de: /\b(?:core|rumpf\w*|bauch\w*|mobility|mobilitat|dehn\w*|griff\w*|klimmzug\w*|liegestutz\w*|dips?|planks?|wadenheben|handstand\w*|burpees?|ausfallschritt\w*|wall balls?|kniebeuge\w*|kreuzheben|bankdrucken|kettlebells?)\b/,
  fr: /\b(?:gainage|abdos?|abdominaux|mobilite|etirements?|tractions?|pompes?|dips?|planche|burpees?|fentes?|wall balls?|squats?|souleve de terre|kettlebells?)\b/,
  es: /\b(?:core|abdominales|movilidad|estiramientos?|estirar|dominadas?|flexiones|fondos|plancha|burpees?|zancadas?|wall balls?|sentadillas?|peso muerto|kettlebells?)\b/,
  it: /\b(?:core|addominali|mobilita|stretching|allungament\w+|trazion[ei]|piegament\w+|dips?|plank|burpees?|affond[oi]|wall balls?|squat|stacc(?:o|hi)|kettlebells?)\b/,
};
const SESSIONS =
  /\b(?:train\w*|workouts?|sessions?|gym|days?|work ?outs?|einheit\w*|tage?n?|fitness\w*|studio|seances?|entrainement\w*|jours?|salle|sesion\w*|entren\w*|dias?|gimnasio|sedut[ae]|session[ei]|allena\w*|giorn[oi]|palestra)\b/;

/** "Core work 2x a week" counts the times of one thing, not the days of training. */
export function isOfOneThing(words: string, tongue: Tongue): boolean {
  return ONE_THING[tongue].test(words) && !SESSIONS.test(words);
}

function minutesOf(text: string): number {
  const digits = /\d{2,3}/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  return /half|halbe|demi|media|mezz/.test(text) ? 30 : 60;
}

/** Words of what is over: without one a weekday lies ahead. */
const PAST: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:did|was|were|had|went|ran|rowed|rode|swam|lifted|trained|felt|done|last|yesterday|have i|ive|logged|missed|skipped|ago|since)\b/,
  de: /\b(?:war|waren|hatte|hab|habe|bin|lief|ging|letzte\w*|gestern|seit|vorige\w*)\b/,
  fr: /\b(?:etait|ai|suis|avais|dernier\w*|passee?|hier|depuis|couru|fait)\b/,
  es: /\b(?:hice|fue|era|corri|tuve|he|pasad\w+|ayer|desde|entrene|ultim\w+)\b/,
  it: /\b(?:ho|era|stat\w|scors\w|ieri|fatto|passat\w|ultim\w|dal)\b/,
};

const SPORT_KIND: { readonly [sport in Sport]?: string } = { run: "run", row: "row session", ski: "ski session", ride: "ride" };

/** What rows a message is about; a wider word beside a narrower one says no more. */
function subjectsOf(tokens: readonly Token[]): readonly Subject[] {
  const found = tokens.flatMap(({ concept }): Subject[] => {
    const [kind, name = ""] = concept.split(":");
    if (kind === "sport") {
      const of = SESSION_KINDS.find((each) => each.name === SPORT_KIND[name as Sport]);
      return [{ name, sport: name as Sport, ...(of !== undefined && { kind: of }) }];
    }
    if (kind === "kind") {
      const of = SESSION_KINDS.find((each) => each.name === name);
      return of === undefined ? [] : [{ name, kind: of, ...(name.endsWith("run") && { sport: "run" as const }) }];
    }
    if (kind === "lift") {
      const lift = liftNamed(name);
      return lift === undefined ? [] : [{ name, lift }];
    }
    if (kind === "test") {
      const test = TESTS.find((each) => each.name === name || each.name === `${name}s`);
      return test === undefined ? [] : [{ name, test }];
    }
    return [];
  });
  const unique = found.filter((each, at) => found.findIndex(({ name }) => name === each.name) === at);
  // "500 on the rower" is the test, "long run" no run of any kind.
  const isCovered = ({ sport, kind }: Subject): boolean =>
    sport !== undefined &&
    kind?.name === SPORT_KIND[sport] &&
    unique.some((other) => (other.kind !== undefined && other.kind !== kind && other.sport === sport) || other.test !== undefined);
  return unique.filter((each) => !isCovered(each));
}
