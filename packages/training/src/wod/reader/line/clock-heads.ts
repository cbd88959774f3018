import type { WodScheme } from "../../wod.ts";
import { BARE_TIME, readSeconds, TIME } from "./amounts.ts";
import type { MarkedText } from "./marked-text.ts";

/* Schemes that the clock runs: death by, Tabata and other intervals, EMOM, AMRAP. */

export interface ClockHead {
  readonly scheme?: WodScheme;
  /** A new turn starts every so many seconds; how often, another line says. */
  readonly every?: number;
  /** "AMRAP" whose minutes another line says. */
  readonly isOpenAmrap?: true;
  /** "Hard" and "easy" of "30 s hard / 30 s easy". */
  readonly how?: string;
  /** "In 3 min:" for each round, or for everything below. */
  readonly window?: number;
  readonly recovery?: string;
}

export function takeClock(text: MarkedText<unknown>): ClockHead {
  return deathBy(text) ?? intervals(text) ?? emom(text) ?? amrap(text) ?? {};
}

function deathBy(text: MarkedText<unknown>): ClockHead | undefined {
  if (!text.has(/\bdeath by\b:?\s*\.{0,3}/i)) return undefined;
  text.has(/\(?\b(?:add|\+) ?1 (?:reps? )?(?:each|every|per) (?:min|minute|round)\b\)?/i);
  return { scheme: { kind: "death-by", every: 60 } };
}

