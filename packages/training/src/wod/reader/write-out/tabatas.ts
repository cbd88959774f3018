/* Several Tabatas: one after the other, or one for each exercise of a list. */

import { type Lines, TIME } from "./lines.ts";

const EXERCISE = String.raw`(?:exercises?|movements?|stations?|[uü]bung(?:en)?|exercices?|mouvements?|ejercicios?|esercizi[o]?|exerc[ií]cios?|oefening(?:en)?)`;
const EACH = new RegExp(
  String.raw`\btabata\b.*\b(?:(?:per|each|every|pro|je|jede|par|chaque|por|cada|per ogni|ogni|elke) ${EXERCISE})`,
  "iu",
);
const EIGHT_EACH =
  /(?<!\d)8 ?(?:x|rounds?|rds|sets|runden|durchg[aä]nge|tours|rondas|vueltas|giri|voltas|rondes) ?(?:each|per|pro|je|jeweils|par|por|cada|chacun|ognuno|ciascuno|elk)(?!\p{L}).*(?<!\d)20\D+10(?!\d)/iu;
const EIGHT_EACH_BEHIND =
  /(?<!\d)20\D+10(?!\d).*(?<!\d)8 ?(?:x|rounds?|rds|sets|runden|durchg[aä]nge|tours|rondas|vueltas|giri|voltas|rondes) ?(?:each|per|pro|je|jeweils|par|por|cada|chacun|ognuno|ciascuno|elk)(?!\p{L})/iu;
const COUNTED = /\btabatas?\s*(?:[x×]\s*)(\d)(?!\d)|(?<![\d.])(\d) ?[x×]? ?tabatas?\b/iu;
const BETWEEN = String.raw`(?:between|btw|b/w|zwischen|entre|tra|fra|tussen)`;
const PAUSE = new RegExp(
  String.raw`(?<![\d/x])${TIME}(?: ?(?:of |de |di )?(?:rest|break|pause|pausa|repos|descanso|riposo|rust))? ?(?:in )?${BETWEEN}|(?:rest|pause|pausa|repos|descanso|riposo|rust)\W+(?:of |de |di )?${TIME}`,
  "iu",
);

/** "Tabata squats, rest 1 min, tabata push-ups": a line for each. "Tabata per exercise" above a list: one for each of it, with the rest between. */
export function writeOutTabatas(lines: Lines): Lines {
  const split = lines
    .flatMap((line) => readNames(line))
    .flatMap((line) =>
      (line.match(/\btabata\b/gi)?.length ?? 0) < 2
        ? [line]
        : line.split(
            new RegExp(
              String.raw`\s*(?:[,;+.]|\bthen\b|\bdann\b|\bpuis\b|\bluego\b|\bpoi\b)\s*(?=(?:then )?(?:tabata|(?:rest|pause|pausa|repos|descanso|riposo|rust)\b|\d[\d:.]* ?(?:min\w*|s\w*|'|")? ?(?:rest|pause|pausa|repos|descanso|riposo|rust)\b))`,
              "i",
            ),
          ),
    );
  const isTabata = split.some((line) => /\btabata\b/i.test(line));
  const at = split.findIndex((line) => EACH.test(line) || (isTabata && areEightEach(line)) || readCount(line) > 1);
  if (at < 0) return split;
  const below = writeOutWithoutPlaces(split.slice((split[at + 1] ?? "").trim() === "" ? at + 2 : at + 1));
  const stop = below.findIndex((line) => /\d/.test(line) || line.trim() === "");
  const names = below.slice(0, stop < 0 ? below.length : stop).map((line) => line.replace(/^\W+/u, ""));
  const head = split[at] ?? "";
  if (names.length < 2 || (!EACH.test(head) && !areEightEach(head) && readCount(head) !== names.length)) return split;
  const behind = below[names.length] ?? "";
  const [pause, isBelow] = PAUSE.test(head) ? [PAUSE.exec(head), false] : [PAUSE.exec(behind), PAUSE.test(behind)];
  const rest = pause?.[1] ?? pause?.[2];
  return [
    ...split.slice(0, at).filter((line) => !/^\W*tabata\W*$/i.test(line)),
    ...names.flatMap((name, index) => [...(index === 0 || rest === undefined ? [] : [`rest ${rest}`]), `Tabata ${name}`]),
    ...below.slice(names.length + (isBelow ? 1 : 0)),
  ];
}

const INLINE = /^\W*tabatas? ?(?:[x×] ?)?(\d) ?[x×]?\s*:\s*(\p{L}[^.;\d]*?)(?:[.;,]\s*(\d.*))?$/iu;

/** "Tabata x3: row / push-up / sit-up. 1 min between": a list below its head. */
function readNames(line: string): Lines {
  const [, count, list = "", rest] = INLINE.exec(line) ?? [];
  const names = list.split(/\s*[/,+]\s*/).filter((name) => name !== "");
  if (count === undefined || names.length !== Number(count)) return [line];
  return [`Tabata x${count}${rest === undefined ? "" : `, ${rest}`}`, ...names];
}

/** "8 rounds each, 20/10", in either order. */
function areEightEach(line: string): boolean {
  return EIGHT_EACH.test(line) || EIGHT_EACH_BEHIND.test(line);
}

/** "Tabata x 4" above four movements: one for each of them. */
function readCount(head: string): number {
  const [, behind, before] = COUNTED.exec(head) ?? [];
  return Number(behind ?? before ?? 0);
}

const PLACE = /^\s*(\d{1,2})[.):]\s*(?=\p{L})/u;

/** A list without its numbers, where they count its lines. */
function writeOutWithoutPlaces(lines: Lines): Lines {
  const end = lines.findIndex((line, index) => Number(PLACE.exec(line)?.[1]) !== index + 1);
  const listed = lines.slice(0, end < 0 ? lines.length : end);
  return [...listed.map((line) => line.replace(PLACE, "")), ...lines.slice(listed.length)];
}
