import type { WodLoad } from "../wod.ts";
import { secondsOf } from "./amounts.ts";
import type { MarkedText } from "./marked-text.ts";

/* Sets and loads inside a line: what they are is plain from their form, what they are of from where they stand. */

export interface Quantity {
  readonly value: number;
  readonly unit: string;
  readonly other?: number;
  readonly isRange?: boolean;
}

export interface SetGroup {
  readonly kind: "sets";
  /** Repetitions of each set; empty where an amount or the most possible is done. */
  readonly reps: readonly number[];
  readonly count: number;
  readonly upTo?: number;
  /** "3 x 40 m" */
  readonly amount?: Quantity;
  readonly isMax?: true;
  /** The last set is of as many as possible: "1+". */
  readonly isOpen?: true;
  /** "2.2.2" */
  readonly parts?: readonly number[];
  readonly loads?: WodLoad;
  readonly isEachSide?: true;
}

export interface SetRange {
  readonly from: number;
  readonly to: number;
  /** Where they are not those of the movement. */
  readonly reps?: number;
}

export interface LoadMark {
  readonly kind: "load";
  readonly load: WodLoad;
  /** "Sets 1-3 @ 65%" */
  readonly sets?: SetRange;
}

export type LineMark = SetGroup | LoadMark;

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const UNIT = "(m|km|k|mile|ft|yd|cal|s|min)(?![a-z/])";

/** "2x24/16": of implements that are held, before anything else is read of a line. */
export function markHeld(text: MarkedText<LineMark>): void {
  text.markAll(
    new RegExp(
      String.raw`\(?(?:@ ?)?(?<![\d.])\b([12])x(${NUMBER})(?:\/(${NUMBER}))? ?(kg|lb)\b\)?(?: ?(?:db|kb|dumbbell|kettlebell)s?)?`,
      "gi",
    ),
    (_, count = "", men = "", women = "", unit = "") => ({
      kind: "load",
      load: { values: pair(men, women), unit: unit.toLowerCase() === "lb" ? "lb" : "kg", count: Number(count) },
    }),
  );
  text.markAll(
    new RegExp(String.raw`\(?(?:@ ?)?(?<![\d.])\b2x(${NUMBER})\/(?!\1\b)(${NUMBER})(?! ?(?:reps|m\b|s\b|min|cal|\/|side|leg))\)?`, "gi"),
    (_, men = "", women = "") => ({
      kind: "load",
      load: { values: pair(men, women), unit: Number(men) >= 35 && Number(men) % 5 === 0 ? "lb" : "kg", count: 2 },
    }),
  );
}

export function markLine(text: MarkedText<LineMark>): void {
  markSetRanges(text);
  // "3 @ 90% x 3 sets"
  text.markAll(
    new RegExp(String.raw`(?<![\d.:/])(\d+)(?: reps)? ?@ ?(${NUMBER}) ?(%|kg|lb) ?,? ?(?:x ?|for )(\d+)(?: sets?)?\b`, "gi"),
    (_, reps = "", load = "", unit = "", count = "") => ({
      kind: "sets",
      count: Number(count),
      reps: Array<number>(Math.min(Number(count), 99)).fill(Number(reps)),
      loads: loadOf(load, "", unit),
    }),
  );
  markSequences(text);
  markLoads(text);
  markSets(text);
}

function markSetRanges(text: MarkedText<LineMark>): void {
  text.markAll(
    new RegExp(
      String.raw`\b(?:sets?|rounds?|wave|serie) ?#?(\d+)(?:(?:-| ?& ?| ?and ?| ?, ?)(\d+))? ?[:=]? ?(?:(\d+) (?:reps )?)?@ ?(${NUMBER})(?:-(${NUMBER}))?(%| kg| lb)`,
      "gi",
    ),
    (_, from = "", to = "", reps = "", low = "", high = "", unit = "") => ({
      kind: "load",
      load: loadOf(low, high, unit),
      sets: { from: Number(from), to: Number(to === "" ? from : to), ...(reps === "" ? {} : { reps: Number(reps) }) },
    }),
  );
}

