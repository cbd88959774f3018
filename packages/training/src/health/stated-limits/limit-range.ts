import { normalise } from "../normalise.ts";
import type { HealthLimits } from "../limits.ts";

/** How far a joint moves, as it is told, and what that leaves out. */
export interface RangeLimit {
  readonly limits: Partial<HealthLimits>;
  readonly cue: string;
}

const DEGREES = /\b(?<degrees>\d{2,3}) ?(?:degrees?|degs?|grad|grados|degres|gradi|graus|graden|°)(?![a-z])/iu;
const MOVES =
  /\b(?:bend\w*|flex\w*|beug\w*|dobl\w*|plie\w*|pieg\w*|dobra\w*|buig\w*|rom|range of motion|mobility|goes|gets?|reach\w*|lift\w*|raise\w*|comes?|kommt|geht|komme|sube|leve|lever|monte|alza\w*|levanta\w*)\b/u;
const OTHERWISE = /\b(?:hurts?|pain\w*|ache\w*|squats?|lunges?|bench|press\w*|incline|seat|water|oven|heat|hot|celsius|weather)\b/u;
const LEG = /\b(?:knees?|hips?|knie\w*|huft\w*|rodillas?|caderas?|genoux?|hanches?|ginocchi\w*|anca|anche|joelhos?|quadril|heup\w*)\b/u;
const KNEE = /\b(?:knees?|knie\w*|rodillas?|genoux?|ginocchi\w*|joelhos?)\b/u;
const ARM = /\b(?:arms?|shoulders?|schulter\w*|hombros?|brazos?|epaules?|bras|spall\w*|braccio|ombros?|bracos?|schouder\w*)\b/u;

/** Its own note says it of a new joint. */
const REPLACED = /replac|prosthes|protes|prothes|\btep\b|\btk[ra]\b|new (?:left |right )?knee/u;
/** Below this a thigh does not reach parallel with the joint at ease. */
const DEEP_BEND = 125;
/** A full turn of the pedals with a usual saddle (practice). */
const PEDAL_TURN = 110;
const ARM_OVERHEAD = 160;

/** "Bends to about 100 degrees", "Arm geht nur bis 90 Grad"; the joint may stand elsewhere in the sentence. */
export function rangeLimit(phrase: string, said: string, whole: string): RangeLimit | undefined {
  const degrees = Number(DEGREES.exec(phrase)?.groups?.["degrees"] ?? Number.NaN);
  if (!Number.isFinite(degrees)) return undefined;
  // The words as they were written say what their English leaves out.
  const own = `${said} ${normalise(phrase)}`;
  if (!MOVES.test(own) || OTHERWISE.test(said)) return undefined;
  const place = [own, whole].find((text) => LEG.test(text) || ARM.test(text));
  if (place === undefined) return undefined;
  if (ARM.test(place) && !LEG.test(place))
    return degrees < 45 || degrees > ARM_OVERHEAD
      ? undefined
      : {
          limits: { overhead: false, kipping: false, closed: ["bar-hang"] },
          cue: `“${phrase}”: nothing overhead and no hanging from a bar; presses and pulls stay below the height that moves freely.`,
        };
  if (degrees < 45 || degrees > DEEP_BEND) return undefined;
  const saddle =
    KNEE.test(place) && degrees <= PEDAL_TURN && !REPLACED.test(whole)
      ? " On a bike, set the saddle high: a full turn of the pedals bends the knee to about 105 to 110 degrees."
      : "";
  return {
    limits: { closed: ["squat-deep", "deep-lunge"], opened: ["squat-box"], ...(degrees <= PEDAL_TURN ? { highSteps: false } : {}) },
    cue: `“${phrase}”: squats to a box you reach with ease, no deep squats and lunges${degrees <= PEDAL_TURN ? ", no steps above 20 cm" : ""}.${saddle}`,
  };
}
