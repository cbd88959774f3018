import type { CoachRecord } from "@ironpace/contract";
import { type Day, daysBetween } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import type { Said } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { readClauses } from "./clauses.ts";
import { readRaceName } from "./race-name.ts";
import { replaceCard } from "./replace-card.ts";

type Race = Extract<CoachRecord, { readonly kind: "race" }>;

const PRIORITY =
  /\b(?:priority|prio|prioritat|priorite|prioridad|priorita|stufe|categor\w+)(?: (?:is|of|should be|ist|soll|est|es|e|de|di))* ([abc])\b|\b([abc]) (?:race|prio|priority|rennen|wettkampf)\b|\b(?:course|carrera|gara) ([abc])\b|^(?:(?:its|it is|only|just|make it|as|ok|no|an?|es ist|nur|mach|ist|c est|mets|solo|es|pon|e|e una|metti|una?|une?|ein\w*) )*([abc])$/;
const DAY_OF_MONTH =
  /^(?:(?:and|und|et|no|wait|sorry|actually|it|its|is|was|on|the|ist|es|am|doch|der|nein|non|c|est|le|y|era|el|e|il|anzi|plutot|mejor|rather) )+(\d{1,2})(?:st|nd|rd|th)?(?: (?:actually|sorry|instead|doch))?$/;
/** A day without its year is read as the last one of its name. */
const LONG_PAST_DAYS = 31;
const OF_FORM =
  /^(?:reply:(?:rather|no|yes|also)|verb:(?:shorten|move)|topic:race|sport:|(?:day|time|month|year)\b|rel:(?:this|next)|number$)/;

/** "Prioridad C, just for fun", "it's called San Silvestre", "on the 7th": fields of a race on a card, which is then shown whole. */
export function fillRaceForm(focus: TurnContext): Draft | undefined {
  const { cards, frame, tongue, view } = focus;
  const races = cards.filter(({ request }) => request.reason === "record" && request.record.kind === "race");
  const [card] = races;
  const request = card?.request;
  if (card === undefined || races.length > 1 || request?.reason !== "record" || request.record.kind !== "race") return undefined;
  const race = request.record;
  const read = (part: string): Frame => readFrame(part, tongue, view.today);
  const named = frame.content.includes("?") ? undefined : readRaceName(frame.content, (rest) => isField(read(rest)) || isWish(read(rest)));
  const clauses = readClauses(named?.beside ?? frame.content, tongue, read, (part) => isOfForm(part));
  if (clauses === undefined && named === undefined) return undefined;
  const [letter] = (clauses ?? []).flatMap((part) => priorityIn(part) ?? []);
  const [date, other] = (clauses ?? []).flatMap((part) => dayOfMonth(part, race.date) ?? part.days.map((day) => toComing(day, view.today)));
  if (other !== undefined || (date !== undefined && date < view.today)) return undefined;
  // A day alone may be that of the card in front.
  if (named === undefined && letter === undefined && card !== cards[0]) return undefined;
  const changed = {
    ...race,
    ...(named !== undefined && { name: named.name }),
    ...(letter !== undefined && { priority: letter }),
    ...(date !== undefined && { date }),
  };
  const draft = raceCard(changed, focus);
  const isPart = clauses === undefined && named !== undefined && wantsMore(read(named.beside));
  return replaceCard(isPart ? { ...draft, text: [...draft.text, focus.say(...ON_ITS_OWN)] } : draft, card, focus);
}

const ON_ITS_OWN: Said = [
  "The rest of your message is not on this card: send it once more on its own.",
  "Der Rest deiner Nachricht steht nicht auf dieser Karte: schick ihn noch einmal einzeln.",
  "Le reste de ton message n’est pas sur cette carte : renvoie-le tout seul.",
  "El resto de tu mensaje no está en esta tarjeta: envíalo otra vez por separado.",
  "Il resto del messaggio non è su questa scheda: rimandalo da solo.",
];

/** "and move Monday to Thursday" */
function isWish({ verbs, days, subjects, words }: Frame): boolean {
  return /^(?:and|und|et|y|e) /.test(words) && verbs.length > 0 && days.length + subjects.length > 0;
}

/** A wish beside the name that no field of the race holds. */
function wantsMore({ verbs, days, subjects, hasPain, isIll }: Frame): boolean {
  return verbs.length + days.length + subjects.length > 0 || hasPain || isIll;
}

