import type { CoachProposal } from "@ironpace/contract";
import type { SlotType } from "./slots.ts";

/** What a card has a place for. */
export type CardField = "day" | "minutes" | "distance" | "weight" | "effort";

/** The slots of a message that fill in a field. */
export const TYPE_OF_FIELD: { readonly [field in CardField]: ReadonlySet<SlotType> } = {
  day: new Set<SlotType>(["day", "date"]),
  minutes: new Set<SlotType>(["minutes", "clock"]),
  distance: new Set<SlotType>(["distance"]),
  weight: new Set<SlotType>(["weight", "sets"]),
  effort: new Set<SlotType>(["score"]),
};

/** The fields of a card that a later turn may correct; undefined for cards whose fields are read elsewhere. */
export function findFields({ request }: CoachProposal): readonly CardField[] | undefined {
  if (request.reason === "move" || request.reason === "ease") return ["day", "minutes", "distance"];
  if (request.reason !== "record") return undefined;
  const { record } = request;
  switch (record.kind) {
    case "weight":
      return ["weight"];
    case "best":
      return record.metric === "weight" ? ["weight", "day"] : record.metric === "time" ? ["minutes", "distance", "day"] : undefined;
    case "log": {
      const isLifted = record.sets.some(({ kilograms, reps }) => kilograms !== undefined || reps !== undefined);
      return ["minutes", "distance", "effort", "day", ...(isLifted ? ["weight" as const] : [])];
    }
    default:
      return undefined;
  }
}
