import type { WodLoad } from "../../wod.ts";
import type { MarkedText } from "./marked-text.ts";
import type { LineMark } from "./marks.ts";

export const NUMBER = String.raw`\d+(?:\.\d+)?`;

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
  text.markAll(/(?<=\b(?:dbs?|dumbbells?|kbs?|kettlebells?)\b.*)\(2x(\d\d(?:\.5)?)\)/gi, (_, one = "") => ({
    kind: "load",
    load: { values: [Number(one)], unit: Number(one) >= 35 && Number(one) % 5 === 0 ? "lb" : "kg", count: 2 },
  }));
  text.markAll(
    new RegExp(String.raw`\(?(?:@ ?)?(?<![\d.])\b2x(${NUMBER})\/(?!\1\b)(${NUMBER})(?! ?(?:reps|m\b|s\b|min|cal|\/|side|leg))\)?`, "gi"),
    (_, men = "", women = "") => ({
      kind: "load",
      load: { values: pair(men, women), unit: Number(men) >= 35 && Number(men) % 5 === 0 ? "lb" : "kg", count: 2 },
    }),
  );
}

export function markSetRanges(text: MarkedText<LineMark>): void {
  text.markAll(
    new RegExp(
      String.raw`\b(?:sets?|rounds?|wave|serie) ?#?(\d+)(?:(?:-| ?& ?| ?and ?| ?, ?)(\d+))? ?[:=]? ?(?:(\d+) (?:reps )?)?@ ?(${NUMBER})(?:-(${NUMBER}))?(%| kg| lb)`,
      "gi",
    ),
    (_, from = "", to = "", reps = "", low = "", high = "", unit = "") => ({
      kind: "load",
      load: getLoad(low, high, unit),
      sets: { from: Number(from), to: Number(to === "" ? from : to), ...(reps === "" ? {} : { reps: Number(reps) }) },
    }),
  );
}

export function markLoads(text: MarkedText<LineMark>): void {
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
  text.markAll(new RegExp(String.raw`@ ?(${NUMBER}(?:[/-]${NUMBER}){2,})(?! ?(?:%|kg|lb|m\b))`, "gi"), (_, list = "") => {
    const values = list.split(/[/-]/).map(Number);
    return { kind: "load", load: { values, unit: values.every((value) => value >= 40 && value <= 110) ? "%" : "kg", isPerSet: true } };
  });
  text.markAll(
    /(?:@ ?)?\b(?:(\d+(?:\.\d+)?) ?x? ?|(\d)\/(\d) ?(?:x )?)(?:bw|bodyweight|body weight)\b/gi,
    (_, times = "", upper = "", lower = "") => ({
      kind: "load",
      load: { values: [times === "" ? Number(upper) / Number(lower) : Number(times)], unit: "bw" },
    }),
  );
  text.markAll(/(?<!extensions? \(?)(?<=[a-z] @? ?\(?)(?:bw|bodyweight)(?= ?(?:$|[,;+)]))/gi, () => ({
    kind: "load",
    load: { values: [1], unit: "bw" },
  }));
  const share = String.raw`(?<!(?:^|\s)- ?)(?<!\b(?:drop|reduce|minus|less|down)(?: by| the load| load)? ?~? ?)(?:@ ?|\bat |\babout |\bca\.? |~ ?)?(?:@ ?)?(up to |auf |bis )?~? ?(?<![\d.])(${NUMBER})%?(?:-(${NUMBER}))? ?%`;
  text.markAll(
    new RegExp(
      String.raw`${share}(?! ?(?:ftp|hr|max hr|hrmax|lthr|mas|vma|effort|off\b|power|css|incline|grade))(?: \(?of ((?:the |your |today'?s? |that|this |[a-d]\b|part [a-d]\b|day'?s? |clean|snatch|jerk|1 ?rm|max|best|new |heavy |top |single|double|triple|set|sn\b|c&j|\d ?rm)[^;,.()+\uE000]*)\)?)?`,
      "gi",
    ),
    (_, up = "", low = "", high = "", of = "") => ({
      kind: "load",
      load: {
        ...getLoad(low, high, "%"),
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

function pair(men: string, women: string): readonly number[] {
  return women === "" ? [Number(men)] : [Number(men), Number(women)];
}

export function getLoad(low: string, high: string, unit: string): WodLoad {
  const named = unit.trim().toLowerCase();
  return { values: pair(low, high), unit: named === "lb" ? "lb" : named === "kg" ? "kg" : "%", ...(high === "" ? {} : { isRange: true }) };
}
