import { type RegionFinding, regionName } from "@ironpace/training";
import { type Said, sayIn, type Tongue } from "../turn/languages.ts";

export type Region = RegionFinding["region"];

const REGIONS: { readonly [region in Region]?: Said } = {
  neck: ["neck", "Nacken", "nuque", "cuello", "collo"],
  shoulder: ["shoulder", "Schulter", "épaule", "hombro", "spalla"],
  elbow: ["elbow", "Ellbogen", "coude", "codo", "gomito"],
  wrist_hand: ["wrist or hand", "Handgelenk oder Hand", "poignet ou main", "muñeca o mano", "polso o mano"],
  upper_back: ["upper back", "oberer Rücken", "haut du dos", "espalda alta", "parte alta della schiena"],
  chest_ribs: ["chest or ribs", "Brust oder Rippen", "poitrine ou côtes", "pecho o costillas", "petto o costole"],
  lower_back: ["lower back", "unterer Rücken", "bas du dos", "zona lumbar", "zona lombare"],
  abdomen: ["abdomen", "Bauch", "ventre", "abdomen", "addome"],
  hip_groin: ["hip or groin", "Hüfte oder Leiste", "hanche ou aine", "cadera o ingle", "anca o inguine"],
  thigh: ["thigh", "Oberschenkel", "cuisse", "muslo", "coscia"],
  knee: ["knee", "Knie", "genou", "rodilla", "ginocchio"],
  lower_leg: ["lower leg", "Unterschenkel", "bas de la jambe", "pierna, por debajo de la rodilla", "gamba, sotto il ginocchio"],
  ankle: ["ankle", "Knöchel", "cheville", "tobillo", "caviglia"],
  foot: ["foot", "Fuß", "pied", "pie", "piede"],
};

/** A part of the body in the language of the dialogue. */
export function regionIn(tongue: Tongue, region: Region): string {
  const said = REGIONS[region];
  return said === undefined ? regionName(region) : sayIn(tongue)(...said);
}
