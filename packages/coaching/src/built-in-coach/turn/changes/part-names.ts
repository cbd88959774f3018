import { type Said, sayIn, type Tongue } from "../languages.ts";

const PARTS: { readonly [part: string]: Said } = {
  knee: ["knee", "Knie", "genou", "rodilla", "ginocchio"],
  shoulder: ["shoulder", "Schulter", "épaule", "hombro", "spalla"],
  back: ["back", "Rücken", "dos", "espalda", "schiena"],
  ankle: ["ankle", "Knöchel", "cheville", "tobillo", "caviglia"],
  hip: ["hip", "Hüfte", "hanche", "cadera", "anca"],
  wrist: ["wrist", "Handgelenk", "poignet", "muñeca", "polso"],
  elbow: ["elbow", "Ellbogen", "coude", "codo", "gomito"],
  calf: ["calf", "Wade", "mollet", "gemelo", "polpaccio"],
  achilles: ["Achilles tendon", "Achillessehne", "tendon d’Achille", "tendón de Aquiles", "tendine d’Achille"],
};

/** A part of the body in the language of the turn. */
export function partIn(tongue: Tongue, part: string): string {
  const said = PARTS[part];
  return said === undefined ? part : sayIn(tongue)(...said);
}
