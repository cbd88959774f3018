import { type RegionFinding, regionName } from "@ironpace/training";
import { type Said, sayIn, type Tongue } from "../languages.ts";

export type Region = RegionFinding["region"];

const PARTS = {
  knee: ["knee", "Knie", "genou", "rodilla", "ginocchio"],
  shoulder: ["shoulder", "Schulter", "épaule", "hombro", "spalla"],
  back: ["back", "Rücken", "dos", "espalda", "schiena"],
  ankle: ["ankle", "Knöchel", "cheville", "tobillo", "caviglia"],
  hip: ["hip", "Hüfte", "hanche", "cadera", "anca"],
  wrist: ["wrist", "Handgelenk", "poignet", "muñeca", "polso"],
  elbow: ["elbow", "Ellbogen", "coude", "codo", "gomito"],
  calf: ["calf", "Wade", "mollet", "gemelo", "polpaccio"],
  achilles: ["Achilles tendon", "Achillessehne", "tendon d’Achille", "tendón de Aquiles", "tendine d’Achille"],
} as const satisfies { readonly [part: string]: Said };

/** A part of the body in the language of the turn. */
export function partIn(tongue: Tongue, part: string): string {
  const said = (PARTS as { readonly [part: string]: Said })[part];
  return said === undefined ? part : sayIn(tongue)(...said);
}

const REGIONS: { readonly [region in Region]?: Said } = {
  neck: ["neck", "Nacken", "nuque", "cuello", "collo"],
  shoulder: PARTS.shoulder,
  elbow: PARTS.elbow,
  wrist_hand: ["wrist or hand", "Handgelenk oder Hand", "poignet ou main", "muñeca o mano", "polso o mano"],
  upper_back: ["upper back", "oberer Rücken", "haut du dos", "espalda alta", "parte alta della schiena"],
  chest_ribs: ["chest or ribs", "Brust oder Rippen", "poitrine ou côtes", "pecho o costillas", "petto o costole"],
  lower_back: ["lower back", "unterer Rücken", "bas du dos", "zona lumbar", "zona lombare"],
  abdomen: ["abdomen", "Bauch", "ventre", "abdomen", "addome"],
  hip_groin: ["hip or groin", "Hüfte oder Leiste", "hanche ou aine", "cadera o ingle", "anca o inguine"],
  thigh: ["thigh", "Oberschenkel", "cuisse", "muslo", "coscia"],
  knee: PARTS.knee,
  lower_leg: ["lower leg", "Unterschenkel", "bas de la jambe", "pierna, por debajo de la rodilla", "gamba, sotto il ginocchio"],
  ankle: PARTS.ankle,
  foot: ["foot", "Fuß", "pied", "pie", "piede"],
};

/** A part of the body in the language of the dialogue. */
export function regionIn(tongue: Tongue, region: Region): string {
  const said = REGIONS[region];
  return said === undefined ? regionName(region) : sayIn(tongue)(...said);
}
