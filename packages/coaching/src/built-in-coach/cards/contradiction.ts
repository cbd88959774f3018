import type { CoachProposal } from "@ironpace/contract";
import { EQUIPMENT, getWeekday } from "@ironpace/training";
import { daysOut } from "../turn/changes/days-per-week.ts";
import type { Frame } from "../turn/frame.ts";
import { sayIn } from "../turn/languages.ts";
import { dayIn, weekdayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";

const ADDS = /\b(?:add|got|have|bought|new|now|jetzt|neu|gekauft|dazu|maintenant|achete|ahora|tengo|comprado|ora|adesso|comprato|ho)\b/;
const SHORTER_BY = /\b(?:shorter|less|off|kurzer|weniger|moins|menos|meno)\b/;
/** A bare number from here on beside a barbell is its weight. */
const HEAVY = 30;

/** What a card says against a slot of the message: the slot, and what the card has instead. */
export interface Contradiction {
  readonly said: string;
  readonly card: string;
}

/** Compares a card with the days, amounts and units that the message names; undefined where nothing speaks against it. */
export function contradiction({ request, title }: CoachProposal, frame: Frame, view: CoachView): Contradiction | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  if (request.reason === "availability") {
    const kept = daysOut(frame).filter((day) => request.availability.weekdays?.includes(day) === true);
    const [day] = kept;
    if (day === undefined || frame.verbs.includes("move") || frame.verbs.includes("swap")) return undefined;
    const name = weekdayIn(tongue, day);
    return {
      said: say(
        `no training on ${name}`,
        `kein Training am ${name}`,
        `pas d’entraînement le ${name}`,
        `sin entreno el ${name}`,
        `niente allenamento di ${name}`,
      ),
      card: title,
    };
  }
  if (request.reason === "ease") {
    const { minutes } = frame;
    const isOther =
      minutes !== undefined &&
      request.mostMinutes !== undefined &&
      request.mostMinutes !== minutes &&
      minutes >= 15 &&
      !SHORTER_BY.test(frame.words);
    return isOther ? { said: `${minutes} min`, card: `${request.mostMinutes ?? ""} min` } : undefined;
  }
  if (request.reason !== "record") return undefined;
  const { record } = request;
  if (record.kind === "log") {
    const [day] = frame.days;
    const isOther =
      day !== undefined && frame.days.length === 1 && getWeekday(day) !== getWeekday(record.date) && frame.periods.length === 0;
    if (isOther) return { said: dayIn(tongue, day, false), card: dayIn(tongue, record.date, false) };
    const counted = record.sets.find(({ reps = 0, kilograms }) => kilograms === undefined && reps >= HEAVY);
    const isWeight = counted !== undefined && frame.subjects.some(({ lift }) => lift?.benchmark !== undefined && !/pull/.test(lift.name));
    return isWeight
      ? {
          said: `${counted.reps ?? ""} kg`,
          card: say(
            `${counted.reps ?? ""} repetitions`,
            `${counted.reps ?? ""} Wiederholungen`,
            `${counted.reps ?? ""} répétitions`,
            `${counted.reps ?? ""} repeticiones`,
            `${counted.reps ?? ""} ripetizioni`,
          ),
        }
      : undefined;
  }
  if (record.kind === "equipment") {
    const known = view.athlete.equipment ?? EQUIPMENT;
    const isLess = known.some((each) => !record.equipment.includes(each));
    return ADDS.test(frame.words) &&
      !/\b(?:only|nur|seulement|solo|no|dont|havent|not|nicht|pas|kein\w*|sold|lost|broke\w*|without|ohne|sans|sin|senza)\b/.test(frame.words) &&
      isLess
      ? {
          said: say("something more", "etwas dazu", "quelque chose en plus", "algo más", "qualcosa in più"),
          card: title,
        }
      : undefined;
  }
  return undefined;
}

/** What is asked in place of a card that speaks against the message. */
export function askInstead({ said, card }: Contradiction, { tongue }: Frame): string {
  return sayIn(tongue)(
    `I read **${said}** in your message, and the card I would make says **${card}**: that does not fit, so I offer none. What exactly should it be?`,
    `Ich lese **${said}** in deiner Nachricht, und die Karte hieße **${card}**: das passt nicht zusammen, also biete ich keine an. Wie genau soll es sein?`,
    `Je lis **${said}** dans ton message, et la carte dirait **${card}** : cela ne va pas ensemble, donc je n’en propose pas. Que veux-tu exactement ?`,
    `Leo **${said}** en tu mensaje, y la tarjeta diría **${card}**: no encaja, así que no ofrezco ninguna. ¿Cómo debe ser exactamente?`,
    `Leggo **${said}** nel tuo messaggio, e la scheda direbbe **${card}**: non combacia, quindi non ne propongo. Come deve essere esattamente?`,
  );
}
