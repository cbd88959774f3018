import { memoized } from "../../language/memoized.ts";
import { normalise } from "../../health/normalise.ts";
import { saysWeak } from "./stated-stations.ts";

/** A part of the body that strength of its own makes stronger. */
export type WeakPart = "glutes" | "calves" | "hamstrings" | "core";

const WORDS: { readonly [part in WeakPart]: RegExp } = {
  glutes: /\b(?:glut\w*|butt|gesass\w*|fessier\w*|bilspier\w*)\b/u,
  calves: /\b(?:calf|calves|wade\w*|gemelos?|pantorrilla\w*|mollets?|polpacc\w*|panturrilha\w*|kuit\w*)\b/u,
  hamstrings: /\b(?:hamstring\w*|beinbeuger\w*|isquio\w*|ischio\w*|femorali)\b/u,
  core: /\b(?:core|trunk|rumpf\w*|sangle abdominale|abdos|addominali|abdominales|abdominais)\b/u,
};
/** What trains them, best first. */
export const EXERCISES_OF_PART: { readonly [part in WeakPart]: readonly string[] } = {
  glutes: ["Hip thrust", "Hip thrust (dumbbell or backpack)", "Single-leg hip thrust", "Step-up"],
  calves: ["Single-leg calf raise (loaded)", "Single-leg calf raise (step)", "Bent-knee calf raise"],
  hamstrings: ["Hamstring curl", "Slider hamstring curl", "Towel hamstring curl", "Nordic lower (eccentric)"],
  core: ["Side plank", "Long-lever plank", "Dead bug", "Plank"],
};

/** Weak since something happened, or somebody else's: no wish for strength. */
const A_STORY =
  /\b(?:since|after|from the|surgery|operat\w*|torn|tear|nerve|numb|physio|doctor|her|his|their|friend\w*|partner\w*|wife|husband|seit|nach|freund\w*|frau|mann|desde|tras|mi (?:amig\w*|mujer|marido)|depuis|apres|ma femme|mon (?:mari|ami)|dopo|mia moglie|mio marito|sinds|na de)\b/u;

/** The parts that a clause calls weak: "my core and glutes are weak". */
export function weakPartsIn(clause: string): readonly WeakPart[] {
  const said = normalise(clause);
  if (!saysWeak(clause) || A_STORY.test(said)) return [];
  return (["glutes", "calves", "hamstrings", "core"] as const).filter((part) => WORDS[part].test(said));
}

const CLAUSE_ENDS = /[.,;!?\n]+|\s(?:but|though|because|aber|weil|pero|porque|mais|ma|maar)\s/iu;

/** The same of a whole text, clause by clause; every session of strength asks for it. */
export const statedWeakParts = memoized((text: string): readonly WeakPart[] => [...new Set(text.split(CLAUSE_ENDS).flatMap(weakPartsIn))]);
