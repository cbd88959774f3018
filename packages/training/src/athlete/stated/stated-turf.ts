import { normalise } from "../../health/normalise.ts";
import type { Metres } from "../../units/units.ts";

const LENGTH = String.raw`(?<metres>\d{1,2}(?: ?[.,] ?5)?) ?(?:m|metres?|meters?|mtrs?|metros?|metri|meter)\b`;
const TURF = String.raw`(?:turf|astro ?turf|astro|sled (?:lane|track|run|strip|pushes|length)|kunstrasen(?:bahn)?|rasen(?:bahn)?|schlitten(?:bahn|strecke)?|cesped|carril (?:de|del|para el) trineo|pista (?:de|del|para el) trineo|gazon|couloir (?:de|du|pour le) (?:sled|traineau)|piste (?:de|du|pour le) (?:sled|traineau)|erba sintetica|corsia (?:della|per la) slitta|relva|pista do treno|kunstgras(?:baan)?|sleebaan)`;
/** "Only about 10 metres of turf", "our turf is 15 m long", "12 m Kunstrasen". */
const TOLD: readonly RegExp[] = [
  new RegExp(String.raw`\b${LENGTH}(?: (?:long|of|strip|stretch|lane|lang|de|di|van|langer?|kurzer?|indoor|a)){0,3} ${TURF}\b`, "u"),
  new RegExp(
    String.raw`\b${TURF}(?: (?:is|has|only|just|about|around|of|ist|hat|nur|etwa|es|tiene|de|solo|unos|est|fait|a|seulement|e|ha|solo|tem|so|is|heeft|maar|ongeveer|lane|strip)){0,4} ${LENGTH}`,
    "u",
  ),
];
const ELSEWHERE = /\b(?:race|competition|comp|event|wettkampf|carrera|course|gara|prova|wedstrijd)\b/u;
/** Shorter floors turn a push into a start, longer ones hold every length of the race. */
const FLOORS: readonly [least: Metres, most: Metres] = [5, 30];

/** Metres of the floor that sleds and carries have at the athlete's gym; undefined where none are told. */
export function turfIn(text: string): Metres | undefined {
  return text
    .split(/[.;!?\n](?!\d)/u)
    .map((sentence) => normalise(sentence))
    .filter((said) => !ELSEWHERE.test(said))
    .flatMap((said) => TOLD.map((words) => words.exec(said)?.groups?.["metres"]))
    .map((metres) => Number((metres ?? "").replace(/ /gu, "").replace(",", ".")))
    .find((metres) => metres >= FLOORS[0] && metres <= FLOORS[1]);
}

export function statedTurf({
  injuries = "",
  dislikes = "",
}: {
  readonly injuries?: string;
  readonly dislikes?: string;
}): Metres | undefined {
  return turfIn(dislikes) ?? turfIn(injuries);
}