/** "5@65%, 3@75%, 1+@85%", "75/3 80/3 85/2x3", "1x3 @85% / 2x2 @90%". */
function markSequences(text: MarkedText<LineMark>): void {
  const at = String.raw`(?:(\d+)x)?(\d+)(\+?)(?: reps)? ?@ ?(${NUMBER})(?! ?[-/:]? ?\d)( ?%| kg| lb)?(?! ?(?:rpe|min|s\b|m\b|k\b))`;
  const one = new RegExp(at, "gi");
  text.markAll(
    new RegExp(
      String.raw`(?<![\d.:/])${at.replaceAll("(?:(", "(?:(").replace(/\((?!\?)/g, "(?:")}(?:\s*(?:[,/;]|and|then)?\s*${at.replace(/\((?!\?)/g, "(?:")})+`,
      "gi",
    ),
    (whole) => {
      const groups = [...whole.matchAll(one)].map(([, count = "1", reps = "", plus = "", load = "", unit = ""]) => ({
        reps: Array<number>(Number(count)).fill(Number(reps)),
        plus: plus !== "",
        load: Number(load),
        unit: unit.trim(),
      }));
      const reps = groups.flatMap((group) => group.reps);
      const unit =
        groups.find((group) => group.unit !== "")?.unit ??
        (groups.every(({ load }) => load >= 40 && load <= 110) && groups.every(({ reps: [first = 9] }) => first <= 12) ? "%" : "kg");
      const values = groups.flatMap((group) => group.reps.map(() => group.load));
      return {
        kind: "sets",
        reps,
        count: reps.length,
        loads: { values, unit: unit === "lb" ? "lb" : unit === "%" ? "%" : "kg", isPerSet: true },
        ...(groups.at(-1)?.plus === true ? { isOpen: true } : {}),
      };
    },
  );
  text.markAll(
    /(?<![\d/.])\d{2,3}(?:\.\d)?%?\/\d{1,2}(?:x\d{1,2})?(?:\s*[, ]\s*\d{2,3}(?:\.\d)?%?\/\d{1,2}(?:x\d{1,2})?)+(?![\d/])/g,
    (whole) => {
      const groups = [...whole.matchAll(/(\d{2,3}(?:\.\d)?)%?\/(\d{1,2})(?:x(\d{1,2}))?/g)].map(
        ([, load = "", reps = "", count = "1"]) => ({ load: Number(load), reps: Number(reps), count: Number(count) }),
      );
      if (!groups.every(({ load, reps }) => load >= 40 && load <= 110 && reps <= 12)) return undefined;
      const reps = groups.flatMap((group) => Array<number>(group.count).fill(group.reps));
      return {
        kind: "sets",
        reps,
        count: reps.length,
        loads: { values: groups.flatMap(({ load, count }) => Array<number>(count).fill(load)), unit: "%", isPerSet: true },
      };
    },
  );
}

