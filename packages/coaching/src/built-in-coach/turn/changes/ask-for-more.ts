import { itemText, type Session } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, valueIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { sessionMeant } from "./session-meant.ts";

/** What no card makes harder: the last sets of it, how much more is right, and where the number comes from. */
export function harder(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const [lift] = frame.subjects.flatMap((each) => each.lift ?? []);
  const hasLift = (each: Session): boolean => lift === undefined || each.blocks.strength.some(({ name }) => lift.fits.test(name));
  const meant = sessionMeant(frame, plan, view.today);
  // "My bench feels too light" is about the next session that has it.
  const session =
    meant === undefined || hasLift(meant) || frame.days.length > 0
      ? meant
      : allSessions(plan).find((each) => each.date >= view.today && isOpen(plan, each) && hasLift(each));
  if (session === undefined) return undefined;
  // A row or a run is not made harder with a barbell.
  const line = frame.subjects.some(({ sport }) => sport !== undefined)
    ? undefined
    : session.blocks.strength.find(({ name }) => lift === undefined || lift.fits.test(name));
  const kilograms = line?.load?.kilograms;
  const when = dayIn(tongue, session.date, false);
  const more =
    kilograms === undefined ? undefined : [kilograms + 2.5, kilograms + 5].map((value) => valueIn(tongue, `${value} kg`)).join("–");
  return {
    isDecided: true,
    text: [
      line === undefined || more === undefined
        ? say(
            `**${session.title}** (${when}) is planned at effort ${session.intensityLevel} of 10. I cannot make a session harder: your weights and paces rise when your bests do.`,
            `**${session.title}** (${when}) ist mit Anstrengung ${session.intensityLevel} von 10 geplant. Keine Karte macht eine Einheit härter: die Belastung wächst nach den Regeln des Plans, aus deinen Bestwerten.`,
            `**${session.title}** (${when}) est prévue à effort ${session.intensityLevel} sur 10. Aucune carte ne durcit une séance : la charge suit les règles du plan, à partir de tes records.`,
            `**${session.title}** (${when}) está prevista con esfuerzo ${session.intensityLevel} de 10. Ninguna tarjeta endurece una sesión: la carga crece según las reglas del plan, a partir de tus marcas.`,
            `**${session.title}** (${when}) è prevista a sforzo ${session.intensityLevel} su 10. Nessuna scheda rende più dura una sessione: il carico cresce con le regole del piano, dai tuoi record.`,
          )
        : say(
            `**${session.title}** (${when}): go up to **${more}** in ${valueIn(tongue, itemText(line))} if the first set feels like effort 6 or less; stop adding at 8 of 10.`,
            `**${session.title}** (${when}): nimm **${more}** bei ${valueIn(tongue, itemText(line))}, wenn sich der erste Satz wie 6 oder weniger anfühlt; bei 8 von 10 nicht weiter steigern.`,
            `**${session.title}** (${when}) : monte à **${more}** sur ${valueIn(tongue, itemText(line))} si la première série est à 6 ou moins ; n’ajoute plus à 8 sur 10.`,
            `**${session.title}** (${when}): sube a **${more}** en ${valueIn(tongue, itemText(line))} si la primera serie se siente a 6 o menos; no subas más a 8 de 10.`,
            `**${session.title}** (${when}): sali a **${more}** in ${valueIn(tongue, itemText(line))} se la prima serie è a 6 o meno; a 8 su 10 non aggiungere.`,
          ),
      ...(session.isDeload
        ? [
            say(
              "That is your deload week, so keep it easy and add weight the week after.",
              "Diese Woche ist ein Deload und mit Absicht leicht: lass sie lieber so und leg die Woche danach zu.",
              "Cette semaine est une décharge, donc facile exprès : garde-la plutôt et augmente la semaine d’après.",
              "Esa semana es de descarga y es suave a propósito: mejor déjala y sube la semana siguiente.",
              "Quella settimana è di scarico ed è leggera apposta: meglio lasciarla e aumentare la settimana dopo.",
            ),
          ]
        : []),
      say(
        "Log the sets with their effort: if the effort stays below what was planned, the next loads go up by themselves. If a tested maximum is too low, change it in your profile under Benchmarks.",
        "Trag die Sätze mit Anstrengung ein: bleiben sie unter dem Geplanten, steigen die nächsten Lasten von selbst. Ein zu niedriges Maximum änderst du in deinem Profil unter Benchmarks.",
        "Note les séries avec l’effort : les charges suivantes montent d’elles-mêmes si elles restent sous le prévu. Un maximum trop bas se change dans ton profil sous Benchmarks.",
        "Anota las series con su esfuerzo: las cargas siguientes suben solas si quedan por debajo de lo previsto. Un máximo demasiado bajo se cambia en tu perfil, en Benchmarks.",
        "Registra le serie con lo sforzo: i carichi successivi salgono da soli se restano sotto il previsto. Un massimale troppo basso si cambia nel profilo in Benchmarks.",
      ),
    ],
  };
}
