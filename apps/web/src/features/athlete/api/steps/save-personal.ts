import { entryValues } from "../../model/entry-texts.ts";
import { personalEntries } from "../../model/personal-step.ts";
import { entryUnits } from "../../model/step-form.ts";
import type { SaveStep } from "./save-step.ts";
import { updateAthlete } from "../update-athlete.ts";

/** Who trains, what they did lately, and the unit weights are shown in. */
export const savePersonal: SaveStep = async (texts, { told, unit }, userId) => ({
  personal: await updateAthlete(userId, {
    ...entryValues(personalEntries(texts), texts, told.personal, entryUnits(told, unit)),
    ...(["gender", "training_level", "primary_focus"] as const).reduce((row, name) => ({ ...row, [name]: texts[name] || null }), {}),
    units: unit,
  }),
});
