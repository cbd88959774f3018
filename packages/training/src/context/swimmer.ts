import type { Metres } from "../units/units.ts";
import type { PlanContext } from "./context.ts";

/** How an athlete can swim: what was told of it in words and numbers, and what injuries leave open. */
export interface Swimmer {
  /** Of the longest swim without a stop; undefined where nothing was told. */
  readonly longest?: Metres;
  /** Short lengths with rests: swims less than 400 m, or does not swim the crawl. */
  readonly isLearner: boolean;
  readonly isBreaststroker: boolean;
  readonly fearsOpenWater: boolean;
  /** A sore knee, hip or groin is not kicked with. */
  readonly isKickLimited: boolean;
  /** Metres that a sore shoulder was told to take. */
  readonly sorelessMetres?: Metres;
  /** "easy" is swimming without hard sets, "kick" is legs only, "closed" no water at all. */
  readonly arms: "free" | "easy" | "kick" | "closed";
}

/** Less than this without a stop is learning to swim. */
const LEARNER_METRES = 400;

const ONLY_BREASTSTROKE =
  /(?:\bonly\b|\bjust\b|\bnur\b|\bsolo\b|\bsólo\b|\bsolamente\b|\bseulement\b|\bque la\b)[^.,;]{0,30}(?:breast ?stroke|brustschwimm|brust\b|braza|brasse)|(?:breast ?stroke|braza|brasse)[^.,;]{0,12}\b(?:only|solo|sólo|seulement)\b|(?:can'?t|cannot|can not|never learn\w*|don'?t|do not|unable to|kann (?:kein|nicht)|no sé|no se)[^.,;]{0,24}(?:crawl|freestyle|kraul|crol)/iu;
/** "only after 1500 m" */
const SORE_AFTER = /(?:after|nach|después de|despues de|après|apres)\s+(?<metres>\d{3,4}) ?m\b/iu;
const SORELESS = 0.8;
const FEAR =
  /open water[^.;]{0,30}(?:scar|afraid|fear|panic|anxi|terrif|nervous)|(?:scar|afraid|fear|panic|anxi|terrif|nervous)\w*[^.;]{0,30}(?:open water|sea\b|lake)|angst[^.;]{0,30}freiwasser|miedo[^.;]{0,30}aguas? abiertas?/iu;

/** What athletes say of their swimming among their complaints, which is no complaint. */
export function namesSwimming(text: string): boolean {
  return ONLY_BREASTSTROKE.test(text) || FEAR.test(text);
}

export function swimmer({ athlete, level, limits, picker }: PlanContext): Swimmer {
  const text = `${athlete.injuries ?? ""}. ${athlete.dislikes ?? ""}`;
  const longest = athlete.history?.longestSwim?.value;
  const soreAfter = Number(SORE_AFTER.exec(text)?.groups?.["metres"] ?? Number.NaN);
  const isBreaststroker = ONLY_BREASTSTROKE.test(text);
  const isNew = longest === undefined ? level === "beginner" : longest < LEARNER_METRES;
  return {
    ...(longest === undefined ? {} : { longest }),
    ...(Number.isNaN(soreAfter) ? {} : { sorelessMetres: SORELESS * soreAfter }),
    isLearner: isNew || isBreaststroker,
    isBreaststroker,
    fearsOpenWater: FEAR.test(text),
    isKickLimited: limits.knee < FREE || limits.hip_groin < FREE,
    arms: picker.allows("Swim intervals")
      ? "free"
      : picker.allows("Swim technique")
        ? "easy"
        : picker.allows("Kickboard swim") && limits.shoulder > 0 && limits.neck === FREE
          ? "kick"
          : "closed",
  };
}

/** The stress that an uninjured region may take. */
const FREE = 3;
