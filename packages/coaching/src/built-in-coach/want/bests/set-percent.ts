import { repsToFailure, rpeOfSet } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { LIFTS_WITH_BENCHMARK } from "../../own-data/subject.ts";
import { capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { valueIn, percentSign } from "../../turn/languages.ts";
import { amountIn, dayIn, thingIn } from "../../turn/names.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { bareUnit } from "../asked/words.ts";

/** "4x4 at 90", "5 x 3 mit 40 kg", "3 at 95". */
const SET =
  /\b(?:(\d{1,2}) ?(?:x|×|by|mal|fois|por|per) ?(\d{1,2})|(\d{1,2})(?: reps?)?) (?:at|with|@|mit|bei|a|avec|con) (\d{2,3}(?:[.,]\d)?)(?: ?kg| kilos?)?(?![\d:%]| ?(?:%|percent|min|sec|s\b|km|watt|w\b))/;
/** "is 90 heavy for my squat" */
const BARE = /\b(\d{2,3}(?:[.,]\d)?) ?(?:kg|kilos?)?\b(?![:%]| ?(?:percent|per cent|pct|prozent|pour cent|por ciento|per cento))/;
const JUDGED = bareUnit(
  "heavy|light|hard|easy|percent|per cent|pct|percentage|prozent\\p{L}*|%|schwer|leicht|lourd|dur|leger|pour cent|pourcentage|pesad[ao]|ligero|por ciento|porcentaje|pesante|leggero|per cento|percentuale",
);
const LIKE_PERCENT = bareUnit(
  "percent|per cent|pct|percentage|prozent\\p{L}*|%|pour cent|pourcentage|por ciento|porcentaje|per cento|percentuale",
);
/** What to lift is another question than what a set is. */
const WISHES = bareUnit(
  "should|make|change|set|add|log|did|raise|lower|soll|mach|trag|too heavy|zu schwer|was|felt|war|my best|record|pr|pb|goal|target",
);

/** "is 4x4 at 90 heavy, like in percent": a set as a share of the best of its lift, and what it leaves in reserve. */
export function setPercent(turn: Followed): Draft | undefined {
  const { words, frame, diary, tongue, say, view } = turn;
  if (!JUDGED.test(words) || WISHES.test(words) || frame.hasPain) return undefined;
  const set = SET.exec(words);
  const named = frame.subjects.find(({ lift }) => lift?.benchmark !== undefined);
  const kilograms = Number(
    (set?.[4] ?? (named !== undefined && LIKE_PERCENT.test(words) ? BARE.exec(words)?.[1] : undefined) ?? "").replace(",", "."),
  );
  if (!(kilograms >= 20)) return undefined;
  const reps = set === null ? undefined : Number(set[2] ?? set[3]);
  const found = named?.lift === undefined ? liftOfSet(set?.[1], reps, kilograms, turn) : { lift: named.lift, on: undefined };
  const [best] = found === undefined ? [] : bestsOf({ name: found.lift.name, lift: found.lift }, diary);
  const top = best?.values.at(-1);
  if (found === undefined || top === undefined) return undefined;
  const percent = (100 * kilograms) / top.value;
  if (percent > MOST_PERCENT) return undefined;
  const [most, left] = [Math.floor(repsToFailure(percent)), reps === undefined ? undefined : Math.round(repsToFailure(percent) - reps)];
  const rpe = reps === undefined ? undefined : rpeOfSet(percent, reps);
  const name = capital(thingIn(tongue, found.lift.name));
  const [weight, max] = [amountIn(tongue, kilograms, "weight", view), amountIn(tongue, top.value, "weight", view)];
  const verdict =
    percent > 100
      ? say("above your best", "über deiner Bestleistung", "au-dessus de ton record", "por encima de tu marca", "sopra il tuo record")
      : percent >= 90
        ? say("near your maximum", "nahe am Maximum", "proche de ton maximum", "cerca de tu máximo", "vicino al massimo")
        : percent >= 80
          ? say(
              "heavy, not maximal",
              "schwer, nicht maximal",
              "lourd, sans être maximal",
              "pesado, sin ser máximo",
              "pesante, non massimale",
            )
          : percent >= 65
            ? say("a working weight", "ein Arbeitsgewicht", "un poids de travail", "un peso de trabajo", "un peso di lavoro")
            : say("light", "leicht", "léger", "ligero", "leggero");
  return {
    reader: "set in percent",
    text: [
      `**${valueIn(tongue, String(Math.round(percent)))}${percentSign(tongue)}**, ${verdict}: ${weight} ${say("of", "von", "sur", "de", "di")} ${max} (${name}, ${dayIn(tongue, top.on)}).`,
      left === undefined || rpe === undefined
        ? say(
            `At that percentage most people manage about ${most} reps before failure.`,
            `Damit schaffen die meisten etwa ${most} Wiederholungen bis zum Versagen.`,
            `À cette part, la plupart font environ ${most} répétitions à l’échec.`,
            `Con ese porcentaje la mayoría hace unas ${most} repeticiones al fallo.`,
            `A quella quota quasi tutti fanno circa ${most} ripetizioni a cedimento.`,
          )
        : left < 0
          ? say(
              `${reps} reps are more than that weight usually allows (about ${most}).`,
              `${reps} Wiederholungen sind mehr, als das Gewicht meist zulässt (etwa ${most}).`,
              `${reps} répétitions, c’est plus que ce que ce poids permet en général (environ ${most}).`,
              `${reps} repeticiones son más de lo que ese peso suele permitir (unas ${most}).`,
              `${reps} ripetizioni sono più di quanto quel peso di solito permetta (circa ${most}).`,
            )
          : say(
              `Sets of ${reps} at that share leave about ${left} in reserve (RPE ${rpe}); people differ.`,
              `${reps}er-Sätze lassen damit etwa ${left} in Reserve (RPE ${rpe}); das ist bei jedem etwas anders.`,
              `Des séries de ${reps} laissent environ ${left} en réserve (RPE ${rpe}) ; cela varie d’une personne à l’autre.`,
              `Series de ${reps} dejan unas ${left} en reserva (RPE ${rpe}); varía de una persona a otra.`,
              `Serie da ${reps} lasciano circa ${left} di riserva (RPE ${rpe}); varia da persona a persona.`,
            ),
    ],
  };
}

/** More than this share of a best is no set of it. */
const MOST_PERCENT = 125;

/** The lift whose planned or logged sets are these. */
function liftOfSet(sets: string | undefined, reps: number | undefined, kilograms: number, { view, diary }: Followed) {
  if (reps === undefined) return undefined;
  const dose = sets === undefined ? undefined : `${sets} × ${reps} at ${kilograms} kg`;
  const titles = [
    ...(view.plan === undefined ? [] : allSessions(view.plan).filter(({ date }) => date >= view.today)),
    ...diary.work.toReversed().map(({ on, title }) => ({ date: on, title })),
  ];
  const session = dose === undefined ? undefined : titles.find(({ title }) => title.includes(dose));
  if (session !== undefined) {
    const title = session.title.replace(/^deload: /i, "").toLowerCase();
    const lift = LIFTS_WITH_BENCHMARK.find(({ name }) => title.startsWith(name));
    if (lift !== undefined) return { lift, on: session.date };
  }
  return undefined;
}
