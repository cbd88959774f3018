import { statedPreferences } from "../athlete/stated-preferences.ts";
import { getWords } from "../health/stated-limits/limit-movements.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";
import { activitiesIn, type Activity, getNames } from "./activities.ts";

const MACHINES: ReadonlySet<Activity> = new Set<Activity>(["rower", "ski", "bike"]);

/** Machines that somebody asks for beside a complaint: "running pulls, so rather the bike or the rower". A slight complaint leaves them open. */
export function preferredMachines(injuries = ""): readonly string[] {
  return statedPreferences(injuries)
    .flatMap((phrase) => activitiesIn(getWords(toEnglish(phrase, getLanguage(injuries)))))
    .flatMap(({ activity }) => (MACHINES.has(activity) ? getNames(activity) : []));
}
