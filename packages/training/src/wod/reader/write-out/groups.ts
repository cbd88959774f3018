/* Groups that are repeated. */

import { type Lines, REST, REST_WORD, TIME } from "./lines.ts";

const GROUP =
  /^(\s*)(?:(?:main|pre|post|set|block|wod|hauptteil|principal|central)\w*(?: set)?\s*[:-]\s*)?([2-4])(?: ?[x×]| times| mal| fois| veces| volte| (?:rounds|blocks)(?: of)?)\s*[:(]?\s*$/i;

/** "2x" above lines that stand deeper and hold sets of their own: the lines twice. */
export function writeOutGroups(lines: Lines): Lines {
  const at = lines.findIndex((line) => GROUP.test(line));
  const [, indent = "", count = "1"] = GROUP.exec(lines[at] ?? "") ?? [];
  if (at < 0) return lines;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => (/^\s*/.exec(line)?.[0].length ?? 0) <= indent.length);
  const inside = below.slice(0, end < 0 ? below.length : end);
  const sets = inside.filter((line) => /\d ?[x×] ?\d/i.test(line)).length;
  if (inside.length < 2 || sets === 0 || inside.length * Number(count) > MOST_LINES) return lines;
  return [
    ...lines.slice(0, at),
    ...Array.from({ length: Number(count) }, () => inside)
      .flat()
      .map((line) => line.trim()),
    ...writeOutGroups(below.slice(inside.length)),
  ];
}

const MOST_LINES = 24;

const TWO_RESTS = new RegExp(
  String.raw`^(.*?)\b(\d) ?[x×] ?\(([^()]*[,+/][^()]*)\)[,;:]? *(?:with |w/ ?)?${TIME} (?:rest |jog |easy )?(?:between|btw|b/w) (?:reps|efforts|intervals|runs|each|them)[,;]? *(?:and |& )?${TIME} (?:rest |jog |easy )?(?:between|btw|b/w) (?:sets|rounds|blocks|series)\W*$`,
  "i",
);

const SERIES_REST = new RegExp(
  String.raw`^\W*(?:(serien?pause|satzpause)|${REST_WORD})?\W*(?:de |of |di )?${TIME}\W*(?:${REST_WORD})?\W*(?:(?:between|btw|b/w|zwischen|entre|tra|tussen) (?:the |den |las? |les |as |le |de )?(?:sets|rounds|blocks|series?|s[eé]ries|serien|s[aä]tzen|runden|bl[oö]cken?|blocs|bloques|blocchi|blocos|blokken|reeksen))?\W*$`,
  "iu",
);
const NESTED =
  /^(.*?)\b([2-5]) ?(?:[x×]|(?:sets?|series|rounds|serien|s[eé]ries|serie|blocks?|bl[oö]cke?|blocs?|bloques?|blocchi|blocos?|blokken|reeksen) ?(?:of|de|di|da|von|van|[aà])?:?) ?\(([^()]*\d ?[x×] ?\d[^()]*)\)(.*)$/i;

/** "récup 45 s, 3 min entre les blocs": the rest of the repeats, then that of the sets. */
const RESTS_BEHIND = new RegExp(
  String.raw`^[,;:\s]*(?:(?:with|mit|avec|con|com|met) )?(?:${REST_WORD}\.?:? ?(?:of |de |di )?)${TIME}(?: (?:between|zwischen|entre|tra|tussen)[^,;\d]*)?(?:[,;/]\s*(?:and |und |et |y |e |en )?([^,;]*\d[^,;]*))?$`,
  "iu",
);

