import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import type { Followed } from "../follow-up-of.ts";

const HOW_MANY =
  /\b(?:how many|more than (?:one|1|\d)|only one|wie viele|mehr als (?:ein\w*|1|\d)|combien d?e?|plus d (?:un|une|1)|plus de \d|cuant[oa]s|mas de (?:un[oa]?|1|\d)|quant[ei]|piu di (?:un[oa]?|1|\d))\b/;
const RACE = /\b(?:hyrox|races?|competitions?|rennen|wettkampfe?|courses?|competitions?|carreras|competiciones|gare|competizioni)\b/;
const DID = /\b(?:did i|have i|ive|done|run|hab ich|gemacht|gelaufen|j ai|fait|ai je|he hecho|hice|he corrido|ho fatto|ho corso)\b/;
const PLACE = /\b(?:place|rank|platz|platzierung|classement|puesto|posicion|posizione|posto)\b/;

/** "hab ich dieses Jahr mehr als 1 Hyrox gemacht? Platz?": how many races of a kind are stored in a time, with results and places. */
export function racesDone({ words, frame, diary, view, tongue, say }: Followed): Draft | undefined {
  if (!HOW_MANY.test(words) || !RACE.test(words) || !DID.test(words) || words.split(" ").length > 14) return undefined;
  const isHyrox = /\bhyrox\b/.test(words);
  if (/\b(?:sessions?|einheit\w*|seances?|sesion\w*|session[ei]|training)\b/.test(words)) return undefined;
  const period = frame.periods[0] ?? { from: `${view.today.slice(0, 4)}-01-01`, to: view.today };
  const done = diary.races.filter(
    ({ type, on, result }) => result !== undefined && on >= period.from && on <= period.to && (!isHyrox || type === "hyrox"),
  );
  const next = diary.races.find(({ type, on, result }) => result === undefined && on >= view.today && (!isHyrox || type === "hyrox"));
  const name = isHyrox
    ? "Hyrox"
    : say(
        done.length === 1 ? "race" : "races",
        done.length === 1 ? "Rennen" : "Rennen",
        done.length === 1 ? "course" : "courses",
        done.length === 1 ? "carrera" : "carreras",
        done.length === 1 ? "gara" : "gare",
      );
  const line = ({ name: of, on, result, place }: (typeof done)[number]): string =>
    `- **${of}**, ${dayIn(tongue, on)}: **${result ?? ""}**${place === undefined ? "" : `, ${say("place", "Platz", "place", "puesto", "posto")} ${place}`}`;
  const year = period.from.slice(0, 4);
  return {
    isDecided: true,
    text: [
      done.length === 1
        ? say(
            `**No, one ${name}** in ${year}:`,
            `**Nein, ein ${name}** im Jahr ${year}:`,
            `**Non, un seul** en ${year} :`,
            `**No, solo uno** en ${year}:`,
            `**No, uno solo** nel ${year}:`,
          ).replace(/^\*\*(?:No|Nein|Non), /u, PLACE.test(words) || /mor|mehr|plus|mas|piu/.test(words) ? "$&" : "**")
        : say(
            `**${done.length} ${name}** in ${year}:`,
            `**${done.length} ${name}** im Jahr ${year}:`,
            `**${done.length} ${name}** en ${year} :`,
            `**${done.length} ${name}** en ${year}:`,
            `**${done.length} ${name}** nel ${year}:`,
          ),
      ...(done.length === 0 ? [] : [done.map(line).join("\n")]),
      ...(next === undefined
        ? []
        : [
            say(
              `Still to come: ${next.name}, ${dayIn(tongue, next.on)}.`,
              `Noch offen: ${next.name}, ${dayIn(tongue, next.on)}.`,
              `À venir : ${next.name}, ${dayIn(tongue, next.on)}.`,
              `Por venir: ${next.name}, ${dayIn(tongue, next.on)}.`,
              `In arrivo: ${next.name}, ${dayIn(tongue, next.on)}.`,
            ),
          ]),
    ],
  };
}
