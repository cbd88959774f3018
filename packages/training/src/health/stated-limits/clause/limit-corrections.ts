import type { StatedLimit } from "../stated-limit.ts";
import { normalise } from "../../normalise.ts";
import { isPainlessTail } from "../../painless-tail.ts";
import type { Day } from "#training/calendar/day.ts";
import type { Activity } from "#training/injuries/activities.ts";
import type { Region } from "#training/catalogue/exercise.ts";
import { fullClearances } from "../../cleared/full-clearance.ts";
import type { Clause } from "../../clause.ts";
import type { Impact } from "../../limits.ts";
import { regionsIn } from "../limit-regions.ts";
import { OF_ALL } from "./limits-in.ts";

/** "No kipping until …" of December is over with "right shoulder cleared for everything" of January. */
export function isLifted({ phrase }: StatedLimit, clauses: readonly Clause[], today: Day): boolean {
  const at = clauses.findIndex(({ quote }) => quote === phrase);
  const own = clauses[at];
  if (own === undefined) return false;
  const parts = clauses.filter(({ sentence }) => Math.abs(sentence - own.sentence) <= 1).flatMap(({ english }) => regionsIn(english));
  return fullClearances(clauses, today).some(
    ({ sentence, regions }) =>
      sentence > own.sentence && (regions.length === 0 || parts.length === 0 || regions.some((region) => parts.includes(region as Region))),
  );
}

/** "The dog comes along, but 10 km at most, she is 9": how far the dog runs limits nobody else. */
export function isOfADog({ phrase, limits: { runMetres, runMinutes, sessionMinutes } }: StatedLimit, clauses: readonly Clause[]): boolean {
  if (runMetres === undefined && runMinutes === undefined && (sessionMinutes === undefined || OF_ALL.test(normalise(phrase)))) return false;
  const own = clauses.find(({ quote }) => quote === phrase);
  const beside = clauses.filter(({ sentence }) => sentence === own?.sentence);
  const said = normalise(beside.map(({ quote }) => quote).join(" "));
  return own !== undefined && DOG.test(said) && !OWN_LIMIT.test(normalise(phrase));
}

const DOG =
  /\b(?:dogs?|pupp(?:y|ies)|hond\w*|hund(?:e|in|s)?|hundin|welpe|perr[oa]s?|chiens?|chiennes?|can[ei]|cagn\w+|cachorr[oa]|cao|cadela)\b/u;
/** "I may run 10 km", "me deja": the limit of the one who writes. */
const OWN_LIMIT =
  /\b(?:i|me|my|ich|mir|mich|yo|mi|je|moi|mon|ma|io|mio|eu|meu|ik|mij|mijn|doctor|physio|surgeon|arzt|physio\w*|fisio\w*|kine\w*|knee|knie|achilles|calf|hip|back)\b/u;

/** "Downhill it twinges, uphill and in daily life nothing": what is named at the end of the sentence is no limit. */
export function isPainless({ phrase }: StatedLimit, clauses: readonly Clause[]): boolean {
  const own = clauses.find(({ quote }) => quote === phrase);
  if (own === undefined) return false;
  const sentence = clauses.filter((clause) => clause.sentence === own.sentence);
  const at = sentence.indexOf(own);
  const [before, tail] = [sentence.slice(0, at), sentence.slice(at)];
  const said = normalise(before.map(({ quote }) => quote).join(" "));
  return tail.length <= 2 && (HURTS.test(said) || NOTICES.test(said)) && isPainlessTail(tail.map(({ quote }) => quote).join(" "));
}

/** "Long stairs I still notice sometimes, running nothing" */
const NOTICES = /\b(?:feel|notice|merk(?:e|s)?|spur(?:e|s)?|noto|nota|siento|sens|ressens|remarque|sento|avverto|sinto|voel)\b/u;

const HURTS =
  /\b(?:hurts?|pain\w*|twinge\w*|ache\w*|pinch\w*|zwick\w*|schmerz\w*|zieht|tut weh|sticht|duele\w*|molesta\w*|pincha\w*|dolor\w*|fait mal|tire|gene|pince|douleur\w*|fa male|tira|fastidio|dolore|doi|doem|pijn\w*)\b/u;

