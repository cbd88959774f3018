import type { CoachProposal } from "@ironpace/contract";
import { EQUIPMENT, getWeekday } from "@ironpace/training";
import { daysOut } from "../../turn/changes/days-per-week.ts";
import type { Frame } from "../../turn/frame.ts";
import { sayIn } from "../../turn/languages.ts";
import { dayIn, subjectIn, weekdayIn } from "../../turn/names.ts";
import type { CoachView } from "../../view.ts";

const ADDS = /\b(?:add|got|have|bought|new|now|jetzt|neu|gekauft|dazu|maintenant|achete|ahora|tengo|comprado|ora|adesso|comprato|ho)\b/;
/** "Got rid of" adds nothing. */
const LOSES = /\b(?:no|nur|only|seulement|solo|dont|havent|not|nicht|pas|kein\w*|sold|lost|broke\w*|rid|without|ohne|sans|sin|senza)\b/;
const SHORTER_BY = /\b(?:shorter|less|off|kurzer|weniger|moins|menos|meno)\b/;
/** Puts a stored best right. */
const CORRECTS =
  /\b(?:not|wrong|correct\w*|fix|was|really|actually|nicht|falsch|korrigier\w*|eigentlich|faux|corrige\w*|mal|incorrect\w*|sbagliat\w*|correggi\w*|instead|statt)\b/;
/** A bare number from here on beside a barbell is its weight. */
const HEAVY = 30;

/** What a card says against a slot of the message: the slot, and what the card has instead. */
export interface Contradiction {
  readonly said: string;
  readonly card: string;
  /** Asked in place of both. */
  readonly ask?: string;
}

const REFUSES = /^(?:no|nope|nah|not|wait|nein|ne|nicht|non|pas|moment|attends|espera|aspetta)\b/;
const INSTEAD = /\b(?:instead|rather than|statt|anstatt|stattdessen|au lieu|plutot que|en vez|en lugar|invece|al posto)\b/;
/** "Only a barbell, kettlebells and a rower": what is there, up to what is not. */
const ONLY =
  /\b(?:only|just|nur|bloss|seulement|que|solo|solamente|soltanto)\b(.*?)(?=\b(?:no|without|kein\w*|ohne|pas|sans|sin|senza|nessun\w*)\b|$)/;
const GEAR_WORD: readonly (readonly [item: RegExp, said: RegExp])[] = [
  [/^row erg/i, /\b(?:rower|row erg|rowing machine|ruder\w*|rameur|remo|vogatore)\b/],
  [/^ski ?erg/i, /\b(?:ski ?erg|ski)\b/],
  [/^bike erg/i, /\b(?:bike|bike erg|ergometer|velo|bici\w*|rad)\b/],
  [/kettlebell/i, /\b(?:kettlebells?|kbs?)\b/],
  [/dumbbell/i, /\b(?:dumbbells?|dbs?|kurzhantel\w*|halteres?|mancuernas?|manubri\w*)\b/],
];

