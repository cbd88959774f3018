import { addDays, shortDay } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { dayIn, longDayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { awayCard } from "../../wishing/orders/away-range.ts";
import type { Followed } from "../follow-up-of.ts";

const AWAY =
  /\b(?:away|travel\w*|trip|on holiday|in (?:a )?hotel|flying to|unterwegs|verreist|dienstreise|urlaub|bin (?:von|in)|weg|fliege|en voyage|deplacement|je pars|en vacances|de viaje|me voy|viajo|de vacaciones|in viaggio|in trasferta|parto|in vacanza|vado a)\b/;
const HOTEL = /\b(?:hotel|gym hotel|fitnessraum|hotelgym|palestra (?:dell )?hotel|salle (?:de l )?hotel|gimnasio (?:del )?hotel)\b/;
const NO_GYM =
  /\b(?:no gym|without (?:a )?gym|kein gym|ohne gym|pas de salle|sans salle|sin gym|sin gimnasio|senza palestra|only (?:my )?(?:shoes|trainers)|nur (?:lauf)?schuhe|que mes (?:baskets|chaussures)|solo zapatillas|solo (?:le )?scarpe|solo scarpe)\b/;
/** "No running either": nothing of the plan stays. */
const NO_RUNNING =
  /\b(?:no|not|without|cant|cannot|nor) (?:any )?(?:run|running|runs|training|train)\b|\b(?:kein\w*|nicht|ohne) (?:laufen|laufe|lauftraining|training|trainieren|joggen)\b|\b(?:pas de|sans) (?:course|courir|entrainement|footing)\b|\b(?:sin|ni|nada de|tampoco) (?:correr|carreras?|entrenar|entreno)\b|\b(?:senza|niente|ne|neanche|nemmeno) (?:correre|corsa|corse|allenamento)\b/;
/** A longer absence is a holiday with a plan of its own. */
const LONGEST = 5;

/** "me voy a Londres del martes al jueves, sin gym": the sessions of those days, what replaces each there, and the card that leaves them out. */
export function onTrip({ words, frame, view, diary, tongue, say, turns }: Followed, isAway = AWAY.test(words)): Draft | undefined {
  const { plan, today } = view;
  const [from, until] = frame.days;
  const to = until ?? frame.until;
  if (plan === undefined || from === undefined || to === undefined || frame.days.length > 2 || turns.length > 0 || !isAway)
    return undefined;
  const end = to < from ? addDays(to, 7) : to;
  if (!(HOTEL.test(words) || NO_GYM.test(words)) || from < today || end > addDays(from, LONGEST)) return undefined;
  if (NO_RUNNING.test(words)) {
    const label = `from ${shortDay(from)} to ${shortDay(end)}`;
    return translated(awayCard({ from, to: end, label, isForGood: false }, view), tongue);
  }
  const rows = allSessions(plan).filter((each) => each.date >= from && each.date <= end && isOpen(plan, each));
  const own = diary.entered.filter(({ on }) => on >= from && on <= end);
  if (rows.length === 0) return undefined;
  const isHotel = HOTEL.test(words) && !NO_GYM.test(words);
  const instead = (code: string | undefined, title: string, minutes: number): string =>
    code?.startsWith("R") === true || /\brun\b/i.test(title)
      ? say(
          `do the running outside or on the treadmill and leave the stations out`,
          `das Laufen draußen oder auf dem Laufband; Stationen weglassen`,
          `la course dehors ou sur tapis ; sans les stations`,
          `la carrera fuera o en cinta; sin estaciones`,
          `la corsa fuori o sul tapis; senza stazioni`,
        )
      : isHotel
        ? say(
            `dumbbells: 3 × 10 split squats, presses, rows, then ${Math.min(20, minutes)} min easy bike or treadmill`,
            `Kurzhanteln: 3 × 10 Split Squats, Drücken, Rudern, dann ${Math.min(20, minutes)} min locker Rad oder Laufband`,
            `haltères : 3 × 10 fentes, développés, tirages, puis ${Math.min(20, minutes)} min faciles (vélo ou tapis)`,
            `mancuernas: 3 × 10 zancadas, press, remo, luego ${Math.min(20, minutes)} min suaves (bici o cinta)`,
            `manubri: 3 × 10 affondi, spinte, rematori, poi ${Math.min(20, minutes)} min facili (cyclette o tapis)`,
          )
        : say(
            `30 easy minutes of running and 3 rounds of 10 push-ups, 12 lunges a side, 30 s plank`,
            `30 lockere Minuten laufen und 3 Runden: 10 Liegestütze, 12 Ausfallschritte je Seite, 30 s Plank`,
            `30 minutes faciles de course et 3 tours : 10 pompes, 12 fentes par côté, 30 s de gainage`,
            `30 minutos suaves de carrera y 3 rondas: 10 flexiones, 12 zancadas por lado, 30 s de plancha`,
            `30 minuti facili di corsa e 3 giri: 10 piegamenti, 12 affondi per lato, 30 s di plank`,
          );
  const isLight = rows.every(({ title }) => /^deload/i.test(title));
  const after = allSessions(plan).find(({ date, hard }) => date > end && date <= addDays(end, 2) && hard);
  // A run needs no gym: it stays.
  const gone = rows.filter(({ code, title }) => !code.startsWith("R") || /station|compromised/i.test(title));
  const skip = gone.length === 0 ? undefined : translated(skipSessions(gone, view), tongue);
  return {
    isDecided: true,
    text: [
      say(
        `**${longDayIn(tongue, from)} to ${longDayIn(tongue, end)}**: ${rows.length} sessions are affected; the rest of the plan stays.`,
        `**${longDayIn(tongue, from)} bis ${longDayIn(tongue, end)}**: ${rows.length} Einheiten sind betroffen, der Rest des Plans bleibt.`,
        `**Du ${longDayIn(tongue, from)} au ${longDayIn(tongue, end)}** : ${rows.length} séances sont concernées, le reste du plan ne change pas.`,
        `**Del ${longDayIn(tongue, from)} al ${longDayIn(tongue, end)}**: afecta a ${rows.length} sesiones, el resto del plan queda.`,
        `**Da ${longDayIn(tongue, from)} a ${longDayIn(tongue, end)}**: ${rows.length} sessioni toccate, il resto del piano resta.`,
      ),
      bullet([
        ...rows.map(
          ({ date, title, code, duration }) =>
            `${dayIn(tongue, date, false)}: **${title}** (${duration} min) → ${instead(code, title, duration)}`,
        ),
        ...own.map(
          ({ on, title, minutes }) =>
            `${dayIn(tongue, on, false)}: ${title} (${minutes} min), ${say("your own entry", "dein eigener Eintrag", "ton entrée", "tu propia entrada", "la tua voce")}`,
        ),
      ]),
      ...(isLight
        ? [
            say(
              "It is your deload week: you do not have to catch up on what you leave out.",
              "Es ist die Entlastungswoche: was du auslässt, holst du nicht nach.",
              "C’est la semaine de décharge : ce que tu laisses, tu ne le rattrapes pas.",
              "Es la semana de descarga: lo que dejes no se recupera.",
              "È la settimana di scarico: ciò che salti non si recupera.",
            ),
          ]
        : []),
      ...(after === undefined
        ? []
        : [
            say(
              `After it comes **${after.title}** (${dayIn(tongue, after.date, false)}): travel easy the day before.`,
              `Danach kommt **${after.title}** (${dayIn(tongue, after.date, false)}): reise am Tag davor ruhig.`,
              `Ensuite vient **${after.title}** (${dayIn(tongue, after.date, false)}) : voyage tranquille la veille.`,
              `Después viene **${after.title}** (${dayIn(tongue, after.date, false)}): viaja con calma el día antes.`,
              `Poi c’è **${after.title}** (${dayIn(tongue, after.date, false)}): viaggia con calma il giorno prima.`,
            ),
          ]),
      ...(skip === undefined
        ? []
        : [
            say(
              "The runs stay; the card takes out what needs the gym. Do the versions above instead and log them. Nothing changes until you accept it.",
              "Die Läufe bleiben; die Karte nimmt heraus, was ein Gym braucht. Mach stattdessen die Fassungen oben und trag sie ein. Es ändert sich nichts, bis du sie annimmst.",
              "Les sorties restent ; la carte retire ce qui demande une salle. Fais les versions ci-dessus et note-les. Rien ne change avant que tu l’acceptes.",
              "Las carreras quedan; la tarjeta quita lo que pide gimnasio. Haz las versiones de arriba y anótalas. Nada cambia hasta que la aceptes.",
              "Le corse restano; la scheda toglie ciò che richiede la palestra. Fai le versioni qui sopra e registrale. Non cambia nulla finché non la accetti.",
            ),
          ]),
    ],
    ...(skip?.proposals !== undefined && { proposals: skip.proposals }),
  };
}
