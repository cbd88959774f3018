import { HYROX_STATIONS, type HyroxDivision, hyroxLoad, hyroxPrediction, type HyroxStation } from "@ironpace/training";
import { load } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { type Said, sayIn, type Tongue, valueIn } from "../languages.ts";

const STATION_OF: { readonly [line: string]: string } = {
  "wall ball": "Wall ball",
  "sled push": "Sled push",
  "sled pull": "Sled pull (rope)",
  farmer: "Farmers carry",
  lunge: "Sandbag lunge",
};
const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:how (?:heavy|many|much|far)|(?:what|which)(?: is the|s the)? (?:weight|load)|weigh\w*)\b/,
  de: /\b(?:wie (?:schwer|viele?|weit)|wieviele?|welche[sn]? gewicht|gewicht|wiegt)\b/,
  fr: /\b(?:combien|quel(?:le)? (?:poids|charge|distance)|poids|pese)\b/,
  es: /\b(?:cuant[oa]s?|que peso|pesa|peso)\b/,
  it: /\b(?:quant[oiae]|che peso|pesa|peso)\b/,
};
const WOMEN =
  /\b(?:wom[ae]ns?|female|ladies|girls?|frau(?:en)?|damen|femmes?|filles?|mujeres|mujer|chicas?|femenin\w*|donn[ae]|ragazz[ae]|femminil\w*)\b/;
const MEN = /\b(?:m[ae]ns?|male|guys|manner|herren|hommes?|hombres?|chicos?|masculin\w*|uomini|uomo|ragazzi|maschil\w*)\b/;
/** Asks what was done, not what the race has. */
const DONE = /\b(?:did|have i|i did|hab|habe|ai|hice|he hecho|ho)\b/;

const NAMES: readonly (readonly [HyroxDivision, Said])[] = [
  ["womenOpen", ["Women Open", "Frauen Open", "Femmes Open", "Mujeres Open", "Donne Open"]],
  ["womenPro", ["Women Pro", "Frauen Pro", "Femmes Pro", "Mujeres Pro", "Donne Pro"]],
  ["menOpen", ["Men Open", "Männer Open", "Hommes Open", "Hombres Open", "Uomini Open"]],
  ["menPro", ["Men Pro", "Männer Pro", "Hommes Pro", "Hombres Pro", "Uomini Pro"]],
];

/** "How many wall balls, and how heavy for women": distance or repetitions of one station and its weight in every division, the asked one first. */
export function answerStationFacts(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, words, lines, topics } = frame;
  const station = HYROX_STATIONS.find(({ exercise }) => exercise === STATION_OF[lines[0] ?? ""]);
  const isOfRace = topics.has("race") || WOMEN.test(words) || MEN.test(words);
  if (station === undefined || lines.length !== 1 || !isOfRace || !ASKS[tongue].test(words) || DONE.test(words)) return undefined;
  if (frame.days.length + frame.periods.length + frame.verbs.length > 0 || frame.hasPain || frame.relations.has("last")) return undefined;
  const own = hyroxPrediction(view.athlete, view.today).division;
  const isPro = /\bpro\b/.test(words);
  const wanted: HyroxDivision = WOMEN.test(words)
    ? isPro
      ? "womenPro"
      : "womenOpen"
    : MEN.test(words)
      ? isPro
        ? "menPro"
        : "menOpen"
      : own;
  const say = sayIn(tongue);
  const first = NAMES.find(([division]) => division === wanted) ?? NAMES[0];
  if (first === undefined) return undefined;
  const others = NAMES.filter((each) => each !== first).map(
    ([division, said]) => `${say(...said)} ${weightOf(station, division, tongue, view)}`,
  );
  const size = sizeOf(station, tongue);
  return {
    isDecided: true,
    text: [
      `**${station.exercise}: ${size}, ${weightOf(station, first[0], tongue, view)}** (${say(...first[1])}).`,
      `${say("The other divisions", "Die anderen Klassen", "Les autres catégories", "Las otras categorías", "Le altre categorie")}: ${others.join(", ")}.`,
    ],
  };
}

function sizeOf({ metres, reps }: HyroxStation, tongue: Tongue): string {
  if (metres !== undefined) return `${metres} m`;
  return sayIn(tongue)(
    `${reps ?? 0} reps`,
    `${reps ?? 0} Wiederholungen`,
    `${reps ?? 0} répétitions`,
    `${reps ?? 0} repeticiones`,
    `${reps ?? 0} ripetizioni`,
  );
}

function weightOf(station: HyroxStation, division: HyroxDivision, tongue: Tongue, view: CoachView): string {
  const kilograms = hyroxLoad(station, division);
  return kilograms === undefined ? "" : `${station.perHand === true ? "2 × " : ""}${valueIn(tongue, load(view, kilograms))}`;
}
