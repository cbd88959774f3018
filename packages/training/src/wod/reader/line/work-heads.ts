import type { WodScheme } from "../../wod.ts";
import { BARE_TIME, readSeconds, TIME } from "./amounts.ts";
import type { MarkedText } from "./marked-text.ts";

/* Schemes of a board that the work sets: rounds, lists of repetitions, maximums; and what is said beside them. */

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNT = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten)`;

export function takeCap(text: MarkedText<unknown>): number | undefined {
  const found =
    text.take(
      new RegExp(
        String.raw`\(?\b(?:time ?cap|t\/c|tc|cap|time limit|limit)\b ?(?:it |this |the workout )?(?:at|of|is|=|:|-)*\s*${BARE_TIME}\)?`,
        "i",
      ),
    ) ??
    text.take(new RegExp(String.raw`\(?(?<![\d:])${BARE_TIME} ?-? ?(?:time[ -]?cap|cap|t\/c|tc|time limit|limit|hard stop)\b\)?:?`, "i")) ??
    text.take(new RegExp(String.raw`(?<=\bfor time ?)\((?:max\.? ?)?${BARE_TIME}\)`, "i")) ??
    text.take(new RegExp(String.raw`(?<=[.;,]\s*)${BARE_TIME} on the clock\b`, "i")) ??
    text.take(/\b(?:in|within|under) (\d+ min)(?= ?$)(?<=for time.*)/i);
  return found === undefined ? undefined : readSeconds(found[1] ?? "", 61);
}

/** "0:00-12:00": what stands behind is done in that time. */
export function takeClockRange(text: MarkedText<unknown>): number | undefined {
  const found = text.take(/^\s*(\d+:\d\d)-(\d+:\d\d)(?:\s*[:|]| min)?/) ?? text.take(/^\s*(?:min ?)?(\d+)-(\d+)(?: min)? ?:(?!\d)/i);
  if (found === undefined) return undefined;
  const seconds = readSeconds(found[2] ?? "", 1000) - readSeconds(found[1] ?? "", 1000);
  return seconds > 0 ? seconds : undefined;
}

export function takeTimed(text: MarkedText<unknown>): { readonly isTimed: boolean; readonly isQuality: boolean } {
  const isQuality = text.has(/\b(?:nft|not for time|for quality|no clock|quality rounds)\b:?|(?<=\brounds?,? )slow(?:ly)?\b(?=\s*$)/i);
  const isTimed =
    text.has(/\b(?:reps )?(?:each )?(?:for time|for tme|4 ?time|ft(?=:)|time trial|tt)\b(?: of)?:?/i) || text.test(/\b\d* ?rft\b/i);
  return { isTimed: isTimed || text.test(/\bchipper\b/i), isQuality };
}

export function takeRounds(text: MarkedText<unknown>): { readonly count: number; readonly areSets: boolean } | undefined {
  const found =
    text.take(
      new RegExp(
        String.raw`(?<![\d/:x-])\b${COUNT} ?(?:rounds?|rds?|rnds?|rft|sets? of:?(?= ?$)|supersets?)\b(?: ?(?:of|for|each|total))?\s*[,:]?`,
        "i",
      ),
    ) ??
    text.take(/\brft ?(?:x ?)?\(?(\d+)\)?/i) ??
    text.take(
      new RegExp(
        String.raw`(?<=^[^\d]*)\b${COUNT} sets?\b ?(?:of)?(?= ?[:,;\uE000]| ?$| each\b| for\b|\s+\d+ ?(?:m|cal)\b|\s+\d+:\d\d)\s*[:,]?`,
        "i",
      ),
    ) ??
    text.take(/\bx ?(\d+) sets? ?:?/i) ??
    text.take(/(?<=^|[:;]\s*)\s*(?:superset )?(\d+) ?x ?:?(?= ?$| ?;)/i) ??
    text.take(/^\s*(\d+)x:/i) ??
    text.take(/\b(?:circuit|core|zirkel|circuito)\b ?(\d+) ?x\b ?:?/i);
  if (found === undefined) return undefined;
  text.drop(/\b(?:for )?(?:max|total) reps\b:?|\bfor (?:load|weight)\b:?/i);
  const count = found[1] ?? "";
  return {
    count: COUNTS[count.toLowerCase()] ?? Number(count),
    areSets: /\bsets?\b|superset/i.test((found[0] ?? "").trim()) || text.test(/\bsuperset\b/i),
  };
}

export function takeMax(text: MarkedText<unknown>): WodScheme | undefined {
  const maximum = text.take(
    /\b(?:(?:to )?(?:find|(?:build|work)(?:ing)?(?: up)? to|establish|test|hit) (?:(?:an?|your|todays?) )?(?:new |heavy )?)?(?<!(?:% ?(?:of )?|\bof )(?:your |the )?)(?<![\d.])(\d\d?) ?-?rm\b(?! ?%| load)/i,
  );
  if (maximum !== undefined) return { kind: "max-load", reps: Number(maximum[1]) };
  const named = text.take(
    /\b(?<!\b(?:of|from) (?:the |your |that |today'?s? )*)(?:(?:build|work|working|building)(?: up)? to (?:an? )?|find (?:an? )?)?(?:today'?s? |daily )?(?:heavy|max|top|tough) (?:sets? of )?(single|double|triple|\d)\b(?! ?(?:unders?|kb|db|min|cal))(?: for the day| of the day)?/i,
  );
  if (named !== undefined)
    return { kind: "max-load", reps: { single: 1, double: 2, triple: 3 }[(named[1] ?? "").toLowerCase()] ?? Number(named[1]) };
  return text.has(
    /\b(?:for )?(?:max load|heaviest load|heavy complex|max complex)\b:?|\b(?:build|work)(?:ing)? (?:up )?to (?:an? )?(?:heavy|max)\b(?: for the day)?/i,
  )
    ? { kind: "max-load", reps: 1 }
    : undefined;
}

export interface RepList {
  readonly reps: readonly number[];
  readonly isLadder: boolean;
}

/** "21-15-9", "2-4-6-8-...", "10 to 1". */
export function takeReps(text: MarkedText<unknown>): RepList | undefined {
  const found = text.take(
    /(?<![\d/.:@-]|@ )\b(\d+(?:-\d+){2,})(-? ?(?:\.{2,}|etc\.?|and so on))?(?! ?%|:\d|[\d/]|-\d| ?(?:min|s|m|km|%)\b)(?: reps)?(?: each)?:?/i,
  );
  if (found !== undefined) return { reps: (found[1] ?? "").split("-").map(Number), isLadder: (found[2] ?? "") !== "" };
  const down = text.take(
    /(?<![\d/.:-])\b(?=1[ -]|\d\d ?- ?1\b|\d\d (?:down )?to 1\b)(10|20|12|15|1)(?: ?- ?| (?:down |up )?to )(1|10|12|15|20)\b(?! ?(?:min|s|m|kg|%|reps|cal)\b)(?!\d|:\d| ?[/%]| ?\d)/i,
  );
  if (down === undefined) return undefined;
  const [from, to] = [Number(down[1]), Number(down[2])];
  const length = Math.abs(from - to) + 1;
  return length < 3 || (from !== 1 && to !== 1)
    ? undefined
    : { reps: Array.from({ length }, (_, index) => (from > to ? from - index : from + index)), isLadder: false };
}

export interface RestReading {
  readonly seconds?: number;
  readonly upTo?: number;
  readonly metres?: number;
  readonly isEqual?: true;
  readonly how?: string;
  /** It is said to be between rounds, and is no station of them. */
  readonly isBetween?: true;
  /** "A1": the movement that it follows. */
  readonly after?: string;
}

const HOW = String.raw`((?=very|easy|slow|light|gentle|jog|walk|spin|float|swim|paddle|row|ride|pedal|bike)(?:very )?(?:easy|slow|light|gentle)?(?: ?(?:jog(?:ging)?|walk(?:ing)?|spin(?:ning)?|float|swim|paddle|row|ride|pedal|bike))?(?: ?\/ ?(?:jog|walk))?(?: (?:back|down|home))?)`;
const BETWEEN = String.raw`(?:,? ?(?:in )?(?:between|btw|btwn|b\/w|b\/t|bt)(?: (?:each|all|the))?(?: (?:rounds?|(?:super)?sets?|reps|efforts?|intervals?|movements?|exercises?|stations?|minis|clusters|complexes|waves|attempts|amraps|singles))?|,? after (?:each|every)(?: (?:rounds?|sets?))?)`;
const REST = String.raw`(?:rest(?:ing)?|recovery|recover|rec|off|r)`;

/** Every rest of a line, in order. */
export function takeRests(text: MarkedText<unknown>, isAfterWork: boolean): readonly RestReading[] {
  const found: RestReading[] = [];
  const range = String.raw`(?:(\d+(?::\d\d)?)(?: (?:min|s))? ?- ?)?${BARE_TIME}`;
  const add = (from: string, to: string, how: string, after: string, whole = ""): void => {
    const isClock = to.includes(":");
    const unit = /[a-z]+$/.exec(to)?.[0] ?? "";
    const seconds = readSeconds(to, 11);
    const low =
      from === "" ? seconds : from.includes(":") ? readSeconds(from) : readSeconds(isClock || unit === "" ? from : `${from} ${unit}`, 11);
    found.push({
      seconds: low,
      ...(low === seconds ? {} : { upTo: seconds }),
      ...(how.trim() === "" ? {} : { how: how.trim().toLowerCase() }),
      ...(after === "" ? {} : { after: after.toUpperCase() }),
      ...(/\b(?:between|btw|after)\b/i.test(whole) ? { isBetween: true as const } : {}),
    });
  };
  const AFTER = String.raw`(?:,? after ([a-h]\d?)\b)`;
  const way = !isAfterWork
    ? undefined
    : text.take(
        new RegExp(
          String.raw`[-/,(]* ?(?:with |w\/ ?)?(?:\b${REST}:? )?(?<![\dx] ?)\b(\d{2,4}|\d(?:\.\d)?(?= ?k))(?: ?(m|km|k|yd)\b)? (?=(?:easy |slow )?(?:jog|walk|float|swim|easy))(?!\w+ lunge|\w+ \w+ lunge)${HOW} ?(?:${REST})?${BETWEEN}?\)?`,
          "i",
        ),
      );
  if (way !== undefined)
    found.push({
      metres: Number(way[1]) * (way[2]?.startsWith("k") === true ? 1000 : 1),
      how: (way[3] ?? "").trim().toLowerCase() || "easy",
    });
  for (const pattern of [
    new RegExp(
      String.raw`[-/,(]* ?(?:with |w\/ ?)?\b(?:rest(?:ing)?|recovery|recover|rec|r) ?:?=? ?(?:about |approx )?${range}(?: ${HOW}\b)?(?:${AFTER}|${BETWEEN})?\)?-?`,
      "i",
    ),
    new RegExp(
      String.raw`[-/,(]* ?(?:with |w\/ ?)?(?<![\d:x.])(?<!\d[/-])${range} ?(?:of )?(?:active |aktive |complete |full )?()(?:${REST}|transition|to rest)\b(?:${AFTER}|${BETWEEN})?\)?-?`,
      "i",
    ),
    new RegExp(
      String.raw`[-/,(]* ?(?:with |w\/ ?)?(?<![\d:x.])(?<!\d[/-])${range} ?${HOW}(?: ?(?:${REST})?(?:${AFTER}|${BETWEEN})| (?:rest|recovery|rec)\b)\)?-?`,
      "i",
    ),
    new RegExp(String.raw`[-/,(]* ?(?:with |w\/ ?)?(?<![\d:x.])(?<!\d[/-])${range}()()${BETWEEN}\)?`, "i"),
    ...(isAfterWork || text.test(/\dx ?\d|\dx ?\(/)
      ? [
          new RegExp(String.raw`[/,+(] ?(?:with |w\/ ?)?()${TIME} (?:${HOW.replace("((?:very", "((?=\\w)(?:very")})()(?! ?[a-z])\)?`, "i"),
          new RegExp(
            String.raw`(?:with|w\/) ?()${TIME} (?:${HOW.replace("((?:very", "((?=\\w)(?:very")}) ?(?:${REST})?()(?! ?[a-z])\)?`,
            "i",
          ),
          new RegExp(String.raw`[+,] ?()(\d+ s|\d(?:\.5)? min|\d:\d\d)()()(?= ?$| ?;)`, "i"),
          // "3x5 @ 100 kg 3 min"
          new RegExp(String.raw`(?<=\uE001\)?) *()(\d\d+ s|\d(?:\.5)? min|\d:\d\d)()()(?= *$)`, "i"),
        ]
      : []),
  ]) {
    for (let next = text.take(pattern); next !== undefined; next = text.take(pattern))
      add(next[1] ?? "", next[2] ?? "", next[3] ?? "", next[4] ?? "", next[0]);
  }
  const follow = text.take(new RegExp(String.raw`[,;]\s*()(?<![\d:])${BARE_TIME} after ([a-h]\d?)\b`, "i"));
  if (follow !== undefined) add("", follow[2] ?? "", "", follow[3] ?? "");
  const equal =
    !isAfterWork && !text.test(/\d-\d/)
      ? undefined
      : text.take(
          /[-/,(]* ?(?:with |w\/ ?)?\b(?:equal|same)(?: time)? ((?:easy |slow )?(?:jog|walk|rest|easy|recovery|float))(?: rest| recovery)?\b(?: time)?\)?/i,
        );
  if (text.take(/[-/,(]* ?(?:with )?(?:\brest ?= ?work(?: time)?|\brest 1:1|\b1:1 ?(?:rest|work)?\b)\)?/i) !== undefined)
    found.push({ isEqual: true });
  if (equal !== undefined)
    found.push({ isEqual: true, ...((equal[1] ?? "").replace(/rest|recovery/, "").trim() === "" ? {} : { how: (equal[1] ?? "").trim() }) });
  const how =
    !isAfterWork && !text.test(/\dx/)
      ? undefined
      : text.take(
          /(?:[-/,(;]|\bwith(?: an?)?) *((?:easy |slow )?(?:jog|walk|roll|spin|coast|float)(?: ?\/ ?(?:jog|walk))? (?:back(?: down)?|down|rec(?:overy)?|rest|between))(?: (?:to start|recovery|rest|rec|between))?\)?(?= ?[;,)]| ?$)/i,
        );
  if (how !== undefined)
    found.push({
      how: (how[1] ?? "")
        .trim()
        .toLowerCase()
        .replace(/ (?:rec(?:overy)?|rest|between)$/, ""),
    });
  return found;
}

/** "8x50 on 1:00": a new effort starts every so often. */
export function takeSendOff(text: MarkedText<unknown>, sport: string | undefined): number | undefined {
  const found =
    text.drop(new RegExp(String.raw`(?:\bon|\bab|\bauf|\bleaving|\bevery) (?:the )?${TIME}`, "i")) ??
    (sport === "Swim" && !text.test(/\brest\b|[+,] ?\d+ s\b/i) ? text.drop(/@ ?(\d+:\d\d)(?! ?\/)/) : undefined);
  return found === undefined ? undefined : readSeconds(found[1] ?? "");
}