/** Compares a card with the days, amounts and units that the message names; undefined where nothing speaks against it. */
export function contradiction(
  { request, title }: CoachProposal,
  frame: Frame,
  view: CoachView,
  earlier: readonly CoachProposal[] = [],
): Contradiction | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const isRepeated = earlier.some((each) => JSON.stringify(each.request) === JSON.stringify(request));
  if (isRepeated && REFUSES.test(frame.words))
    return {
      said: frame.content,
      card: title,
      ask: say(
        `Then not that one: **${title}** stays as it is. Which day and which session do you mean? With the date I make the card.`,
        `Dann nicht die: **${title}** lasse ich. Welchen Tag und welche Einheit meinst du? Mit dem Datum mache ich die Karte.`,
        `Alors pas celle-là : je laisse **${title}**. Quel jour et quelle séance ? Avec la date je fais la carte.`,
        `Entonces esa no: dejo **${title}**. ¿Qué día y qué sesión? Con la fecha hago la tarjeta.`,
        `Allora non quella: lascio **${title}**. Quale giorno e quale seduta? Con la data faccio la scheda.`,
      ),
    };
  const race = request.reason === "missed" || request.reason === "ease" ? raceSaid(frame, view) : undefined;
  if (race !== undefined)
    return {
      said: race,
      card: title,
      ask: say(
        `**${race}**: do you want to move it? Tell me the new day, and I make the card. To delete it or change its priority, open **Competitions**; the plan then adapts. Until then nothing changes.`,
        `**${race}**: soll es auf einen anderen Tag? Sag mir den Tag, dann mache ich die Karte. Löschen und die Priorität ändern geht unter **Competitions**, und der Plan folgt. Bis dahin ändert sich nichts.`,
        `**${race}** : faut-il changer son jour ? Dis-moi lequel et je prépare la carte. L’enlever ou changer sa priorité se fait dans **Competitions**, et le plan suit. D’ici là, rien ne change.`,
        `**${race}**: ¿la paso a otro día? Dime cuál y hago la tarjeta. Borrarla o cambiar su prioridad se hace en **Competitions**, y el plan la sigue. Hasta entonces no cambia nada.`,
        `**${race}**: la sposto a un altro giorno? Dimmi quale e preparo la scheda. Toglierla o cambiarne la priorità si fa in **Competitions**, e il piano segue. Fino ad allora non cambia nulla.`,
      ),
    };
  if (request.reason === "swap") {
    const there = ONLY.exec(frame.words)?.[1] ?? "";
    const kept = GEAR_WORD.find(([item, said]) => item.test(title) && said.test(there));
    return kept === undefined
      ? undefined
      : {
          said: say(
            "the equipment you have",
            "die Geräte, die du hast",
            "le matériel que tu as",
            "el material que tienes",
            "l’attrezzatura che hai",
          ),
          card: title,
        };
  }
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
    const { minutes, subjects } = frame;
    const other = INSTEAD.test(frame.words) ? subjects.find(({ sport }) => sport !== undefined && sport !== "run") : undefined;
    if (other !== undefined) return { said: subjectIn(tongue, other), card: title };
    const { from, to } = request;
    const ahead = frame.days.filter((each) => each >= view.today);
    const [day] = ahead;
    if (
      day !== undefined &&
      request.onlyEasy !== true &&
      request.share === undefined &&
      from !== undefined &&
      to !== undefined &&
      !ahead.some((each) => each >= from && each <= to)
    )
      return { said: dayIn(tongue, day, false), card: title };
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
  if (record.kind === "best") {
    const [change] = request.changes;
    const isWorse =
      change?.before !== undefined &&
      change.after !== undefined &&
      !CORRECTS.test(frame.words) &&
      isLess(change.before, change.after, record.metric === "time");
    if (!isWorse) return undefined;
    const [was, is] = [change.before ?? "", change.after ?? ""];
    return {
      said: is,
      card: title,
      ask: say(
        `**${is}** is not a new best: **${change.label}** stays **${was}**. Shall I log it as work instead? Say how hard it was (RPE 1–10). If ${was} is wrong, tell me so.`,
        `**${is}** ist keine neue Bestleistung: **${change.label}** bleibt **${was}**. Soll ich es stattdessen als Einheit eintragen? Sag, wie hart es war (RPE 1–10). Wenn ${was} falsch ist, sag es mir.`,
        `**${is}** n’est pas un record : **${change.label}** reste **${was}**. Je le note comme séance ? Dis l’effort (RPE 1–10). Si ${was} est faux, dis-le.`,
        `**${is}** no es marca nueva: **${change.label}** sigue en **${was}**. ¿Lo apunto como sesión? Dime el esfuerzo (RPE 1–10). Si ${was} está mal, dímelo.`,
        `**${is}** non è un nuovo record: **${change.label}** resta **${was}**. Lo registro come seduta? Dimmi lo sforzo (RPE 1–10). Se ${was} è sbagliato, dimmelo.`,
      ),
    };
  }
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
            `${counted.reps ?? ""} reps`,
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
    return ADDS.test(frame.words) && !LOSES.test(frame.words) && isLess
      ? {
          said: say("something more", "etwas dazu", "quelque chose en plus", "algo más", "qualcosa in più"),
          card: title,
        }
      : undefined;
  }
  return undefined;
}

/** Whether the value after is worse than the one before: longer where it is a time, else smaller. */
function isLess(before: string, after: string, isTime: boolean): boolean {
  const [was, is] = [before, after].map(numberIn);
  return was !== undefined && is !== undefined && (isTime ? is > was : is < was);
}

function numberIn(text: string): number | undefined {
  const clock = /(\d+):(\d{2})(?::(\d{2}))?/.exec(text);
  if (clock !== null)
    return [clock[1], clock[2], clock[3]].filter((part) => part !== undefined).reduce((sum, part) => 60 * sum + Number(part), 0);
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : Number(number.replace(",", "."));
}

/** A race by a word of its name, while neither a day nor a session is named. */
function raceSaid({ words, days, weekdays, periods, subjects }: Frame, { competitions }: CoachView): string | undefined {
  if (days.length + weekdays.length + periods.length + subjects.length > 0) return undefined;
  return competitions.find(({ name = "" }) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((part) => part.length > 4 && part !== "hyrox" && new RegExp(`\\b${part}\\b`).test(words)),
  )?.name;
}

/** What is asked in place of a card that speaks against the message. */
export function askInstead({ said, card, ask }: Contradiction, { tongue }: Frame): string {
  if (ask !== undefined) return ask;
  return sayIn(tongue)(
    `You wrote **${said}**, but I understood **${card}**. Which is right?`,
    `Ich lese **${said}** in deiner Nachricht, und die Karte hieße **${card}**: das passt nicht zusammen, also biete ich keine an. Wie genau soll es sein?`,
    `Je lis **${said}** dans ton message, et la carte dirait **${card}** : cela ne va pas ensemble, donc je n’en propose pas. Que veux-tu exactement ?`,
    `Leo **${said}** en tu mensaje, y la tarjeta diría **${card}**: no encaja, así que no ofrezco ninguna. ¿Cómo debe ser exactamente?`,
    `Leggo **${said}** nel tuo messaggio, e la scheda direbbe **${card}**: non combacia, quindi non ne propongo. Come deve essere esattamente?`,
  );
}
