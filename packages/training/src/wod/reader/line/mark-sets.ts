import { readSeconds } from "./amounts.ts";
import { getLoad, markLoads, markSetRanges, NUMBER } from "./mark-loads.ts";
import type { MarkedText } from "./marked-text.ts";
import type { LineMark } from "./marks.ts";

const UNIT = "(m|km|k|mile|ft|yd|cal|s|min)(?![a-z/])";

export function markLine(text: MarkedText<LineMark>): void {
  markSetRanges(text);
  // "3 @ 90% x 3 sets"
  text.markAll(
    new RegExp(String.raw`(?<![\d.:/])(\d+)(?: reps)? ?@ ?(${NUMBER}) ?(%|kg|lb) ?,? ?(?:x ?|for )(\d+)(?: sets?)?\b`, "gi"),
    (_, reps = "", load = "", unit = "", count = "") => ({
      kind: "sets",
      count: Number(count),
      reps: Array<number>(Math.min(Number(count), 99)).fill(Number(reps)),
      loads: getLoad(load, "", unit),
    }),
  );
  markSequences(text);
  markLoads(text);
  markSets(text);
}

/** "5@65%, 3@75%, 1+@85%", "1x3 @85% / 2x2 @90%". */
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
  // "E3MOM x 5: 2.2.2 bench"
  text.markAll(/(?<![\d.x]|\bsets? (?:of )?)(\d(?:\.\d){2,3})(?![\d.x])(?= [a-z])/gi, (_, list = "") => {
    const parts = list.split(".").map(Number);
    return { kind: "sets", count: 1, reps: [parts.reduce((sum, part) => sum + part, 0)], parts };
  });
  text.markAll(
    new RegExp(String.raw`\b(\d{1,2})(?:x ?| (?:sets?|times|efforts?|reps)(?: of| x)? ?)(\d+:\d\d)(?:-(\d+:\d\d))?(?![\d:/])`, "gi"),
    (_, count = "", low = "", high = "") => ({
      kind: "sets",
      count: Number(count),
      reps: [],
      amount: { value: readSeconds(low), unit: "s", ...(high === "" ? {} : { other: readSeconds(high), isRange: true }) },
    }),
  );
  text.markAll(
    new RegExp(
      String.raw`\b(\d{1,2})(?:x ?| sets?(?: of| x| @)? ?)(${NUMBER})(?: (?:s|min))?(?:( ?\/ ?|-)(${NUMBER}))? ${UNIT}(?! ?(?:rest|off|recovery)\b)`,
      "gi",
    ),
    (_, count = "", low = "", sign = "", high = "", unit = "") => ({
      kind: "sets",
      count: Number(count),
      reps: [],
      amount: {
        value: Number(low),
        unit: unit.toLowerCase(),
        ...(high === "" || (sign.trim() === "/" && high === low) ? {} : { other: Number(high), isRange: sign === "-" }),
      },
      ...(sign.trim() === "/" && high === low ? { isEachSide: true } : {}),
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
