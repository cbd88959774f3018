import type { CoachRecord } from "@ironpace/contract";
import { daysBetween } from "@ironpace/training";
import type { Goal } from "../../own-data/diary.ts";
import { bestOfLift, bestOfTest, said1 } from "../../asking/best.ts";
import { liftIn, TESTS } from "../../own-data/subject.ts";
import { normalise } from "../../question.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import type { TurnContext } from "../focus.ts";

type Log = Extract<CoachRecord, { readonly kind: "log" }>;
type LoggedSet = Log["sets"][number];

const ASKS_RECORD = /\b(?:best|pb|pr|record|bestzeit|bestleistung|rekord|marca)\b/;

/** "Does that count for my goal?", "is that a best?" beside a card that logs work: its best set beside the goal for that exercise or distance, or the best. */
export function countOfLog(focus: TurnContext): Draft | undefined {
  const request = focus.cards[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "log" || focus.frame.days.length > 0) return undefined;
  const { sets } = request.record;
  const { diary, tongue, view, say } = focus;
  if (ASKS_RECORD.test(focus.words)) return besideBest(sets, focus);
  const open = diary.goals.filter(({ completedOn }) => completedOn === undefined);
  const found = open.flatMap((goal) => {
    const value = bestFor(goal, sets);
    return value === undefined ? [] : [{ goal, value }];
  })[0];
  if (found === undefined)
    return {
      text: [
        say(
          "It counts as training: it goes into your log, with its load. It does not count towards any of your goals.",
          "Es zählt als Training: Es kommt mit seiner Last ins Log. Keines deiner offenen Ziele wird daran gemessen.",
          "Cela compte comme entraînement : ça entre au journal avec sa charge. Aucun de tes objectifs ouverts ne s’y mesure.",
          "Cuenta como entreno: entra en tu registro con su carga. Ninguna de tus metas abiertas se mide con eso.",
          "Conta come allenamento: entra nel diario con il suo carico. Nessuno dei tuoi obiettivi aperti si misura così.",
        ),
      ],
    };
  const { goal, value } = found;
  const isBetter = (a: number, b: number): boolean => (goal.falling ? a < b : a > b);
  const shown = (number: number): string => (goal.unit === "min" ? clock(Math.round(60 * number)) : `${number} ${goal.unit}`);
  const left = daysBetween(view.today, goal.due);
  const due = say(
    `It is due ${dayIn(tongue, goal.due)}, in ${left} days.`,
    `Fällig am ${dayIn(tongue, goal.due)}, in ${left} Tagen.`,
    `Échéance ${dayIn(tongue, goal.due)}, dans ${left} jours.`,
    `Vence el ${dayIn(tongue, goal.due)}, en ${left} días.`,
    `Scade ${dayIn(tongue, goal.due)}, tra ${left} giorni.`,
  );
  const isReached = value === goal.target || isBetter(value, goal.target);
  if (isReached || isBetter(value, goal.current))
    return {
      text: [
        isReached
          ? say(
              `**Yes: ${shown(value)} reaches “${goal.title}”.** The log card does not change the goal; say “new best ${shown(value)}” for the card that does.`,
              `**Ja: ${shown(value)} erreicht „${goal.title}“.** Die Log-Karte ändert das Ziel nicht; sag „neue Bestleistung ${shown(value)}“ für die Karte dazu.`,
              `**Oui : ${shown(value)} atteint « ${goal.title} ».** La carte du journal ne change pas l’objectif ; dis « nouveau record ${shown(value)} ».`,
              `**Sí: ${shown(value)} alcanza «${goal.title}».** La tarjeta del registro no cambia la meta; di «nuevo récord ${shown(value)}».`,
              `**Sì: ${shown(value)} raggiunge «${goal.title}».** La scheda del diario non cambia l’obiettivo; di’ «nuovo record ${shown(value)}».`,
            )
          : say(
              `**Yes, a step**: ${shown(value)} beats your ${shown(goal.current)}; the goal “${goal.title}” needs ${shown(goal.target)}. Say “new best ${shown(value)}” to store it.`,
              `**Ja, ein Schritt**: ${shown(value)} ist besser als deine ${shown(goal.current)}; „${goal.title}“ braucht ${shown(goal.target)}. Sag „neue Bestleistung ${shown(value)}“, um sie zu speichern.`,
              `**Oui, un pas** : ${shown(value)} bat tes ${shown(goal.current)} ; « ${goal.title} » demande ${shown(goal.target)}. Dis « nouveau record ${shown(value)} » pour l’enregistrer.`,
              `**Sí, un paso**: ${shown(value)} supera tus ${shown(goal.current)}; «${goal.title}» pide ${shown(goal.target)}. Di «nuevo récord ${shown(value)}» para guardarlo.`,
              `**Sì, un passo**: ${shown(value)} batte i tuoi ${shown(goal.current)}; «${goal.title}» chiede ${shown(goal.target)}. Di’ «nuovo record ${shown(value)}» per salvarlo.`,
            ),
        due,
      ],
    };
  return {
    text: [
      say(
        `**As training yes, for “${goal.title}” no**: the best here is ${shown(value)} in one go, and you are at ${shown(goal.current)} of ${shown(goal.target)}.`,
        `**Als Training ja, für „${goal.title}“ nein**: Das Beste hier sind ${shown(value)} am Stück, und du bist bei ${shown(goal.current)} von ${shown(goal.target)}.`,
        `**Comme entraînement oui, pour « ${goal.title} » non** : le mieux ici est ${shown(value)} d’un coup, et tu en es à ${shown(goal.current)} sur ${shown(goal.target)}.`,
        `**Como entreno sí, para «${goal.title}» no**: lo mejor aquí es ${shown(value)} de una vez, y vas por ${shown(goal.current)} de ${shown(goal.target)}.`,
        `**Come allenamento sì, per «${goal.title}» no**: il meglio qui è ${shown(value)} di fila, e sei a ${shown(goal.current)} su ${shown(goal.target)}.`,
      ),
      due,
    ],
  };
}