function markLoads(text: MarkedText<LineMark>): void {
  text.markAll(
    new RegExp(String.raw`(?<![\d.x-])(\d+)\+(?: reps)? ?@ ?(${NUMBER}) ?(%|kg|lb)?`, "gi"),
    (_, reps = "", load = "", unit = "") => ({
      kind: "sets",
      reps: [Number(reps)],
      count: 1,
      isOpen: true,
      loads: { values: [Number(load)], unit: unit === "lb" ? "lb" : unit === "kg" ? "kg" : "%", isPerSet: true },
    }),
  );
  // "60% 60% 65% 70%", "@ 70/75/80%", "70-75-80-85%", "@ 80/85/90 kg"
  text.markAll(
    new RegExp(String.raw`@? ?(?<![\d/-])(${NUMBER}%?(?:(?: ?[/,-] ?| )${NUMBER}%?){2,} ?(?:%|kg\b|lb\b))`, "gi"),
    (whole, list = "") => {
      const values = [...list.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
      const unit = list.includes("%") ? "%" : /lb/i.test(list) ? "lb" : "kg";
      return values.length < 3 || (unit === "%" && /\d \d/.test(list) && !/% \d/.test(list) && !whole.includes("@"))
        ? undefined
        : { kind: "load", load: { values, unit, isPerSet: true } };
    },
  );
  text.markAll(new RegExp(String.raw`@ ?(${NUMBER}(?:\/${NUMBER}){2,})(?! ?(?:%|kg|lb|m\b))`, "gi"), (_, list = "") => {
    const values = list.split("/").map(Number);
    return { kind: "load", load: { values, unit: values.every((value) => value >= 40 && value <= 110) ? "%" : "kg", isPerSet: true } };
  });
  text.markAll(
    /(?:@ ?)?\b(?:(\d+(?:\.\d+)?) ?x? ?|(\d)\/(\d) ?(?:x )?)(?:bw|bodyweight|body weight)\b/gi,
    (_, times = "", upper = "", lower = "") => ({
      kind: "load",
      load: { values: [times === "" ? Number(upper) / Number(lower) : Number(times)], unit: "bw" },
    }),
  );
  text.markAll(/(?<=[a-z] @? ?\(?)(?:bw|bodyweight)(?= ?(?:$|[,;+)]))/gi, () => ({ kind: "load", load: { values: [1], unit: "bw" } }));
  const share = String.raw`(?<!(?:^|\s)- ?)(?<!\b(?:drop|reduce|minus|less|down)(?: by| the load| load)? ?)(?:@ ?|\bat |\babout |\bca\.? |~ ?)?(?:@ ?)?(up to |auf |bis )?~? ?(?<![\d.])(${NUMBER})%?(?:-(${NUMBER}))? ?%`;
  text.markAll(
    new RegExp(
      String.raw`${share}(?! ?(?:ftp|hr|max hr|hrmax|lthr|mas|vma|effort|off\b|power|css|incline|grade))(?: \(?of ((?:the |your |today'?s? |that|this |day'?s? |clean|snatch|jerk|1 ?rm|max|best|new |heavy |top |single|double|triple|set|sn\b|c&j|\d ?rm)[^;,.()+\uE000]*)\)?)?`,
      "gi",
    ),
    (_, up = "", low = "", high = "", of = "") => ({
      kind: "load",
      load: {
        ...loadOf(low, high, "%"),
        ...(up === "" ? {} : { isUpTo: true as const }),
        ...(of === "" || /^(?:your |the )?(?:1 ?rm|max|best)\s*$/i.test(of) ? {} : { of: of.trim() }),
      },
    }),
  );
  text.markAll(
    new RegExp(String.raw`(?<=(?:\d|\uE001)[^;,]*[a-z][a-z -]*,? ?\(?@? ?)2x(\d\d(?:\.5)?)(?= ?\)?(?: ?[,;+]| ?$))`, "gi"),
    (_, one = "") => ({
      kind: "load",
      load: { values: [Number(one)], unit: Number(one) >= 35 && Number(one) % 5 === 0 ? "lb" : "kg", count: 2 },
    }),
  );
  text.markAll(
    new RegExp(
      String.raw`\(?(?:@ ?|\bwith |\bmit |\bcon |\bavec )?(?<![\d.:x/-])(?:(${NUMBER})(?:([/-])(${NUMBER}))?[ -]?(kg|lb|cm|in)\b)(?!\/)(?: (?:bar|barbell|ball|plate|dumbbells?|kettlebells?|dbs?|kbs?|bells?)\b)?\)?`,
      "gi",
    ),
    (_, men = "", sign = "", women = "", unit = "") => ({
      kind: "load",
      load: { values: pair(men, women), unit: unit.toLowerCase() as WodLoad["unit"], ...(sign === "-" ? { isRange: true } : {}) },
    }),
  );
}

function markSets(text: MarkedText<LineMark>): void {
  text.markAll(/(?<![\d./-])\b(\d{1,2}) (?=strides\b)/gi, (_, count = "") => ({ kind: "sets", count: Number(count), reps: [] }));
  text.markAll(/\b(\d{1,2})(?:x ?| x )(?=(?:hills?|strides?|sprints?|starts?|flights?)\b)/gi, (_, count = "") => ({
    kind: "sets",
    count: Number(count),
    reps: [],
  }));
  text.markAll(/(?<![\d.])(\d(?:\.\d){2,})x(\d{1,2})\b/g, (_, list = "", count = "") => {
    const parts = list.split(".").map(Number);
    return {
      kind: "sets",
      count: Number(count),
      reps: Array<number>(Number(count)).fill(parts.reduce((sum, part) => sum + part, 0)),
      parts,
    };
  });
  text.markAll(/\b(\d+)(?: sets?:?(?: of)? ?|x ?)\(?(\d+(?:\.\d+){2,}|\d+(?:\+\d+)+)\)?(?: reps)?/gi, (_, count = "", list = "") => {
    const parts = list.split(/[.+]/).map(Number);
    return {
      kind: "sets",
      count: Number(count),
      reps: Array<number>(Number(count)).fill(parts.reduce((sum, part) => sum + part, 0)),
      parts,
    };
  });
  text.markAll(
    new RegExp(String.raw`\b(\d{1,2})(?:x ?| (?:sets?|times|efforts?|reps)(?: of| x)? ?)(\d+:\d\d)(?:-(\d+:\d\d))?(?![\d:/])`, "gi"),
    (_, count = "", low = "", high = "") => ({
      kind: "sets",
      count: Number(count),
      reps: [],
      amount: { value: secondsOf(low), unit: "s", ...(high === "" ? {} : { other: secondsOf(high), isRange: true }) },
    }),
  );
  text.markAll(
    new RegExp(String.raw`\b(\d{1,2})(?:x ?| sets?(?: of| x| @)? ?)(${NUMBER})(?: (?:s|min))?(?:([-/])(${NUMBER}))? ${UNIT}`, "gi"),
    (_, count = "", low = "", sign = "", high = "", unit = "") => ({
      kind: "sets",
      count: Number(count),
      reps: [],
      amount: {
        value: Number(low),
        unit: unit.toLowerCase(),
        ...(high === "" || (sign === "/" && high === low) ? {} : { other: Number(high), isRange: sign === "-" }),
      },
      ...(sign === "/" && high === low ? { isEachSide: true } : {}),
    }),
  );
  text.markAll(/\b(\d{1,2})(?:x ?| sets (?:of |x )?)(?:max|amrap|failure|to failure)\b(?: reps| effort)?/gi, (_, count = "") => ({
    kind: "sets",
    count: Number(count),
    reps: [],
    isMax: true,
  }));
  text.markAll(
    /(?<![\d.:/])\b(\d{1,2})(?:x ?| ?sets?,? ?(?:of|x|@)? ?)(\d{1,3})(?:(-|\/)(\d{1,3}))?(\+)?(?![\d:x]|[.,]\d| ?(?:m|km|min|s|cal|rounds|rds|sets|rm|exercises|movements|stations)\b)(?: reps)?( each(?= ?$| ?[;,]))?/gi,
    (whole, count = "", low = "", sign = "", high = "", plus = "", each = "") =>
      /^\d\dx\d$/i.test(whole) && Number(count) >= 20
        ? undefined
        : {
            kind: "sets",
            count: Number(count),
            reps: Array<number>(Math.min(Number(count), 99)).fill(Number(low)),
            ...(sign === "-" && high !== "" ? { upTo: Number(high) } : {}),
            ...(plus === "" ? {} : { isOpen: true }),
            ...((sign === "/" && high === low) || each !== "" ? { isEachSide: true } : {}),
          },
  );
  text.markAll(/\b(\d{1,3})(?:-(\d+))? reps,? ?(?:x|for|-)? ?(\d{1,2}) sets?\b/gi, (_, low = "", high = "", count = "") => ({
    kind: "sets",
    count: Number(count),
    reps: Array<number>(Math.min(Number(count), 99)).fill(Number(low)),
    ...(high === "" ? {} : { upTo: Number(high) }),
  }));
}

function pair(men: string, women: string): readonly number[] {
  return women === "" ? [Number(men)] : [Number(men), Number(women)];
}

function loadOf(low: string, high: string, unit: string): WodLoad {
  const named = unit.trim().toLowerCase();
  return { values: pair(low, high), unit: named === "lb" ? "lb" : named === "kg" ? "kg" : "%", ...(high === "" ? {} : { isRange: true }) };
}
