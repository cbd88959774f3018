import type { CoachProposal, CoachProposalRequest } from "@ironpace/contract";
import type { Verb } from "../../turn/frame.ts";
import type { Said } from "../../turn/languages.ts";
import { kindOf } from "../kinds.ts";

/** What a message can say that a card holds. */
export type Slot =
  | "day ahead"
  | "day behind"
  | "until day"
  | "from day"
  | "amount"
  | "clock"
  | "race time"
  | "minutes"
  | "effort"
  | "priority";

/** One field of a card, with the slot of a message that it takes. */
export interface CardField {
  readonly name: string;
  readonly slot: Slot;
  readonly label: Said;
  /** A card without a value of its own takes one. */
  readonly isOptional?: boolean;
}

const DAY: Said = ["Day", "Tag", "Jour", "Día", "Giorno"];
const DUE: Said = ["Due", "Fällig", "Échéance", "Plazo", "Scadenza"];
const TARGET: Said = ["Target", "Ziel", "Objectif", "Objetivo", "Obiettivo"];
const MINUTES: Said = ["Minutes", "Minuten", "Minutes", "Minutos", "Minuti"];
const EFFORT: Said = ["Effort", "Anstrengung", "Effort", "Esfuerzo", "Sforzo"];
const VALUE: Said = ["Value", "Wert", "Valeur", "Valor", "Valore"];

const GOAL: readonly CardField[] = [
  { name: "due", slot: "day ahead", label: DUE },
  { name: "target", slot: "amount", label: TARGET },
];
const RATED: readonly CardField[] = [{ name: "rpe", slot: "effort", label: EFFORT, isOptional: true }];

const AWAY: readonly CardField[] = [
  { name: "from", slot: "from day", label: ["From", "Ab", "Du", "Desde", "Da"] },
  { name: "to", slot: "until day", label: ["Until", "Bis", "Au", "Hasta", "Fino a"] },
];

/** Which fields of which kind of card take which slot of a message. */
const FIELDS: { readonly [kind: string]: readonly CardField[] } = {
  goal: GOAL,
  "goal-change": GOAL,
  race: [
    { name: "date", slot: "day ahead", label: DAY },
    { name: "priority", slot: "priority", label: ["Priority", "Priorität", "Priorité", "Prioridad", "Priorità"] },
    { name: "target", slot: "race time", label: TARGET, isOptional: true },
  ],
  "race-date": [{ name: "date", slot: "day ahead", label: DAY }],
  "race-target": [{ name: "target", slot: "race time", label: TARGET }],
  best: [
    { name: "date", slot: "day behind", label: DAY },
    { name: "value", slot: "amount", label: VALUE },
  ],
  weight: [{ name: "kilograms", slot: "amount", label: VALUE }],
  log: [{ name: "date", slot: "day behind", label: DAY }, { name: "minutes", slot: "minutes", label: MINUTES, isOptional: true }, ...RATED],
  complete: RATED,
  effort: RATED,
  // One without a day and without minutes takes the entry out.
  entered: [
    { name: "date", slot: "day ahead", label: DAY },
    { name: "minutes", slot: "minutes", label: MINUTES },
  ],
  travel: AWAY,
  illness: AWAY,
  ease: [{ name: "mostMinutes", slot: "minutes", label: MINUTES }],
};

/** Verbs that can be about a field of the card; any other one is a wish of its own. */
const VERBS: { readonly [kind: string]: readonly Verb[] } = {
  entered: ["move", "shorten"],
  ease: ["shorten"],
  travel: ["shorten"],
  illness: ["shorten", "skip", "cant"],
};
const OF_DATED: readonly Verb[] = ["move", "add", "shorten"];
const OF_DONE: readonly Verb[] = ["log", "add"];
const DATED: ReadonlySet<string> = new Set(["goal", "goal-change", "race", "race-date", "race-target"]);

export function isVerbOf(card: CoachProposal, verb: Verb): boolean {
  const kind = kindOf(card);
  return verb === "undo" || (VERBS[kind] ?? (DATED.has(kind) ? OF_DATED : OF_DONE)).includes(verb);
}

/** The fields that a card can be given, in the order in which they are said. */
export function fieldsOf(card: CoachProposal): readonly CardField[] {
  const fields = (FIELDS[kindOf(card)] ?? []).map((field) =>
    isTime(card) && field.name === "value" ? { ...field, slot: "clock" as const } : field,
  );
  const isPart = kindOf(card) === "entered" && fields.some(({ name }) => readField(card, name) !== undefined);
  return fields.filter(({ name, isOptional = isPart }) => isOptional || readField(card, name) !== undefined);
}

function isTime({ request }: CoachProposal): boolean {
  return request.reason === "record" && request.record.kind === "best" && request.record.metric === "time";
}

export function readField({ request }: CoachProposal, name: string): string | number | undefined {
  const holder: object = request.reason === "record" ? request.record : request;
  const found = Object.entries(holder).find(([key]) => key === name)?.[1] as unknown;
  return typeof found === "string" || typeof found === "number" ? found : undefined;
}

/** The request with another value in one of its fields. */
export function writeField(request: CoachProposalRequest, name: string, value: string | number): CoachProposalRequest {
  return request.reason === "record" ? { ...request, record: { ...request.record, [name]: value } } : { ...request, [name]: value };
}
