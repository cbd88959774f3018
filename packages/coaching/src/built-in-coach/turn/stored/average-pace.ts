import { formatPace } from "@ironpace/training";
import type { Diary, Work } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { periodIn } from "../names.ts";

const PACE = /\bdurchschnitts(?:tempo|pace)\b/;
const AVERAGE = /\b(?:durchschnitts?\w*|medi[oa]|moyen(?:ne)?)\b/;
const ALL_RUNS =
  /\b(?:tout(?:es)? (?:mes|les) courses|mes courses a pied|tod[ao]s mis (?:carreras|rodajes)|todas mis carreras|tutte le (?:mie )?corse)\b/;

/** "Average pace of all my runs in September and November": every run beside the steady ones, each named for what it is. */
export function answerAveragePace(frame: Frame, { work }: Diary, view: CoachView): Draft | undefined {
  const { tongue, metric, picks, subjects, periods, verbs } = frame;
  const isOfPace = (metric === "pace" || PACE.test(frame.words)) && (picks.has("average") || AVERAGE.test(frame.words));
  const isOfRuns = subjects.every(({ kind }) => kind?.name === "run") && (subjects.length === 1 || ALL_RUNS.test(frame.words));
  if (!isOfPace || !isOfRuns || periods.length === 0 || periods.some(({ kind }) => kind === "day")) return undefined;
  if (verbs.length > 0 || frame.asksAdvice || periods.some(({ from }) => from > view.today)) return undefined;
  const say = sayIn(tongue);
  const runs = work.filter(({ code = "", metres, minutes }) => code.startsWith("R") && (metres.run ?? 0) > 0 && minutes !== undefined);
  const rows = periods.map((period) => {
    const all = runs.filter(({ on }) => on >= period.from && on <= period.to);
    const steady = all.filter(({ code }) => code === "RL" || code === "RE");
    return { when: periodIn(tongue, period, view.today), all, steady };
  });
  const line = ({ when, all, steady }: (typeof rows)[number]): string =>
    all.length === 0
      ? `${when}: ${say("no run", "kein Lauf", "aucune course", "ninguna carrera", "nessuna corsa")}`
      : `${when}: **${paceOf(all)}** ${say(`over all ${all.length} runs`, `über alle ${all.length} Läufe`, `sur les ${all.length} courses`, `en las ${all.length} carreras`, `su tutte le ${all.length} corse`)}${steady.length === 0 ? "" : `; ${say("steady runs only", "nur Dauerläufe", "courses continues seules", "solo rodajes continuos", "solo corse continue")} (${steady.length}): ${paceOf(steady)}`}`;
  return {
    isDecided: true,
    text: [
      bullet(rows.map(line)),
      say(
        "Minutes of the session over its kilometres, so warm-up and the rests of intervals are in the first number; long and easy runs alone are the fairer comparison.",
        "Minuten der Einheit durch ihre Kilometer, Aufwärmen und die Pausen von Intervallen stecken also in der ersten Zahl; gerechter vergleichen sich die langen und lockeren Läufe allein.",
        "Minutes de la séance divisées par ses kilomètres : échauffement et pauses des fractionnés sont dans le premier chiffre ; les courses longues et faciles seules se comparent mieux.",
        "Minutos de la sesión entre sus kilómetros: el calentamiento y las pausas de las series están en la primera cifra; se comparan mejor solo los rodajes largos y suaves.",
        "Minuti della seduta diviso i chilometri: riscaldamento e pause delle ripetute stanno nel primo numero; si confrontano meglio le sole corse lunghe e facili.",
      ),
    ],
  };
}

function paceOf(works: readonly Work[]): string {
  return formatPace((60_000 * sum(works.map(({ minutes }) => minutes ?? 0))) / sum(works.map(({ metres }) => metres.run ?? 0)));
}
