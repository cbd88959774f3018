import { availabilityErrors, availabilityTexts, toGear, type Gear, type Place } from "@ironpace/contract";
import { parseDay } from "@ironpace/training";
import { withMessage, type FormModel, type Messages, type Texts } from "./athlete-form.ts";
import { storedTexts, textErrors } from "./free-texts.ts";

export const CONTEXT_COLUMNS = [
  "short_term_goals",
  "long_term_goals",
  "upcoming_competition",
  "competition_type",
  "competition_date",
  "injuries",
] as const;

/** Must be answered; a competition may not be planned at all. */
const WANTED = ["short_term_goals", "long_term_goals", "injuries"];

/** What the athlete trains for, what holds them back, when and where they train. */
export const contextStep: FormModel = {
  textsOf: ({ context, availability, personal, equipment }) => ({
    ...storedTexts(CONTEXT_COLUMNS, context),
    ...availabilityTexts(availability, personal),
    // Before the first answer no pool is at hand.
    ...gearTexts(availability.length === 0 && equipment.length === 0 ? { places: ["gym"], items: [] } : toGear(equipment)),
  }),
  errorsOf: (texts, { today }) => ({
    ...withMessage(WANTED.map((name) => [name, texts[name]?.trim() ? undefined : "Required"])),
    ...textErrors(CONTEXT_COLUMNS, texts),
    ...competitionErrors(texts, today),
    ...availabilityErrors(texts),
  }),
  doubtsOf: () => ({}),
};

/** A competition has a name and a day, and that day is still to come. */
function competitionErrors(texts: Texts, today: string): Messages {
  const [name, type, date] = ["upcoming_competition", "competition_type", "competition_date"].map((column) => texts[column]?.trim() ?? "");
  return withMessage([
    ["upcoming_competition", name === "" && (date !== "" || type !== "") ? "Required" : undefined],
    ["competition_date", dateError(date ?? "", name !== "", today)],
  ]);
}

function dateError(date: string, wanted: boolean, today: string): string | undefined {
  if (date === "") return wanted ? "Required" : undefined;
  if (parseDay(date) === undefined) return "Enter a date";
  return date < today ? "This day has passed. Change it, or clear the competition." : undefined;
}

export function gearTexts({ places, items }: Gear): Texts {
  return { places: places.join(","), items: items.join(",") };
}

export function readGear(texts: Texts): Gear {
  return { places: listOf(texts["places"]) as Place[], items: listOf(texts["items"]) };
}

function listOf(text: string | undefined): string[] {
  return text ? text.split(",") : [];
}
