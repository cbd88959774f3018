import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { isNamed } from "../../turn/results/splits.ts";
import { bareUnit } from "../asked/words.ts";

const LETTER =
  /\b(?:as |an? |als |en |come )?([abc]) ?(?:race|prio\p{L}*|event|rennen|wettkampf|course|carrera|gara)\b|\b(?:priority|prio|prioritat|priorite|prioridad|priorita) ([abc])\b/u;
const ASKED = bareUnit(
  "right|correct|is it|is that|is berlin|still|isnt it|true|oder|stimmt|richtig|non|c est ca|verdad|cierto|no|vero|giusto|which|what|welche|quelle|que|che",
);
const WISHED = bareUnit("make|set|change|put|add|turn|mach|setz|stell|mets|pon|metti");

/** "it is in the calendar as A race right": the priority of the race that is named or was spoken of. */
export function racePriority({ words, frame, diary, view, turns, tongue, say }: Followed): Draft | undefined {
  const found = LETTER.exec(words);
  const letter = (found?.[1] ?? found?.[2])?.toUpperCase();
  if (letter === undefined || !ASKED.test(words) || WISHED.test(words) || frame.verbs.length > 0) return undefined;
  const ahead = diary.races.filter(({ on, result }) => on >= view.today && result === undefined);
  const race =
    ahead.find(({ name, location }) => isNamed(`${name} ${location}`, words)) ??
    ahead.find(({ name }) => turns.at(-1)?.answer.includes(name) === true);
  if (race === undefined) return undefined;
  const isRight = race.priority === letter;
  const verdict = isRight
    ? say("**Yes**", "**Ja**", "**Oui**", "**Sí**", "**Sì**")
    : say("**No**", "**Nein**", "**Non**", "**No**", "**No**");
  return {
    reader: "race priority",
    text: [
      `${verdict}: **${race.name}**, ${dayIn(tongue, race.on)}, ${say("priority", "Priorität", "priorité", "prioridad", "priorità")} **${race.priority}**${race.target === undefined ? "" : `, ${say("target", "Ziel", "objectif", "objetivo", "obiettivo")} ${race.target}`}.`,
      ...(isRight
        ? []
        : [
            say(
              "Change it under **Competitions**; then ask me to prepare you for it, and the plan follows.",
              "Ändere sie unter **Competitions**; bitte mich danach, dich darauf vorzubereiten, dann folgt der Plan.",
              "Change-la dans **Competitions** ; demande-moi ensuite de te préparer, et le plan suit.",
              "Cámbiala en **Competitions**; después pídeme que te prepare y el plan la sigue.",
              "Cambiala in **Competitions**; poi chiedimi di prepararti, e il piano segue.",
            ),
          ]),
    ],
  };
}