/** What was logged beside the best over the same distance or of the same lift. */
function besideBest(sets: readonly LoggedSet[], { diary, view, tongue, say }: TurnContext): Draft | undefined {
  for (const { exercise, kilograms, metres, seconds } of sets) {
    const test = metres === undefined || seconds === undefined ? undefined : TESTS.find(({ said }) => said.test(`${metres / 1000} km`));
    const lift = kilograms === undefined ? undefined : liftIn(normalise(exercise))?.lift;
    const best = test !== undefined ? bestOfTest(test, diary) : lift === undefined ? undefined : bestOfLift(lift, diary);
    const last = best?.values.at(-1);
    const value = test === undefined ? kilograms : seconds;
    if (best === undefined || last === undefined || value === undefined) continue;
    const isBetter = test === undefined ? value > last.value : value < last.value;
    const [now, before] = [said1(value, best, view), said1(last.value, best, view)];
    const when = dayIn(tongue, last.on);
    return {
      text: [
        isBetter
          ? say(
              `**Yes: ${now}** beats your ${best.name} of ${before} (${when}). Say “new best ${now}” for the card that stores it.`,
              `**Ja: ${now}** ist besser als ${before} (${when}). Sag „neue Bestleistung ${now}“ für die Karte dazu.`,
              `**Oui : ${now}** bat tes ${before} (${when}). Dis « nouveau record ${now} » pour la carte.`,
              `**Sí: ${now}** supera tus ${before} (${when}). Di «nuevo récord ${now}» para la tarjeta.`,
              `**Sì: ${now}** batte i tuoi ${before} (${when}). Di’ «nuovo record ${now}» per la scheda.`,
            )
          : say(
              `**No**: your best is ${before} (${when}), this is ${now}.`,
              `**Nein**: Deine Bestleistung ist ${before} (${when}), das hier sind ${now}.`,
              `**Non** : ton record est ${before} (${when}), ici c’est ${now}.`,
              `**No**: tu mejor marca es ${before} (${when}), esto son ${now}.`,
              `**No**: il tuo record è ${before} (${when}), questo è ${now}.`,
            ),
      ],
    };
  }
  return undefined;
}

/** The value of the sets in the unit of a goal that is about the same exercise or distance; undefined where it is about something else. */
function bestFor({ title, unit, falling }: Goal, sets: readonly LoggedSet[]): number | undefined {
  const name = normalise(title);
  const test = TESTS.find(({ said }) => said.test(name));
  const values = sets.flatMap((set) => {
    const { exercise, reps, kilograms, metres, seconds } = set;
    const of = normalise(exercise);
    if (unit === "min")
      return test !== undefined && seconds !== undefined && metres !== undefined && test.said.test(`${metres / 1000} km`)
        ? [seconds / 60]
        : [];
    const isSame = liftIn(name)?.lift.name === liftIn(of)?.lift.name && liftIn(of) !== undefined;
    if (!isSame) return [];
    if (unit === "reps") return reps !== undefined && kilograms === undefined ? [reps] : [];
    return kilograms === undefined ? [] : [kilograms];
  });
  return values.length === 0 ? undefined : falling ? Math.min(...values) : Math.max(...values);
}
