import { addDays, getMonday } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { translated } from "../translated.ts";
import { previewIn } from "./preview.ts";

/** Two sessions on one day: whether it can be done, in which order, and what else there is. */
export function bothOnOneDay(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, days } = frame;
  const say = sayIn(tongue);
  const pair = [...new Set(days)].flatMap((day) => sessionOn(plan, day) ?? []);
  const [first, second] = pair;
  if (first === undefined || second === undefined) return undefined;
  const hard = pair.filter((each) => each.hard).length;
  const order = pair.toSorted((a, b) => Number(b.hard) - Number(a.hard) || b.intensityLevel - a.intensityLevel);
  const names = order.map(({ title, duration }) => `**${title}** (${duration} min)`);
  const free = [1, 2, 3, 4, 5, 6]
    .map((step) => addDays(first.date, step))
    .filter((day) => getMonday(day) === getMonday(first.date) && sessionOn(plan, day) === undefined);
  const drop = order.at(-1) ?? second;
  return {
    isDecided: true,
    text: [
      hard > 1
        ? say(
            `**Better not both hard ones on one day**: ${names.join(" and ")}.`,
            `**Besser nicht beide harten an einem Tag**: ${names.join(" und ")}.`,
            `**Mieux vaut pas deux séances dures le même jour** : ${names.join(" et ")}.`,
            `**Mejor no las dos duras el mismo día**: ${names.join(" y ")}.`,
            `**Meglio non due dure lo stesso giorno**: ${names.join(" e ")}.`,
          )
        : say(
            `**Possible**: first ${names[0] ?? ""}, then at least six hours later ${names[1] ?? ""}, easier than planned. Eat between them, and sleep well after.`,
            `**Möglich**: zuerst ${names[0] ?? ""}, mindestens sechs Stunden später ${names[1] ?? ""}, lockerer als geplant. Iss dazwischen.`,
            `**Possible** : d’abord ${names[0] ?? ""}, puis au moins six heures après ${names[1] ?? ""}, plus facile que prévu. Mange entre les deux.`,
            `**Posible**: primero ${names[0] ?? ""} y al menos seis horas después ${names[1] ?? ""}, más suave de lo previsto. Come entre las dos.`,
            `**Possibile**: prima ${names[0] ?? ""}, poi almeno sei ore dopo ${names[1] ?? ""}, più facile del previsto. Mangia in mezzo.`,
          ),
      say(
        "A card puts only one session on a day, so the plan keeps both days: just do the second one earlier and log it.",
        "Eine Karte legt nur eine Einheit auf einen Tag; der Plan behält also beide Tage: mach die zweite einfach früher und trag sie ein.",
        "Une carte ne met qu’une séance par jour ; le plan garde donc les deux jours : fais la seconde plus tôt et note-la.",
        "Una tarjeta pone solo una sesión por día, así que el plan mantiene ambos días: haz la segunda antes y anótala.",
        "Una scheda mette una sola sessione al giorno; il piano mantiene entrambi i giorni: fai la seconda prima e registrala.",
      ),
      ...(free[0] === undefined
        ? []
        : [
            say(
              `Or move ${names[1] ?? ""} to ${dayIn(tongue, free[0], false)}, which is free: the card does that.`,
              `Oder ${names[1] ?? ""} auf ${dayIn(tongue, free[0], false)}, das ist frei: Die Karte macht das.`,
              `Ou déplace ${names[1] ?? ""} au ${dayIn(tongue, free[0], false)}, qui est libre : la carte le fait.`,
              `O mueve ${names[1] ?? ""} al ${dayIn(tongue, free[0], false)}, que está libre: la tarjeta lo hace.`,
              `Oppure sposta ${names[1] ?? ""} a ${dayIn(tongue, free[0], false)}, che è libero: lo fa la scheda.`,
            ),
            previewIn(tongue),
          ]),
    ],
    ...(free[0] !== undefined && { proposals: translated(moveTo(drop, free[0], view), tongue).proposals ?? [] }),
  };
}
