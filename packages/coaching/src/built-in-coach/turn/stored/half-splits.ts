import type { Diary } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { isNamed } from "../results/splits.ts";

const HALVES =
  /\b(?:(?:second|first|last|back|other) half|halves|(?:first|last) (?:four|4)|zweiten?r? halfte|ersten?r? halfte|halften|(?:ersten?|letzten?) (?:vier|4)|(?:deuxieme|seconde|premiere) moitie|moities|(?:quatre|4) (?:premier|dernier)\w*|(?:segunda|primera) mitad|mitades|(?:primer|ultim)[oa]s (?:cuatro|4)|(?:cuatro|4) (?:primer|ultim)[oa]s|(?:seconda|prima) meta|(?:prim|ultim)[ei] (?:quattro|4))\b/;
const RUNS = /\b(?:runs?|running|ran|laufe?n?|laufen|gelaufen|courses?|course a pied|couru|carreras?|corr\w+|cors[ae])\b/;

/** "How much slower was the second half of the runs": the first four runs of a Hyrox beside the last four. */
export function answerHalfSplits({ words, topics, looksAhead, tongue, verbs }: Frame, { races }: Diary): Draft | undefined {
  const withSplits = races.filter(({ splits }) => splits !== undefined);
  const named = withSplits.findLast(({ name }) => isNamed(name, words));
  const isOfRace = topics.has("race") || named !== undefined || /\bhyrox\b/.test(words);
  if (!HALVES.test(words) || !RUNS.test(words) || !isOfRace || looksAhead || verbs.length > 0) return undefined;
  const race = named ?? withSplits.at(-1);
  const runs = (race?.splits ?? []).filter(({ name }) => name.startsWith("Run "));
  const say = sayIn(tongue);
  if (race === undefined || runs.length < 2 || runs.length % 2 === 1)
    return {
      text: [
        say(
          "The splits of that race are not stored, so I cannot compare the halves. Enter them under **Competitions**, and I do.",
          "Die Zwischenzeiten dieses Rennens sind nicht gespeichert, die Hälften kann ich also nicht vergleichen. Trag sie unter **Wettkämpfe** ein, dann geht es.",
          "Les temps de passage de cette course ne sont pas enregistrés : je ne peux pas comparer les moitiés. Entre-les dans **Compétitions**, et je le ferai.",
          "Los parciales de esa carrera no están guardados, así que no puedo comparar las mitades. Anótalos en **Competiciones** y lo hago.",
          "I parziali di quella gara non sono salvati, quindi non posso confrontare le metà. Inseriscili in **Gare** e lo faccio.",
        ),
      ],
    };
  const half = runs.length / 2;
  const [first, second] = [runs.slice(0, half), runs.slice(half)].map((part) => sum(part.map(({ seconds }) => seconds)));
  const gap = (second ?? 0) - (first ?? 0);
  const [a, b, by, each] = [clock(first ?? 0), clock(second ?? 0), clock(Math.abs(gap)), clock(Math.round(Math.abs(gap) / half))];
  const slow = gap >= 0;
  const where = `**${race.name}** (${dayIn(tongue, race.on)})`;
  const line = (from: number, part: typeof runs): string =>
    `${from + 1}–${from + half}: ${part.map(({ seconds }) => clock(seconds)).join(", ")}`;
  return {
    isDecided: true,
    text: [
      say(
        `**${by} ${slow ? "slower" : "faster"}** in the second half of the runs at ${where}: **${b}** against ${a}, ${each} a run.`,
        `**${by} ${slow ? "langsamer" : "schneller"}** in der zweiten Hälfte der Läufe bei ${where}: **${b}** gegen ${a}, ${each} je Lauf.`,
        `**${by} ${slow ? "de plus" : "de moins"}** dans la deuxième moitié des courses à ${where} : **${b}** contre ${a}, ${each} par course.`,
        `**${by} ${slow ? "más lenta" : "más rápida"}** la segunda mitad de las carreras en ${where}: **${b}** frente a ${a}, ${each} por carrera.`,
        `**${by} ${slow ? "più lenta" : "più veloce"}** la seconda metà delle corse a ${where}: **${b}** contro ${a}, ${each} per corsa.`,
      ),
      bullet([line(0, runs.slice(0, half)), line(half, runs.slice(half))]),
    ],
  };
}
