import { addDays } from "@ironpace/training";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../../own-data/subject.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { dayIn, longDayIn, thingIn } from "../names.ts";
import { decided, type FollowUp } from "./follow-up.ts";

const RETEST =
  /\b(?:re ?test|test|redo|try again|repeat|neu testen|testen|wiederholen|retester|refaire|repetir|volver a (?:hacer|probar)|rifare|ritestare|ripetere)\b/;
const THAT = /\b(?:that|it|this|one|das|den|es|ihn|ca|le|la|celui|celle|eso|esa|ese|lo|quello|quella)\b/;

/** "ok let's retest that one, when would be a good day": the test of the best that was named first, in the place of a session of its kind. */
export function retestNamed({ frame, last, view, say, isShort }: FollowUp): Draft | undefined {
  const { plan, today } = view;
  if (!isShort || plan === undefined || !RETEST.test(frame.words) || !THAT.test(frame.words)) return undefined;
  if (frame.subjects.length + frame.days.length + frame.lines.length > 0 || last.turn.proposals.length > 0) return undefined;
  const { tongue } = frame;
  const text = last.text.toLowerCase();
  const at = (name: string): number => text.indexOf(name.toLowerCase());
  const isRace = /total time|hyrox/.test(text.slice(0, 120));
  const say1 = [...TESTS, ...LIFTS_WITH_BENCHMARK]
    .flatMap(({ name }) => [
      {
        name,
        at: Math.min(
          ...[at(thingIn(tongue, name)), at(name), at(name.replace(" ", ""))].map((place) =>
            place < 0 ? Number.POSITIVE_INFINITY : place,
          ),
        ),
      },
    ])
    .filter((each) => Number.isFinite(each.at))
    .toSorted((a, b) => a.at - b.at)[0];
  if (isRace) {
    const [race] = view.competitions.filter(({ date, type }) => date > today && type === "hyrox");
    return decided(
      say(
        `That result is a full Hyrox, so you retest it in a race${race === undefined ? "" : `: **${race.name ?? ""}**, ${dayIn(tongue, race.date)}`}. A full one in training costs as much as a race: about a week before you train hard again.`,
        `Das ist ein ganzes Hyrox, der neue Test ist also ein Rennen${race === undefined ? "" : `: **${race.name ?? ""}**, ${dayIn(tongue, race.date)}`}. Ein volles im Training kostet so viel wie ein Rennen: etwa eine Woche, bis du wieder hart trainierst.`,
        `C’est un Hyrox entier, donc le nouveau test est une course${race === undefined ? "" : ` : **${race.name ?? ""}**, ${dayIn(tongue, race.date)}`}. En faire un complet à l’entraînement coûte autant qu’une course : environ une semaine avant de refaire du dur.`,
        `Eso es un Hyrox entero, así que repetirlo es una carrera${race === undefined ? "" : `: **${race.name ?? ""}**, ${dayIn(tongue, race.date)}`}. Uno completo entrenando cuesta tanto como una carrera: una semana hasta volver a entrenar duro.`,
        `Quello è un Hyrox intero, quindi rifarlo è una gara${race === undefined ? "" : `: **${race.name ?? ""}**, ${dayIn(tongue, race.date)}`}. Uno completo in allenamento costa come una gara: circa una settimana prima di tornare a lavorare duro.`,
      ),
      ...(race === undefined
        ? []
        : [
            say(
              `To know where you stand before it: half a simulation about four weeks ahead, **${longDayIn(tongue, addDays(race.date, -28))}**, or the ergs and 5 km one by one.`,
              `Um vorher zu wissen, wo du stehst: eine halbe Simulation etwa vier Wochen davor, **${longDayIn(tongue, addDays(race.date, -28))}**, oder Ergometer und 5 km einzeln.`,
              `Pour savoir où tu en es avant : une demi-simulation environ quatre semaines avant, **${longDayIn(tongue, addDays(race.date, -28))}**, ou les ergs et 5 km séparément.`,
              `Para saber antes cómo estás: media simulación unas cuatro semanas antes, **${longDayIn(tongue, addDays(race.date, -28))}**, o los ergómetros y 5 km por separado.`,
              `Per sapere prima a che punto sei: mezza simulazione circa quattro settimane prima, **${longDayIn(tongue, addDays(race.date, -28))}**, o ergometri e 5 km separati.`,
            ),
          ]),
    );
  }
  if (say1 === undefined) return undefined;
  const isRun = /km|marathon/.test(say1.name);
  const open = allSessions(plan).filter((each) => each.date > today && isOpen(plan, each));
  const session = open.find(
    (each) =>
      !each.isDeload &&
      (isRun ? /^R[IT]$/.test(each.code) : /row|ski/.test(say1.name) ? /erg|row|ski/i.test(each.title) : each.blocks.strength.length > 0),
  );
  if (session === undefined) return undefined;
  const name = thingIn(tongue, say1.name);
  return decided(
    say(
      `**${longDayIn(tongue, session.date)}**: put **${name}** in the place of **${session.title}**, after the deload and with an easy or free day before.`,
      `**${longDayIn(tongue, session.date)}**: **${name}** an der Stelle von **${session.title}**, nach der Entlastung und mit einem lockeren oder freien Tag davor.`,
      `**${longDayIn(tongue, session.date)}** : **${name}** à la place de **${session.title}**, après la décharge et avec un jour facile ou libre avant.`,
      `**${longDayIn(tongue, session.date)}**: **${name}** en lugar de **${session.title}**, tras la descarga y con un día suave o libre antes.`,
      `**${longDayIn(tongue, session.date)}**: **${name}** al posto di **${session.title}**, dopo lo scarico e con un giorno facile o libero prima.`,
    ),
    say(
      "Warm up for 15 min, one attempt, and tell me the result: then I update your paces or weights.",
      "15 min aufwärmen, ein Versuch, und sag mir das Ergebnis: dann verschieben sich Tempi oder Lasten.",
      "Échauffe-toi 15 min, un essai, et dis-moi le résultat : allures ou charges suivent.",
      "Calienta 15 min, un intento, y dime el resultado: los ritmos o cargas se ajustan.",
      "Riscaldati 15 min, un tentativo, e dimmi il risultato: passi o carichi si adeguano.",
    ),
  );
}
