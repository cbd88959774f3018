import type { CoachRecord } from "@ironpace/contract";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { type Frame } from "../../turn/frame.ts";
import { dayIn } from "../../turn/names.ts";

type Race = Extract<CoachRecord, { readonly kind: "race" }>;

const PRIORITY =
  /\b(?:priority|prio|prioritat|priorite|prioridad|priorita|stufe|categor\w+)(?: (?:is|of|should be|ist|soll|est|es|e|de|di))* ([abc])\b|\b([abc]) (?:race|prio|priority|rennen|wettkampf)\b|\b(?:course|carrera|gara) ([abc])\b|^(?:(?:its|it is|only|just|make it|as|ok|no|an?|es ist|nur|mach|ist|c est|mets|solo|es|pon|e|e una|metti|una?|une?|ein\w*) )*([abc])$/;
export function priorityIn({ words }: Frame): Race["priority"] | undefined {
  const letter = PRIORITY.exec(words)
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toUpperCase();
  return letter === "A" || letter === "B" || letter === "C" ? letter : undefined;
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
