import { exercisesNamedIn } from "../../catalogue/named-exercises.ts";
import { normalise } from "../../health/normalise.ts";
import { memoized } from "../../language/memoized.ts";

/** A muscle group or an implement of which an athlete wants more. */
export type WantedPart =
  | "biceps"
  | "triceps"
  | "shoulders"
  | "chest"
  | "back"
  | "glutes"
  | "calves"
  | "hamstrings"
  | "core"
  | "kettlebells";

const WORDS: { readonly [part in WantedPart]: RegExp } = {
  biceps:
    /\b(?:bi[cz]eps|bicipit\w*|arms?|arm(?= (?:work|exercises?|training))|arme|oberarme?n?|armubung\w*|armtraining|brazos?|les bras|bras|braccia|bracos?|armen|armoefening\w*)\b/u,
  triceps: /\b(?:tri[cz]eps|tricipit\w*)\b/u,
  shoulders:
    /\b(?:shoulders?|delts?|schultern?|schulter\w*ubung\w*|schultertraining|hombros?|epaules?|spalle|ombros?|schouders?|schouder\w*oefening\w*)\b/u,
  chest:
    /\b(?:chest|pecs?|brust|brust(?:ubung\w*|training)|pecho|pectora\w*|pectoraux|poitrine|petto|pettorali|peito(?:rais)?|borst\w*)\b/u,
  back: /\b(?:(?:upper )?back|lats?|rucken|rucken(?:ubung\w*|training)|espalda|dorsal\w*|(?:le|du|mon|pour le) dos|schiena|dorso|dorsali|costas|rug|rugoefening\w*)\b/u,
  glutes: /\b(?:glut\w*|butt|bum|booty|gesass\w*|po|fess(?:es|iers?)|culo|trasero|bumbum|bilspier\w*|billen)\b/u,
  calves: /\b(?:calf|calves|waden?|wadentraining|gemelos?|pantorrillas?|mollets?|polpacci|panturrilhas?|kuiten)\b/u,
  hamstrings: /\b(?:hamstrings?|beinbeuger\w*|isquio\w*|ischio\w*|femorali|posterior da coxa)\b/u,
  core: /\b(?:core|abs?|abdominal\w*|abdos?|bauch(?:muskel\w*|ubung\w*|training)?|rumpf\w*|abdomen|addominal\w*|abdomina(?:is|l)|buikspier\w*)\b/u,
  kettlebells: /\b(?:kettle ?bells?|kbs?|kugelhanteln?|pesas rusas|girya)\b/u,
};
/** What trains them, best first; a session has one of them, or two sets more. */
export const EXERCISES_OF_WANTED: { readonly [part in WantedPart]: readonly string[] } = {
  biceps: ["Biceps curl", "Band-assisted pull-up"],
  triceps: ["Triceps pressdown", "Overhead triceps extension"],
  shoulders: ["Seated dumbbell press", "Standing dumbbell press", "Face pull", "Band pull-apart"],
  chest: ["Dumbbell bench press", "Incline dumbbell press", "Push-up"],
  back: ["Single-arm dumbbell row", "Chest-supported row", "Lat pulldown", "Band row", "Face pull", "Band pull-apart"],
  glutes: ["Hip thrust", "Hip thrust (dumbbell or backpack)", "Single-leg hip thrust", "Step-up"],
  calves: ["Single-leg calf raise (loaded)", "Single-leg calf raise (step)", "Bent-knee calf raise"],
  hamstrings: ["Hamstring curl", "Slider hamstring curl", "Towel hamstring curl"],
  core: ["Dead bug", "Pallof press", "Side plank", "Plank", "Long-lever plank", "Hollow hold"],
  kettlebells: ["Kettlebell swing (Russian)", "Kettlebell press (single-arm)", "Turkish get-up", "Kettlebell gorilla row"],
};
/** What counts as work for them. */
export const TRAINS_PART: { readonly [part in WantedPart]: readonly string[] } = {
  ...EXERCISES_OF_WANTED,
  shoulders: [...EXERCISES_OF_WANTED.shoulders, "Overhead press", "Landmine press"],
  back: [...EXERCISES_OF_WANTED.back, "Barbell row", "Pull-up (strict)"],
  core: [...EXERCISES_OF_WANTED.core, "Suitcase carry", "Sit-up", "V-up", "Hanging knee raise", "Russian twist"],
  kettlebells: [
    ...EXERCISES_OF_WANTED.kettlebells,
    "Goblet squat",
    "Kettlebell clean",
    "Kettlebell deadlift",
    "Double kettlebell front squat",
  ],
};
const WANTED_PARTS = Object.keys(WORDS) as readonly WantedPart[];