/** "Running downhill it twinges after an hour and a half" limits the descents, and no run on the flat. */
export function withoutOnsetDownhill(limit: StatedLimit): readonly StatedLimit[] {
  const { runMinutes, runMetres, ...others } = limit.limits;
  const said = normalise(limit.phrase);
  if ((runMinutes === undefined && runMetres === undefined) || !DOWNHILL.test(said)) return [limit];
  const closed = [...new Set<Activity>([...(others.closed ?? []), "downhill"])];
  // "20 minutes of running, not downhill": both hold.
  if (NOT_DOWNHILL.test(said)) return [{ ...limit, limits: { ...limit.limits, closed } }];
  // "Downhill is fine up to 20 minutes": nothing is out, and no run is shorter for it.
  if (!HURTS.test(said) && FINE_DOWNHILL.test(said)) return Object.keys(others).length === 0 ? [] : [{ ...limit, limits: others }];
  return [{ ...limit, limits: { ...others, closed } }];
}

const FINE_DOWNHILL = /\b(?:fine|ok|okay|good|no (?:problem|trouble|pain)|gut|geht|bien|sans (?:probleme|douleur)|bene|bem|goed|prima)\b/u;
const NOT_DOWNHILL =
  /\b(?:not|no|nicht|kein\w*|pas|non|nao|niet|geen) (?:\w+ )?(?:downhills?|descents?|bergab\w*|abwarts|bajadas?|descentes?|discesa|discese|descidas?|bergaf)\b/u;
const DOWNHILL =
  /\b(?:downhills?|descents?|going down|bergab\w*|abwarts|abstieg\w*|bajadas?|cuesta abajo|bajando|descentes?|en descendant|discesa|discese|descidas?|bergaf)\b/u;

/** "I'd like my Saturday run to be with her": who wants to run has not ended running in the same breath. */
export function endsWhatIsWanted({ phrase, limits: { running, closed = [] } }: StatedLimit): boolean {
  const said = normalise(phrase);
  return (running === false || closed.includes("run")) && WANTS_TO_RUN.test(said) && !BANS_RUNNING.test(said);
}

const BANS_RUNNING =
  /\b(?:no|not|cant|cannot|mustnt|never|stop\w*|without|kein\w*|nicht|nie|sin|dejar|pas|jamais|arret\w*|non|senza|smett\w*|nao|sem|geen|niet)\b(?: \w+){0,2} (?:runs?|running|jog\w*|l[au]uf\w*|correr|trotar|courir|correre|hardlopen)\b/u;

const WANTS_TO_RUN =
  /\b(?:(?:id|i would|we would|wed) (?:really |just )?(?:like|love|prefer)|(?:i|we) (?:really |just )?(?:want|wanna|hope|plan)|looking forward|mochte|wurde gern\w*|ich will|quiero|quisiera|me gustaria|je veux|je voudrais|j aimerais|voglio|vorrei|mi piacerebbe|quero|gostaria|ik wil)\b(?!(?: \w+){0,3} (?:not|no|stop|nicht|kein\w*|dejar|arreter|smettere|parar|stoppen)\b)(?: \w+){0,6} (?:runs?|running|jog\w*|l[au]uf\w*|correr|carreras?|trotar|courir|course|footing|correre|corsa|corrida|hardlopen|loop\w*)\b/u;

/** "Achilles sore, no box jumps or skipping": a broad jump and a burpee load the tendon no less than what was named. */
export function withAllJumps(limits: readonly StatedLimit[], clauses: readonly Clause[]): readonly StatedLimit[] {
  if (!clauses.some(({ englishWords }) => BELOW_KNEE.test(englishWords.join(" ")))) return limits;
  return limits.map((one) => {
    const { closed = [], impact = 2, ...others } = one.limits;
    const rest = closed.filter((activity) => activity !== "box-jump" && activity !== "skipping");
    if (rest.length === closed.length) return one;
    const jumps = { impact: Math.min(2, impact) as Impact, contacts: 0 };
    return { ...one, limits: { ...others, ...jumps, ...(rest.length > 0 ? { closed: rest } : {}) } };
  });
}

const BELOW_KNEE =
  /\b(?:achill\w*|cal(?:f|ves)|shins?|waden?|schienbein\w*|pantorrillas?|gemelos?|mollets?|polpacci\w*|kuit\w*|panturrilhas?)\b/u;
