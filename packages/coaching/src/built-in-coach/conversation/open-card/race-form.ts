import type { CoachRecord } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import type { Focus } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { readClauses } from "./clauses.ts";

type Race = Extract<CoachRecord, { readonly kind: "race" }>;

const PRIORITY =
  /\b(?:priority|prio|prioritat|priorite|prioridad|priorita|stufe|categor\w+)(?: (?:is|of|should be|ist|soll|est|es|e|de|di))* ([abc])\b|\b([abc]) (?:race|prio|priority|rennen|wettkampf)\b|\b(?:course|carrera|gara) ([abc])\b|^(?:(?:its|it is|only|just|make it|as|ok|no|an?|es ist|nur|mach|ist|c est|mets|solo|es|pon|e|e una|metti|una?|une?|ein\w*) )*([abc])$/;
/** Words that give the race its name; the name itself keeps its capitals. */
const NAMED: { readonly [tongue in Tongue]: RegExp } = {
  en: /(?:\b(?:called|named|name is|name it|call it|name should be|name:)|^name)\s+(.{2,50})$/iu,
  de: /(?:\b(?:hei(?:ß|ss)t|nenn(?: es| ihn| sie)?|name (?:ist|soll)|name:))\s+(.{2,50})$/iu,
  fr: /(?:\b(?:s['’ ]?appelle|appelle[- ]l[ae]|nom (?:est|c['’]est)|nom:))\s+(.{2,50})$/iu,
  es: /(?:\b(?:se llama|ll[aá]mal[ao]|nombre es|nombre:))\s+(.{2,50})$/iu,
  it: /(?:\b(?:si chiama|chiamal[ao]|nome (?:è|e)|nome:))\s+(.{2,50})$/iu,
};
const DAY_OF_MONTH =
  /^(?:(?:no|wait|sorry|actually|it|its|is|was|on|the|ist|es|am|doch|der|nein|non|c|est|le|y|era|el|e|il|anzi|plutot|mejor|rather) )+(\d{1,2})(?:st|nd|rd|th)?(?: (?:actually|sorry|instead|doch))?$/;
const AFTER_NAME = /\s+(?:btw|by the way|please|pls|though|bitte|übrigens|stp|svp|por favor|porfa|por cierto|per favore)\W*$/iu;
const OF_FORM =
  /^(?:reply:(?:rather|no|yes|also)|verb:(?:shorten|move)|topic:race|sport:|(?:day|time|month|year)\b|rel:(?:this|next)|number$)/;

/** "Prioridad C, just for fun", "it's called San Silvestre", "on the 7th": fields of a race on a card, which is then shown whole. */
export function fillRaceForm(focus: Focus): Draft | undefined {
  const [card] = focus.cards;
  const request = card?.request;
  const { frame, tongue, view } = focus;
  if (request?.reason !== "record" || request.record.kind !== "race") return undefined;
  const race = request.record;
  const name = NAMED[tongue]
    .exec(frame.content.trim())?.[1]
    ?.replace(AFTER_NAME, "")
    .replace(/[.!]+$/u, "")
    .trim();
  if (name !== undefined && !frame.content.includes("?")) return raceCard({ ...race, name }, focus);
  const clauses = readClauses(
    frame.content,
    tongue,
    (part) => readFrame(part, tongue, view.today),
    (part) => isOfForm(part),
  );
  if (clauses === undefined) return undefined;
  const [letter] = clauses.flatMap((part) => priorityIn(part) ?? []);
  const [date, other] = clauses.flatMap((part) => (part.days.length > 0 ? part.days : (dayOfMonth(part, race.date) ?? [])));
  if (other !== undefined || (date !== undefined && date < view.today)) return undefined;
  return raceCard({ ...race, ...(letter !== undefined && { priority: letter }), ...(date !== undefined && { date }) }, focus);
}

/** "No, it's the 30th", "es el 30": another day of the month of the race. */
function dayOfMonth({ words }: Frame, date: Day): Day | undefined {
  const said = Number(DAY_OF_MONTH.exec(words)?.[1]);
  const day = `${date.slice(0, 8)}${String(said).padStart(2, "0")}`;
  return said >= 1 && said <= 31 && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function priorityIn({ words }: Frame): Race["priority"] | undefined {
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

function raceCard(race: Race, { tongue, say }: Focus): Draft {
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