/** "Tabata", "40 s on / 20 s off x 5", "8 x 30/30", "5 x AMRAP 3, rest 1". */
function intervals(text: MarkedText<unknown>): ClockHead | undefined {
  const isTabata = text.drop(/\btabata\b:?(?: this\b!*)?/i) !== undefined;
  const of = (rounds: string, work: string, rest: string, bare = 20): ClockHead => {
    const [on, off] = [readSeconds(work, bare), readSeconds(rest, bare)];
    const count = Number(rounds) || 8;
    return {
      scheme: { kind: "intervals", rounds: count, work: on, rest: off, isTabata: isTabata || (count === 8 && on === 20 && off === 10) },
    };
  };
  const amraps =
    text.take(
      new RegExp(
        String.raw`\b(\d+)(?:x| rounds? (?:of )?:?| sets? (?:of )?:?) ?amrap:? ?${BARE_TIME}\s*[,;/(-]*\s*(?:w(?:ith|/) )?(?:rest:? )?${BARE_TIME}(?: (?:rest|off))?(?: (?:in )?between(?: (?:rounds|sets))?)?`,
        "i",
      ),
    ) ??
    text.take(
      new RegExp(
        String.raw`\b(\d+)(?:x| rounds?(?: of)?:?| sets?(?: of)?:?) ?${TIME} amrap\s*[,;/(-]*\s*(?:rest:? )?${BARE_TIME}(?: (?:rest|off))?(?: (?:in )?between(?: (?:rounds|sets))?)?`,
        "i",
      ),
    );
  const times =
    text.take(
      new RegExp(
        String.raw`\bamrap:? ?${TIME.replace("|\\d+(?:", "|\\d+(?:")} ?x ?(\d+) ?[,/(-]* ?(?:rest:? )?${BARE_TIME}(?: ?(?:rest|off))?`,
        "i",
      ),
    ) ?? text.take(new RegExp(String.raw`\bamrap:? ?(\d+) ?x ?(\d+) ?[,/(-]* ?(?:rest:? )?${BARE_TIME}(?: ?(?:rest|off))?`, "i"));
  const each = ({ scheme, ...head }: ClockHead): ClockHead =>
    scheme?.kind === "intervals" ? { ...head, scheme: { ...scheme, isAmrap: true } } : head;
  if (times !== undefined) return each(of(times[2] ?? "", times[1] ?? "", times[3] ?? ""));
  if (amraps !== undefined) return each(of(amraps[1] ?? "", amraps[2] ?? "", amraps[3] ?? ""));
  const repeated = text.take(
    new RegExp(
      String.raw`\bamrap:? ?${BARE_TIME} ?[,/]? ?rest:? (\d+(?::\d\d)?(?: (?:min|s))?) ?[,/]? ?(?:x ?(\d+)|(\d+) (?:rounds|sets))`,
      "i",
    ),
  );
  if (repeated !== undefined) return each(of((repeated[3] ?? "") || (repeated[4] ?? ""), repeated[1] ?? "", repeated[2] ?? ""));
  const paced = text.take(/\b(\d\d)(?: s)? ?\/ ?(\d\d)(?: s)? ?x ?(\d+)\b(?! ?(?:kg|lb))/i);
  if (paced !== undefined) {
    text.drop(/\(?\d+ s (?:hard|on|fast) ?\/ ?\d+ s (?:easy|off|rest)\)?/i);
    return of(paced[3] ?? "", paced[1] ?? "", paced[2] ?? "", 10);
  }
  const on =
    text.take(
      new RegExp(
        String.raw`\(?(?:\b(\d+)(?:x ?\(?| ?rounds?(?: of)?:?| ?sets?(?: of)?:?) ?)?(?!\d{3})${BARE_TIME} ?(?:on|work|arbeit|hard|max|fast|sprint|strong|quick|brisk),? ?[/,+-]? ?${BARE_TIME} ?(?:off|rest|pause|easy|slow|float|jog)\b(?: ?,? ?(?:x ?(\d+)|(?:for )?(\d+) (?:rounds|sets|times)))?\)?`,
        "i",
      ),
    ) ??
    (isTabata || isByClock(text.text)
      ? (text.take(
          /\(?\b(?:(\d+)x ?\(?)(0:\d\d|\d\d(?: s)?) ?\/ ?(0:\d\d|\d\d(?: s)?)(?! ?(?:kg|lb|in|cm|cal|m\b|\d|:|rest|s ?rest))(?: of)?( )?\)?/i,
        ) ??
        text.take(/\(?()(?<![\d/@.] ?)\b(0:\d\d|\d\d(?: s)?) ?\/ ?(0:\d\d|\d\d(?: s)?) ?,? ?x ?(\d+)\)?/i) ??
        text.take(/\(?\b(\d+)x ?\(?(0:\d\d) ?\/ ?(0:\d\d)\)?()/i) ??
        text.take(/\((\d+)x ?(0:\d\d|\d\d s) ?\/ ?(0:\d\d|\d\d s)\)()/i))
      : undefined);
  if (on !== undefined) {
    const [, effort = ""] = /\b(hard|sprint|fast)\b/i.exec(on[0] ?? "") ?? [];
    const [, pause = ""] = /\b(easy|slow|float|jog)\b/i.exec(on[0] ?? "") ?? [];
    const said = { ...(effort === "" ? {} : { how: effort.toLowerCase() }), ...(pause === "" ? {} : { recovery: pause.toLowerCase() }) };
    const count = [on[1], on[4], on[5]].find((one) => one !== undefined && one.trim() !== "") ?? "";
    const least = Math.min(10, Number(/\d+/.exec(on[3] ?? "")?.[0] ?? 20), Number(/\d+/.exec(on[2] ?? "")?.[0] ?? 20));
    if (count !== "" || isTabata || text.test(/\b\d+ (?:rounds|rds|sets)\b/)) {
      const outer =
        count === ""
          ? text.take(/\b(?:x ?)?(\d+) (?:rounds|rds|sets)(?: (?:each|total|through))?\b|(?:\d\d ?\/ ?\d\d)?\bx ?(\d+)\b|\d\d\/\d\dx(\d+)/i)
          : undefined;
      return {
        ...of(count || (outer?.[1] ?? "") || (outer?.[2] ?? "") || (outer?.[3] ?? ""), on[2] ?? "", on[3] ?? "", least < 10 ? 20 : least),
        ...said,
      };
    }
    return { ...of("1", on[2] ?? "", on[3] ?? "", least < 10 ? 20 : least), ...said };
  }
  if (!isTabata) return undefined;
  text.has(/\bx ?8(?: rounds)?\b|\b8 rounds(?: each)?\b|\b8x\b/i);
  return { scheme: { kind: "intervals", rounds: 8, work: 20, rest: 10, isTabata: true } };
}

/** "8x20/10", "20/10 x 8": work and rest, and not the two sides of a hold. */
function isByClock(line: string): boolean {
  const [, work, rest] = /(0:\d\d|\d\d)(?: s)? ?\/ ?(0:\d\d|\d\d)/.exec(line) ?? [];
  const isSides = work === rest && /\b(?:plank|hold|stretch|hang|raise|squat|lunge|row)/i.test(line);
  return (
    !isSides &&
    !/\dx\d\d ?\/ ?\d\d s? ?rest\b/i.test(line) &&
    (/\b(?:on|off|intervals?|work)\b/i.test(line) ||
      /\b\d+x ?\(?(?:0:)?\d\d(?: s)? ?\/ ?(?:0:)?\d\d\b(?! ?(?:kg|lb|in|cm|cal|m\b|reps))/i.test(line) ||
      /(?<!@ ?)\b(?:0:)?\d\d(?: s)? ?\/ ?(?:0:)?\d\d(?: s)? ?,? ?x ?\d/i.test(line))
  );
}

/** "EMOM 12", "E2MOM x 8", "every 2:00 for 5 sets". */
function emom(text: MarkedText<unknown>): ClockHead | undefined {
  const of = (every: number, count: string, unit: string, isCount: boolean): ClockHead => {
    const value = Number(/[\d.]+/.exec(count)?.[0] ?? 0);
    const isMinutes = /min/.test(unit) || /min|:/.test(count) || (!isCount && unit.trim() === "");
    const turns = isMinutes ? readSeconds(count.includes(":") ? count : `${value} min`) / every : value;
    return { scheme: { kind: "emom", every, turns: Math.max(1, Math.round(turns)), inTurns: false } };
  };
  const same = (): number => {
    const found = text.drop(/[-,(]* ?\(?(?:=|for|total)? ?\b\d+ (?:rounds|sets|min)(?: (?:total|each))?\)?(?= ?[:;]|\s*$)/i);
    return /sets|rounds/.test(found?.[0] ?? "") ? Number(/\d+/.exec(found?.[0] ?? "")?.[0]) : 0;
  };
  const spaced = text.take(
    /\be(\d(?:\.5)?|:?\d\d+ ?s?)(?: ?mo?m?| ?om|(?<= s)|(?<=\ds))\b:? ?-? ?(?:(x|for)? ?(\d+)(?: ?(min|rounds|sets|rds))?)?/i,
  );
  if (spaced !== undefined) {
    const [, step = "", word = "", count = "", unit = ""] = spaced;
    const every = Number.parseFloat(step) < 10 ? Math.round(60 * Number(step)) : Number.parseInt(step.replace(":", ""), 10);
    const sets = same();
    if (count === "") return sets > 0 ? of(every, String(sets), "", true) : { every };
    if (sets > 0 && sets * every === 60 * Number(count)) return of(every, String(sets), "", true);
    return of(every, count, unit, word === "x" || (unit === "" && Number(count) <= 12 && every > 60 && word !== "for"));
  }
  const minutes =
    text.take(/\b(\d+)(?: min)? ?(?:emom|otm)\b(?: of)?:?/i) ??
    text.take(/\b(?:emom|otm) ?-? ?(?:x|for|of)? ?-? ?(\d+)(?::00)?(?: min)?(?! ?(?:reps|cal|m\b|rounds|sets)\b|\d|:\d|\)|\. )/i) ??
    text.take(
      /\b(?:every (?:minute|min|1 min|1:00)|on the minute|each minute)(?: on the (?:minute|min))?,? ?(?:\(?(?:for|x) ?|\(| (?=\d+ min))(\d+)(?::00)?(?: min| rounds| sets)?\)?:?/i,
    ) ??
    text.take(/\b(\d+) min,? (?:rotate|rotating|switch|every|change|alternat)\w* (?:every|each|on the) min(?:ute)?:?/i);
  if (minutes !== undefined) {
    same();
    return of(60, minutes[1] ?? "", "min", false);
  }
  const rounds = text.take(/\b(?:emom|otm)\b ?-? ?(?:x|for)? ?(\d+) (?:rounds|sets)\b/i);
  if (rounds !== undefined) return { every: 60, ...of(60, rounds[1] ?? "", "", true) };
  const every = text.take(
    new RegExp(
      String.raw`\b(?:every|on the|ogni|cada|toutes les|alle) ${TIME.replace("(?:min", "(?:minutes?|min")}(?: min)?,? ?-? ?\(?(?:x|for) ?(\d+(?::\d\d)?) ?(min|rounds|sets|rds|times)?\b\)?:?`,
      "i",
    ),
  );
  if (every !== undefined) {
    same();
    return of(
      readSeconds(every[1] ?? "", 20),
      every[2] ?? "",
      every[3] ?? "",
      !/min/.test(every[3] ?? "") && !(every[2] ?? "").includes(":"),
    );
  }
  const counted =
    text.take(
      new RegExp(
        String.raw`\b(\d+) (?:rounds|sets)(?: for time)?,? ?(?:each for time,? ?)?(?:\(?(?:starting |start(?:s)? |new round )?(?:on )?every ${TIME}\)?):?`,
        "i",
      ),
    ) ?? text.take(new RegExp(String.raw`(?<!\d)()\bevery ${TIME},? ?\(?(\d+) (?:rounds|sets)\)?:?`, "i"));
  if (counted !== undefined) return of(readSeconds(counted[2] ?? ""), (counted[1] ?? "") || (counted[3] ?? ""), "", true);
  if (text.has(/\b(?:emom|otm)\b:?|\bevery (?:minute|min)(?: on the min(?:ute)?)?\b:?(?! (?:you|of|add|until))/i)) return { every: 60 };
  const alone = text.take(new RegExp(String.raw`\b(?:on the |start(?:ing)? )?every ${TIME}(?! (?:\w+ ){0,3}\d)`, "i"));
  return alone === undefined ? undefined : { every: readSeconds(alone[1] ?? "") };
}

function amrap(text: MarkedText<unknown>): ClockHead | undefined {
  // "AMRAP 15 (AMRAP - rounds and reps)"
  const isScored = text.has(/\(?\bamrap ?- ?(?:rounds?|reps)(?: (?:and|&|\+) reps)?\)?/i);
  const ladder = text.test(/\bladder\b/i) ? text.take(/\bfor (\d+) min\b:?/i) : undefined;
  const found =
    ladder ??
    text.take(/\b(\d+)-? ?(?:min|:00)?[- ]?amrap\b(?: of)?:?/i) ??
    text.take(
      /\bamrap ?(?!of \d+ (?!min\b)[a-z])(?:in|-|:|for|of|x)? ?(\d+)(?::00)?(?: min)?(?! ?(?:reps|cal|m\b|kg|rounds|sets)\b|\d|-\d|:[0-5]\d|\.\d)(?: of)?:?/i,
    ) ??
    text.take(/\bas many (?:rounds|reps)(?: (?:and|&) reps)? as (?:possible|you can) in (\d+)(?: min)?(?: of)?:?/i) ??
    text.take(/\bin (\d+) min,? (?:as many (?:rounds|reps)(?: (?:and|&) reps)? as (?:possible|you can)|amrap|max reps)(?: of)?:?/i) ??
    text.take(/\bmax (?:reps |rounds )?in (\d+) min:?/i) ??
    text.take(/^\s*(?:in )?([3-9]|\d\d) min (?=max )/i) ??
    text.take(/(?<=\bmax distance )in (\d+) min\b/i) ??
    text.take(/\b(\d+) min for (?:max )?(?:distance|metres|meters|m\b|reps|cal(?:ories)?)\b:?/i) ??
    text.take(/\b(\d+) min (?:clock|running clock|work)\b:?/i);
  const window = found === undefined ? text.take(/^\s*in (\d+) min ?:/i) : undefined;
  if (window !== undefined) return { window: 60 * Number(window[1]) };
  if (found === undefined) {
    return isScored ||
      text.has(/\bas many (?:rounds|reps)(?: (?:and|&) reps)? as (?:possible|you can)\b/i) ||
      text.has(/\bamrap\b(?! ?(?:set|x|@|\d))(?: of)?:?/i)
      ? { isOpenAmrap: true }
      : undefined;
  }
  return { scheme: { kind: "amrap", seconds: 60 * Number(found[1]) } };
}
