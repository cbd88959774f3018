import { findExercise } from "../../catalogue/exercises.ts";

/** "Comp lifts only, maybe rows and some arms": what a lifter competes in, its near kin, and what grows beside it. */
export const ONLY_COMPETITION_LIFTS =
  /\b(?:comp(?:etition)?|meet|platform|big (?:three|3)|main) ?(?:lifts?)? (?:only|nothing else)\b|\b(?:only|just|nur|solo|solamente|seulement|uniquement|soltanto|apenas|so|alleen) (?:the |my |die |los |las |les |le |i |gli |os |as |de )?(?:(?:comp(?:etition)?|meet|platform|main) lifts?|big (?:three|3)|(?:drei |3 )?(?:wettkampf(?:ubungen|hebungen)|grunduebungen|grundubungen)|tres (?:basicos|grandes|levantamientos)|(?:movimientos|levantamientos) de competicion|trois mouvements|mouvements de competition|tre alzate|alzate di gara|tres (?:basicos|levantamentos)|drie (?:wedstrijd)?lifts|wedstrijdlifts)\b/u;
const NEAR_KIN =
  /squat(?! to box)|bench press|deadlift|block pull|overhead press|row$|row \(|biceps|triceps|face pull|pulldown|pull-up|chin-up/iu;
const FAR_KIN = /goblet|split|air squat|pistol|skater|wall|suitcase|kettlebell|single-leg|band |backpack|romanian|bear hug/iu;
const KINDS_OF_ACCESSORY = new Set([
  "knee_flexion",
  "knee_extension",
  "lunge",
  "ankle",
  "core_flexion",
  "core_rotation",
  "core_antiextension",
  "core_antirotation",
  "core_lateral",
  "adductor",
  "hip_abduction",
  "carry",
  "horizontal_push",
]);

/** Whether a lifter who wants nothing but the lifts of the meet does without it. */
export function isAccessory(name: string): boolean {
  const isOfKind = KINDS_OF_ACCESSORY.has(findExercise(name)?.movementPattern ?? "");
  return isOfKind && (!NEAR_KIN.test(name) || FAR_KIN.test(name));
}