const MORE =
  /\b(?:more|extra|additional|bigger|stronger|broader|wider|grow|build (?:up )?my|focus (?:more )?on|emphasi[sz]e|lots of|plenty of|mehr|extra|zusatzliche?|grosser\w*|starker\w*|breiter\w*|fokus auf|mas|mayores|centrarme en|enfoc\w*|plus d(?:e|es|u)?|davantage de?|me concentrer sur|piu|maggior\w*|concentrarmi su\w*|mais|maiores|focar (?:em|n[oa]s?)|meer|grotere|sterkere|bredere|focus op)\b/u;
const EVERY_SESSION =
  /\b(?:every|each|all(?: the| my)?|jede[rsm]?|in jeder|cada|todas las|chaque|a toutes les|ogni|tutte le|em todos os|todos os|elke|iedere) (?:single )?(?:sessions?|workouts?|trainings?|einheit\w*|sesion\w*|entren\w*|seances?|entrainement\w*|allenament\w*|sedut\w*|treinos?|sessao|sessies?|training\w*)\b/u;
const LOVES = /\b(?:love|really like|favou?rite|liebe|lieblings\w*|encant\w*|adoro|adore|amo|houd van|hou van|dol op)\b/u;
const NOT =
  /\b(?:no|not|dont|never|fewer|less|hate|hurts?|pain\w*|sore|stiff|tight|ach\w*|injur\w*|weak\w*|rest|recovery|careful|mobility|stretch\w*|sensitive|problem\w*|kein\w*|nicht|weniger|schmerz\w*|weh|nunca|menos|duele\w*|dolor\w*|sin|ne|pas|moins|douleur\w*|mal|non|meno|male|dolor\w*|nao|menos|dor|doi|geen|niet|minder|pijn\w*|than|als|que)\b/u;

/** "More arm work please", "plus d'exercices pour les fessiers", "abs at every session", "I love kettlebells": what a clause wants more of. */
export const wantedPartsIn = memoized((clause: string): readonly WantedPart[] => {
  const said = normalise(clause);
  if (NOT.test(said) || said.split(" ").length > MOST_WORDS) return [];
  const isMore = MORE.test(said) || EVERY_SESSION.test(said);
  // "More back squats", "more kettlebell swings": an exercise, and no part.
  const isExercise = exercisesNamedIn(clause).length > 0 || EXERCISE.test(said);
  return WANTED_PARTS.filter((part) => WORDS[part].test(said) && !isExercise && (isMore || (part === "kettlebells" && LOVES.test(said))));
});

/** The parts that words name, whatever is said of them. */
export function partsNamedIn(words: string): readonly WantedPart[] {
  return WANTED_PARTS.filter((part) => WORDS[part].test(normalise(words)));
}

const EXERCISE =
  /\b(?:back squats?|calf raises?|leg|chest to bar|c2b|swings?|deadlifts?|presses?|press|shoulder to overhead|arm (?:bike|erg)|back (?:to|on|in|from|at|into)|come back|get back)\b/u;
const MOST_WORDS = 14;
const CLAUSE_ENDS = /[.,;!?\n]+|\s(?:but|though|because|and fewer|and less|aber|weil|pero|porque|mais moins|maar|ma)\s/iu;

/** The same of a whole text, clause by clause. */
export const statedWantedParts = memoized((text: string): readonly WantedPart[] => [
  ...new Set(text.split(CLAUSE_ENDS).flatMap(wantedPartsIn)),
]);
