/* Several Tabatas: one after the other, or one for each exercise of a list. */

import { type Lines, TIME } from "./lines.ts";

const EXERCISE = String.raw`(?:exercises?|movements?|stations?|[uü]bung(?:en)?|exercices?|mouvements?|ejercicios?|esercizi[o]?|exerc[ií]cios?|oefening(?:en)?)`;
const EACH = new RegExp(
  String.raw`\btabata\b.*\b(?:(?:per|each|every|pro|je|jede|par|chaque|por|cada|per ogni|ogni|elke) ${EXERCISE})`,
  "iu",
);
const BETWEEN = String.raw`(?:between|btw|b/w|zwischen|entre|tra|fra|tussen)`;
const PAUSE = new RegExp(
  String.raw`(?<![\d/x])${TIME}(?: ?(?:of |de |di )?(?:rest|pause|pausa|repos|descanso|riposo|rust))? ?(?:in )?${BETWEEN}|(?:rest|pause|pausa|repos|descanso|riposo|rust)\W+(?:of |de |di )?${TIME}`,
  "iu",
);

/** "Tabata squats, rest 1 min, tabata push-ups": a line for each. "Tabata per exercise" above a list: one for each of it, with the rest between. */
export function tabatasOf(lines: Lines): Lines {
  const split = lines.flatMap((line) =>
    (line.match(/\btabata\b/gi)?.length ?? 0) < 2
      ? [line]
      : line.split(
          new RegExp(
            String.raw`\s*(?:[,;+.]|\bthen\b|\bdann\b|\bpuis\b|\bluego\b|\bpoi\b)\s*(?=(?:then )?(?:tabata|(?:rest|pause|pausa|repos|descanso|riposo|rust)\b|\d[\d:.]* ?(?:min\w*|s\w*|'|")? ?(?:rest|pause|pausa|repos|descanso|riposo|rust)\b))`,
            "i",
          ),
        ),
  );
  const at = split.findIndex((line) => EACH.test(line));
  if (at < 0) return split;
  const below = split.slice(at + 1);
  const stop = below.findIndex((line) => /\d/.test(line) || line.trim() === "");
  const names = below.slice(0, stop < 0 ? below.length : stop).map((line) => line.replace(/^\W+/u, ""));
  if (names.length < 2) return split;
  const head = split[at] ?? "";
  const behind = below[names.length] ?? "";
  const [pause, isBelow] = PAUSE.test(head) ? [PAUSE.exec(head), false] : [PAUSE.exec(behind), PAUSE.test(behind)];
  const rest = pause?.[1] ?? pause?.[2];
  return [
    ...split.slice(0, at),
    ...names.flatMap((name, index) => [...(index === 0 || rest === undefined ? [] : [`rest ${rest}`]), `Tabata ${name}`]),
    ...below.slice(names.length + (isBelow ? 1 : 0)),
  ];
}