/** "3 x (4x50 kick, 20 s rest), 1 min between sets": the sets so often, with the long rest between. It may stand in a line below. */
export function writeOutNested(lines: Lines): Lines {
  const written: string[] = [];
  let isTaken = false;
  lines.forEach((line, index) => {
    if (isTaken) return void (isTaken = false);
    const [, front = "", count = "", inside = "", behind = ""] = NESTED.exec(line) ?? [];
    const [own = "", short, long] = RESTS_BEHIND.exec(behind) ?? [];
    const pause = seriesRest(long ?? behind) ?? seriesRest(lines[index + 1] ?? "");
    if (count === "" || (behind.trim() !== "" && own !== behind && seriesRest(behind) === undefined)) return void written.push(line);
    isTaken = pause !== undefined && seriesRest(long ?? behind) === undefined;
    const clauses = inside.split(/\s*[,+]\s+/).reduce<string[]>((rows, clause) => {
      if (
        rows.length > 0 &&
        (REST.test(clause) || /^\d+(?:[.,]\d)? ?(?:m|k|km)? (?:easy |slow )?(?:jog|walk|float|trab\w*|easy)\b/i.test(clause))
      )
        rows.push(`${rows.pop() ?? ""}, ${clause}`);
      else rows.push(clause);
      return rows;
    }, []);
    if (short !== undefined && clauses.length === 1) clauses.push(`${clauses.pop() ?? ""}, rest ${short}`);
    if (front.trim() !== "") written.push(front.trim());
    for (let round = 0; round < Number(count); round++) {
      if (round > 0 && pause !== undefined) written.push(`rest ${pause}`);
      written.push(...clauses);
    }
  });
  return written;
}

/** The time of a rest that is said to be between sets. */
function seriesRest(text: string): string | undefined {
  const found = SERIES_REST.exec(text);
  return found !== null && (found[1] !== undefined || /between|btw|b\/w|zwischen|entre|tra |tussen/i.test(text)) ? found[2] : undefined;
}

/** "3 sets of 10 dips and 10 curls": rounds of both. "3 x (1200, 400), 90 s between reps, 3 min between sets": each with its rest. */
export function writeOutBrackets(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [whole, before = "", count = "", inside = "", short = "", long = ""] = TWO_RESTS.exec(line) ?? [];
    const [, rounds, load = "", lifts] =
      /^\s*(?:barbell )?complex:?(?: ?[x×] ?(\d{1,2})(?: sets| rounds)?)?,?( ?@ ?[\d.,/]+ ?(?:%|kg|lb)?)?\s*:\s*([^+]+\+.*)$/i.exec(line) ??
      [];
    if (rounds !== undefined && lifts !== undefined) {
      const [work = "", ...rest] = lifts.split(/,\s+/);
      return [
        `${rounds} sets:`,
        `${work}${load}`,
        ...rest.map((one) => (REST.test(one) || /\d ?'/.test(one) ? `rest ${one.replace(/\s*rest\s*/i, "")}` : one)),
      ];
    }
    const [, sets = "", way = "", how = "", list = ""] =
      /^\W*(\d+) ?[x×] ?(\d+)( ?[a-z ]*):\s*((?:\d+ ?(?:@|on) ?\d?:\d\d,?\s*){2,})$/i.exec(line) ?? [];
    const offs = [...list.matchAll(/(\d+) ?(?:@|on) ?(\d?:\d\d)/g)];
    if (offs.length > 0 && offs.reduce((sum, [, count]) => sum + Number(count), 0) === Number(sets))
      return offs.map(([, count = "", off = ""]) => `${count}x${way}${how} @ ${off}`);
    if (whole !== undefined && !/\d ?[x×] ?\d/i.test(inside)) {
      const efforts = inside.split(/\s*[,+/]\s+/);
      return [
        ...(before.trim() === "" ? [] : [before]),
        `${count} rounds, rest ${long} between rounds`,
        ...efforts.flatMap((effort, index) => [...(index === 0 ? [] : [`rest ${short}`]), effort]),
      ];
    }
    const found = /^(?:(.*?[a-z],?) )?\s*(\d+) sets of (\d+ [a-z][a-z -]*?)(?:,| and| \+| &) (\d+ [a-z][a-z -]*)[.!]?\s*$/i.exec(line);
    return found === null
      ? [line]
      : [...(found[1] === undefined ? [] : [found[1]]), `${found[2] ?? ""} sets:`, found[3] ?? "", found[4] ?? ""];
  });
}
