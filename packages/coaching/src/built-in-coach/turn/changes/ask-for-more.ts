import { getWeekday, itemText, type Session, type Weekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn, valueIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { DAY_NAMES } from "./limit-minutes.ts";
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

/** A sport of its own once a week: where it fits, how long, and how it counts. */
export function addWeekly(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, subjects, minutes = 30 } = frame;
  const { plan, athlete, today } = view;
  const [subject] = subjects;
  if (plan === undefined || subject?.sport === undefined) return undefined;
  const [wished] = frame.weekdays;
  if (
    wished === undefined &&
    !/\b(?:once a week|a week|weekly|every week|each week|pro woche|die woche|einmal|par semaine|por semana|a la semana|a settimana|where|wo |ou |donde|dove)\b/.test(
      frame.words,
    )
  )
    return undefined;
  const say = sayIn(tongue);
  const busy = new Set(athlete.availability.weekdays ?? []);
  const free = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => !busy.has(day));
  const hardDays = new Set(
    allSessions(plan)
      .filter(({ date, hard }) => date >= today && hard)
      .map(({ date }) => getWeekday(date)),
  );
  const before = (day: Weekday): Weekday => (day === 7 ? 1 : ((day + 1) as Weekday));
  const best =
    wished !== undefined && free.includes(wished)
      ? wished
      : free.toSorted((a, b) => Number(hardDays.has(before(a))) - Number(hardDays.has(before(b))))[0];
  const name = (day: Weekday | undefined): string => (day === undefined ? "" : say(...(DAY_NAMES[day - 1] ?? ["", "", "", "", ""])));
  const others = free.filter((day) => day !== best).map(name);
  return {
    isDecided: true,
    text: [
      say(
        `**${name(best)} is best, ${minutes} easy minutes**: the day is free${others.length === 0 ? "" : ` (${listIn(tongue, others)} too)`}, and it stays easy before or after the hard days.`,
        `**Am besten ${name(best)}, ${minutes} lockere Minuten**: der Tag ist frei${others.length === 0 ? "" : ` (auch ${listIn(tongue, others)})`}, und neben den harten Tagen bleibt es locker.`,
        `**Le mieux : ${name(best)}, ${minutes} minutes faciles** : ce jour est libre${others.length === 0 ? "" : ` (${listIn(tongue, others)} aussi)`}, et cela reste facile à côté des jours durs.`,
        `**Lo mejor: ${name(best)}, ${minutes} minutos suaves**: ese día está libre${others.length === 0 ? "" : ` (también ${listIn(tongue, others)})`} y se queda suave junto a los días duros.`,
        `**Meglio ${name(best)}, ${minutes} minuti facili**: il giorno è libero${others.length === 0 ? "" : ` (anche ${listIn(tongue, others)})`} e resta facile accanto ai giorni duri.`,
      ),
      say(
        `It adds a load of about ${minutes * 3} (${minutes} min × effort 3), little beside your week; in a deload week leave it out. It replaces nothing of the plan.`,
        `Das sind etwa ${minutes * 3} Last (${minutes} min × Anstrengung 3), wenig neben deiner Woche; in der Deload-Woche lass es weg. Es ersetzt nichts im Plan.`,
        `Cela ajoute une charge d’environ ${minutes * 3} (${minutes} min × effort 3), peu à côté de ta semaine ; en semaine de décharge, laisse-la. Elle ne remplace rien du plan.`,
        `Suma una carga de unos ${minutes * 3} (${minutes} min × esfuerzo 3), poco en tu semana; en la semana de descarga déjalo. No sustituye nada del plan.`,
        `Aggiunge un carico di circa ${minutes * 3} (${minutes} min × sforzo 3), poco accanto alla tua settimana; nella settimana di scarico lasciala. Non sostituisce nulla del piano.`,
      ),
      say(
        "I cannot add another sport to the plan: enter it under Workouts for that day, and log it after; its load counts.",
        "Für eine weitere Sportart hat der Plan keine Karte: leg sie unter Workouts für den Tag an und trag sie danach ein; ihre Last zählt.",
        "Le plan n’a pas de carte pour un autre sport : ajoute-la sous Workouts ce jour-là et note-la ensuite ; sa charge compte.",
        "El plan no tiene tarjeta para otro deporte: añádelo en Workouts ese día y anótalo después; su carga cuenta.",
        "Il piano non ha una scheda per un altro sport: inseriscilo in Workouts per quel giorno e registralo dopo; il suo carico conta.",
      ),
    ],
  };
}
