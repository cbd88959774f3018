import { getWords } from "../../health/stated-limits/limit-movements.ts";
import { getLanguage, toEnglish } from "../../language/translate.ts";
import { activitiesIn, type Activity, getNames } from "../activities.ts";

/** "… donc plutôt vélo ou rameur": what is said behind a complaint to do instead. */
export function statedPreferences(injuries: string): readonly string[] {
  return [...injuries.matchAll(PREFERS)].flatMap(([found]) => (REFUSES.test(found) ? [] : [found.trim()]));
}

const PREFERS =
  /(?<!\p{L})(?:(?:i(?:'d| would)? )?(?:rather|prefer)|plut[oô]t|lieber|mejor|prefiero|meglio|piuttosto|preferisco|je pr[ée]f[èe]re)\s[^.,;!?\n]{3,50}/giu;
const REFUSES = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|non|nada|than|als|que|than|di)(?!\p{L})/iu;

const MACHINES: ReadonlySet<Activity> = new Set<Activity>(["rower", "ski", "bike"]);

/** Machines that somebody asks for beside a complaint: "running pulls, so rather the bike or the rower". A slight complaint leaves them open. */
export function preferredMachines(injuries = ""): readonly string[] {
  return statedPreferences(injuries)
    .flatMap((phrase) => activitiesIn(getWords(toEnglish(phrase, getLanguage(injuries)))))
    .flatMap(({ activity }) => (MACHINES.has(activity) ? getNames(activity) : []));
}
