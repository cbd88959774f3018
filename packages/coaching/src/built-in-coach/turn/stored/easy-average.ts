import { addDays } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import { pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";

const EASY = /\b(?:easy|locker\w*|facil\w*|footings?|suave\w*|lent\w*)\b/;
const AVERAGE =
  /\b(?:average|avg|actually|really|these days|lately|at the moment|recently|durchschnitt\w*|schnitt|gerade|zurzeit|tatsachlich|moyenne|en ce moment|vraiment|media|promedio|ultimamente|in media|ultimamente|attualmente|davvero)\b/;
const PACE = /\b(?:pace|how fast|speed|tempo|wie schnell|allure|vitesse|ritmo|velocidad|passo|velocita)\b/;
const OWN = /\b(?:my|i|mein\w*|ich|mes|mon|mis|mi|mie|le mie|miei)\b/;
const WEEKS = 8;

/** "what pace are my easy runs on average these days": the steady runs of the last weeks beside the easy range. */
export function answerEasyAverage(frame: Frame, { work }: Diary, view: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const { paces } = view.capacities;
  if (
    paces === undefined ||
    !EASY.test(words) ||
    !AVERAGE.test(words) ||
    !(PACE.test(words) || frame.metric === "pace") ||
    !OWN.test(words)
  )
    return undefined;
  if (frame.verbs.some((verb) => verb !== "ease") || frame.periods.length > 0 || frame.asksAdvice || frame.days.length > 0)
    return undefined;
  const from = addDays(view.today, -7 * WEEKS);
  const rows = work.filter(
    ({ on, code, metres, minutes }) => on >= from && (code === "RL" || code === "RE") && (metres.run ?? 0) > 0 && minutes !== undefined,
  );
  if (rows.length === 0) return undefined;
  const mean = (60_000 * sum(rows.map(({ minutes }) => minutes ?? 0))) / sum(rows.map(({ metres }) => metres.run ?? 0));
  const range = `${pace(view, paces.easy.fast).replace(/ .*/, "")}–${pace(view, paces.easy.slow)}`;
  const [is, count] = [pace(view, mean), rows.length];
  const say = sayIn(tongue);
  const where =
    mean < paces.easy.fast
      ? say(
          "faster than the range: slow down",
          "schneller als der Bereich: langsamer laufen",
          "plus vite que la plage : ralentis",
          "más rápido que el rango: baja el ritmo",
          "più veloce dell’intervallo: rallenta",
        )
      : mean > paces.easy.slow
        ? say(
            "a little slower than the range, which is fine",
            "etwas langsamer als der Bereich, und das ist kein Fehler",
            "un peu plus lent que la plage, ce qui n’est pas un défaut",
            "algo más lento que el rango, y no es un fallo",
            "un po’ più lento dell’intervallo, e non è un difetto",
          )
        : say("inside the range", "im Bereich", "dans la plage", "dentro del rango", "dentro l’intervallo");
  return {
    isDecided: true,
    text: [
      say(
        `**${is}** on average over your ${count} easy and long runs of the last ${WEEKS} weeks: **${where}** (${range}).`,
        `**${is}** im Schnitt über deine ${count} lockeren und langen Läufe der letzten ${WEEKS} Wochen: **${where}** (${range}).`,
        `**${is}** en moyenne sur tes ${count} footings et sorties longues des ${WEEKS} dernières semaines : **${where}** (${range}).`,
        `**${is}** de media en tus ${count} carreras suaves y largas de las últimas ${WEEKS} semanas: **${where}** (${range}).`,
        `**${is}** in media sulle tue ${count} corse facili e lunghe delle ultime ${WEEKS} settimane: **${where}** (${range}).`,
      ),
      say(
        "Minutes of the session over its kilometres, warm-up included. Easy means that you can talk in sentences.",
        "Minuten der Einheit durch ihre Kilometer, samt Aufwärmen. Locker heißt: du kannst in Sätzen sprechen.",
        "Minutes de la séance divisées par ses kilomètres, échauffement compris. Facile : tu peux parler en phrases.",
        "Minutos de la sesión entre sus kilómetros, con calentamiento. Suave: puedes hablar con frases.",
        "Minuti della seduta diviso i chilometri, riscaldamento compreso. Facile: riesci a parlare con frasi.",
      ),
    ],
  };
}
