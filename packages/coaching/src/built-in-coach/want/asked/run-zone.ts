import { formatPace } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { mean } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { valueIn } from "../../turn/languages.ts";
import { dayIn, subjectIn } from "../../turn/names.ts";
import { bareUnit } from "./words.ts";

const JUDGED = bareUnit(
  "zone ?2|z2|zone two|too (?:fast|hard|quick)|(?:easy|slow) enough|really easy|really zone|zu schnell|zu hart|locker genug|langsam genug|trop vite|assez (?:lent|facile)\\p{L}*|demasiado rapido|muy rapido|bastante (?:lento|suave)|troppo (?:veloce|forte)|abbastanza (?:lento|piano)",
);
/** Of a session that is planned, or of what to do, others answer. */
const AHEAD = bareUnit(
  "tomorrow|next|will|should|how fast|which pace|what pace|make|change|morgen|nachste\\p{L}*|soll|demain|prochain\\p{L}*|manana|proxim\\p{L}*|domani|prossim\\p{L}*",
);
/** Effort from which on a run is no longer easy, of 10 (zone 2 is 3 to 4). */
const EASY_RPE = 4.5;
const LAST_RUNS = 4;

/** "is my long run zone 2 or am i too fast": pace and rated effort of the last runs of a kind beside the easy range. */
export function runZone({ words, frame, diary, view, tongue, say }: Followed): Draft | undefined {
  const kind = frame.subjects.find((each) => each.kind !== undefined)?.kind;
  const { paces: zones } = view.capacities;
  if (!JUDGED.test(words) || AHEAD.test(words) || kind === undefined || zones === undefined || frame.verbs.length + frame.days.length > 0)
    return undefined;
  const rows = diary.work
    .filter((work) => kind.isDone(work) && (work.metres.run ?? 0) >= 3000 && work.minutes !== undefined && !/^deload/i.test(work.title))
    .slice(-LAST_RUNS);
  const paces = rows.map(({ minutes = 0, metres }) => (60 * minutes) / ((metres.run ?? 0) / 1000));
  const [pace, rpe] = [mean(paces), mean(rows.flatMap((work) => work.rpe ?? []))];
  if (pace === undefined || !rows.every(({ code }) => code === "RL" || code === "RE")) return undefined;
  const { fast, slow } = zones.easy;
  const unit = (value: number): string => formatPace(value);
  const isEasy = pace >= fast - 3 && (rpe === undefined || rpe <= EASY_RPE);
  const name = subjectIn(tongue, { name: kind.name, kind });
  const lead = isEasy
    ? say(
        `**Yes, easy: your ${name} are zone 2**, not too fast.`,
        `**Ja, locker: deine ${name} sind Zone 2**, nicht zu schnell.`,
        `**Oui, c’est facile : tes ${name} sont en zone 2**, pas trop rapides.`,
        `**Sí, suave: tus ${name} son zona 2**, no demasiado rápidas.`,
        `**Sì, facile: i tuoi ${name} sono in zona 2**, non troppo veloci.`,
      )
    : say(
        `**Above zone 2: your ${name} are too hard** for an easy run.`,
        `**Über Zone 2: deine ${name} sind zu hart** für einen lockeren Lauf.`,
        `**Au-dessus de la zone 2 : tes ${name} sont trop durs** pour une sortie facile.`,
        `**Por encima de la zona 2: tus ${name} son demasiado duras** para ser suaves.`,
        `**Sopra la zona 2: i tuoi ${name} sono troppo duri** per una corsa facile.`,
      );
  const range = `${formatPace(fast).replace(/ ?\/.*$/, "")}–${formatPace(slow)}`;
  const effort =
    rpe === undefined
      ? ""
      : `, ${say("effort", "Anstrengung", "effort", "esfuerzo", "sforzo")} ${valueIn(tongue, String(Math.round(10 * rpe) / 10))}`;
  return {
    reader: "run zone",
    text: [
      lead,
      bullet([
        `${say(`Your last ${rows.length}`, `Deine letzten ${rows.length}`, `Tes ${rows.length} dernières`, `Tus últimas ${rows.length}`, `Le tue ultime ${rows.length}`)}: **${unit(pace)}**${effort}; ${say("easy for you is", "locker ist bei dir", "facile pour toi :", "suave para ti:", "facile per te:")} ${range}, ${say("effort 3–4", "Anstrengung 3–4", "effort 3–4", "esfuerzo 3–4", "sforzo 3–4")}`,
        ...rows
          .toReversed()
          .map(
            ({ on, rpe: each }, at) =>
              `${dayIn(tongue, on, false)}: ${unit(paces[paces.length - 1 - at] ?? 0)}${each === undefined ? "" : `, ${valueIn(tongue, String(each))}`}`,
          ),
      ]),
      say(
        "The check on the day: whole sentences without gasping.",
        "Die Probe unterwegs: ganze Sätze ohne Luft zu schnappen.",
        "Le test en route : des phrases entières sans chercher ton souffle.",
        "La prueba al correr: frases enteras sin ahogarte.",
        "La prova in corsa: frasi intere senza affanno.",
      ),
    ],
  };
}
