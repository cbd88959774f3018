import { normalise } from "../normalise.ts";
import type { HealthLimits } from "../limits.ts";
import type { StatedLimit } from "./stated-limit.ts";

/**
 * The least that a number an athlete tells can mean as a ceiling; what is below was most likely said of something else ("stiff for the first 5 min
 * of a run", "the dog's 10 min"). A coach's estimates: nobody trains for less, and rehabilitation below it comes from a professional.
 */
const LEAST: Partial<Record<keyof HealthLimits, number>> = {
  /** Minutes of a session, run and ride. */
  sessionMinutes: 15,
  runMinutes: 8,
  rideMinutes: 15,
  /** Minutes a week. */
  strengthMinutes: 10,
  /** Metres of a run and of all runs of a week. */
  runMetres: 800,
  weeklyRunMetres: 2000,
  swimMetres: 100,
  /** Kilograms of any lift. */
  kilograms: 5,
  /** Beats a minute. */
  pulse: 85,
  runsPerWeek: 1,
};

/** Words that make a number a ceiling, however low it is. */
const OUTRIGHT =
  /\b(?:max\w*|at (?:the )?most|(?:no|not|never|nothing) (?:\w+ )?(?:more|longer|heavier|over|above|further)|(?:longer|more|heavier) than|cant|cannot|can not|(?:langer|mehr|schwerer) als|(?:mas|plus|piu|mais|meer|langer) (?:de|que|di|do|dan)|only|limit\w*|up to|under|below|must|has to|have to|manage|cope|cant|cannot|tolerate|allowed|muss|schaffe?|darf|debo|tengo que|aguanto|dois|doit|devo|riesco|reggo|consigo|aguento|tenho que|moet|mag|hochstens|nicht (?:mehr|langer|schwerer)|nichts (?:uber|schwerer)|nur|unter|bis|como mucho|no mas|nada de mas|solo|hasta|menos de|au (?:plus|maximum)|pas plus|rien (?:au dessus|de plus)|seulement|jusqu\w*|moins de|al massimo|non piu|niente (?:sopra|oltre)|fino|meno di|no maximo|nao mais|nada acima|apenas|ate|hoogstens|niet meer|niets boven|alleen|tot)\b/u;

/**
 * Whether the numbers of a stated limit are to be believed without asking: set by a professional, said outright, or not lower than anybody means.
 */
export function isPlausible({ limits, phrase, isByProfessional }: StatedLimit): boolean {
  const said = normalise(phrase);
  if (isByProfessional || OUTRIGHT.test(said)) return true;
  return Object.entries(LEAST).every(([field, least]) => {
    const value = limits[field as keyof HealthLimits];
    // A number that was derived and not written cannot be judged.
    return typeof value !== "number" || value >= least || !/\d/u.test(said);
  });
}
