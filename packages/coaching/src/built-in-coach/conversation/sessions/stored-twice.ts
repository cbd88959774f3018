import type { Draft } from "../../topic.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import type { Followed } from "../follow-up-of.ts";
import { workoutNamed } from "../cards/named-workout.ts";

const TWICE =
  /\b(?:twice|two times|2x|double|duplicate\w*|doppelt|zweimal|zwei mal|deux fois|double|dos veces|doble|duplicad[oa]|due volte|doppi[oa])\b/;

/** "why is Cindy in there twice": two entries of one workout on one day, which most likely are one. */
export function storedTwice({ words, diary, tongue, say }: Followed): Draft | undefined {
  const workout = workoutNamed(words);
  if (workout === undefined || !TWICE.test(words)) return undefined;
  const rows = diary.work.filter(({ title }) => title.trim().toLowerCase().startsWith(workout.name.toLowerCase()));
  const day = rows.findLast(({ on }, at) => rows.some((other, index) => index !== at && other.on === on))?.on;
  if (day === undefined) return undefined;
  const both = rows.filter(({ on }) => on === day);
  const score = both.find((each) => each.score !== undefined)?.score;
  const line = ({ title, minutes, rpe, load, score: own }: (typeof both)[number]): string =>
    `- ${title}, ${[...(minutes === undefined ? [] : [amountIn(tongue, minutes, "time")]), ...(own === undefined ? [] : [own]), ...(rpe === undefined ? [] : [amountIn(tongue, rpe, "effort")]), ...(load === undefined ? [] : [`${say("load", "Last", "charge", "carga", "carico")} ${Math.round(load)}`])].join(", ")}`;
  const on = dayIn(tongue, day);
  return {
    isDecided: true,
    text: [
      ...(score === undefined ? [] : [`**${workout.name}: ${score}**, ${on}.`]),
      say(
        `**Yes, there are two entries on ${on}**; it looks like one workout entered twice, and both loads count:`,
        `**Ja, am ${on} stehen zwei Einträge**; allem Anschein nach ein Workout, zweimal eingetragen, und beide Lasten zählen:`,
        `**Oui, deux entrées le ${on}** ; on dirait un seul workout noté deux fois, et les deux charges comptent :`,
        `**Sí, hay dos entradas el ${on}**; parece un solo workout anotado dos veces, y cuentan las dos cargas:`,
        `**Sì, ci sono due voci ${on}**; sembra un solo workout inserito due volte, e contano entrambi i carichi:`,
      ),
      both.map(line).join("\n"),
      say(
        "If it was one, delete the other in the Session Log; I delete nothing by myself. Which one is right?",
        "War es eines, lösch das andere im Session Log; ich lösche nichts von selbst. Welches stimmt?",
        "Si c’était un seul, supprime l’autre dans le Session Log ; je ne supprime rien moi-même. Lequel est le bon ?",
        "Si fue uno solo, borra el otro en el Session Log; yo no borro nada. ¿Cuál es el bueno?",
        "Se era uno solo, cancella l’altro nel Session Log; io non cancello nulla. Quale è giusto?",
      ),
    ],
  };
}