/** A priority or a day in so many words: the name of a race may have a saint's day in it. */
function isField(frame: Frame): boolean {
  return isOfForm(frame) && (/\d/.test(frame.words) || (priorityIn(frame) !== undefined && frame.words.includes(" ")));
}

/** "On 5 January", said in November: the next one. */
function toComing(day: Day, today: Day): Day {
  return daysBetween(day, today) > LONG_PAST_DAYS ? `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` : day;
}

/** "No, it's the 30th", "es el 30": another day of the month of the race. */
function dayOfMonth({ words }: Frame, date: Day): Day | undefined {
  const said = Number(DAY_OF_MONTH.exec(words)?.[1]);
  const day = `${date.slice(0, 8)}${String(said).padStart(2, "0")}`;
  return said >= 1 && said <= 31 && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

export function priorityIn({ words }: Frame): Race["priority"] | undefined {
  const letter = PRIORITY.exec(words)
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toUpperCase();
  return letter === "A" || letter === "B" || letter === "C" ? letter : undefined;
}

function isOfForm(frame: Frame): boolean {
  const rest = frame.leftover.filter((word) => !/^(?:[abc]|prio\w*|stufe|categor\w+|race|rennen|wettkampf|bitte|soll)$/.test(word));
  const isNamed = priorityIn(frame) !== undefined || frame.days.length === 1 || DAY_OF_MONTH.test(frame.words);
  return isNamed && rest.length === 0 && frame.tokens.every(({ concept }) => OF_FORM.test(concept));
}

/** The card that adds a race, with all of its fields in the text. */
export function raceCard(race: Race, { tongue, say }: Pick<TurnContext, "tongue" | "say">): Draft {
  const { name, priority, target } = race;
  const day = dayIn(tongue, race.date);
  const place = race.location === "Not entered" ? "" : race.location;
  const at = place === "" ? "" : say(` in **${place}**`, ` in **${place}**`, ` à **${place}**`, ` en **${place}**`, ` a **${place}**`);
  const aim =
    target === undefined
      ? ""
      : say(
          `, target **${target}**`,
          `, Ziel **${target}**`,
          `, objectif **${target}**`,
          `, objetivo **${target}**`,
          `, obiettivo **${target}**`,
        );
  const label = (...said: Parameters<typeof say>): string => say(...said);
  return {
    text: [
      say(
        `Add **${name}** on **${day}**${at}, priority **${priority}**${aim}.`,
        `**${name}** am **${day}**${at} eintragen, Priorität **${priority}**${aim}.`,
        `Ajouter **${name}** le **${day}**${at}, priorité **${priority}**${aim}.`,
        `Añadir **${name}** el **${day}**${at}, prioridad **${priority}**${aim}.`,
        `Aggiungere **${name}**, **${day}**${at}, priorità **${priority}**${aim}.`,
      ),
      priority === "C"
        ? say(
            "C: you train through it, with no taper.",
            "C: du trainierst durch, ohne Tapering.",
            "C : tu continues à t’entraîner, sans affûtage.",
            "C: sigues entrenando, sin descarga.",
            "C: continui ad allenarti, senza scarico.",
          )
        : priority === "B"
          ? say("B: a short taper.", "B: kurzes Tapering.", "B : un court affûtage.", "B: una descarga corta.", "B: uno scarico breve.")
          : say(
              "A: the plan peaks and tapers for it.",
              "A: der Plan hat dort seine Spitze, mit Tapering.",
              "A : le plan y atteint son pic, avec affûtage.",
              "A: el plan alcanza ahí su pico, con descarga.",
              "A: il piano ha lì il suo picco, con scarico.",
            ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      {
        title: say(`Add ${name}`, `${name} eintragen`, `Ajouter ${name}`, `Añadir ${name}`, `Aggiungere ${name}`),
        why: `${day}, ${say("priority", "Priorität", "priorité", "prioridad", "priorità")} ${priority}.`,
        request: {
          reason: "record",
          record: race,
          changes: [
            { label: label("Race", "Wettkampf", "Course", "Carrera", "Gara"), after: name },
            { label: label("Day", "Tag", "Jour", "Día", "Giorno"), after: day },
            ...(place === "" ? [] : [{ label: label("Place", "Ort", "Lieu", "Lugar", "Luogo"), after: place }]),
            { label: label("Priority", "Priorität", "Priorité", "Prioridad", "Priorità"), after: priority },
            ...(target === undefined ? [] : [{ label: label("Target", "Ziel", "Objectif", "Objetivo", "Obiettivo"), after: target }]),
          ],
        },
      },
    ],
  };
}
