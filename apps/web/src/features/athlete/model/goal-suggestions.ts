import { FOCUS } from "@ironpace/contract";
import type { Focus } from "@ironpace/training";

interface Goals {
  /** Three to six months. */
  readonly soon: readonly string[];
  /** A year and more. */
  readonly later: readonly string[];
}

/** Common goals of a focus, to choose from with one press. */
export function goalSuggestions(focus: string | null | undefined): Goals {
  return GOALS[FOCUS.read(focus) ?? "general"];
}

const GOALS: Readonly<Record<Focus, Goals>> = {
  hyrox: {
    soon: ["Finish my first Hyrox", "A faster Hyrox", "Run faster on tired legs"],
    later: ["Hyrox Pro", "Qualify for the World Championship"],
  },
  crossfit: { soon: ["My first muscle-up", "A heavier clean and jerk", "A faster Fran"], later: ["The Open at RX", "A local podium"] },
  running: { soon: ["A faster 5k", "A faster 10k", "My first half marathon"], later: ["A marathon", "Run injury-free all year"] },
  triathlon: { soon: ["My first triathlon", "A faster bike leg", "A calmer swim"], later: ["A middle distance", "A long distance"] },
  strength: { soon: ["A heavier squat", "A heavier deadlift", "More muscle"], later: ["Double body weight squat", "Stay strong for life"] },
  powerlifting: { soon: ["A bigger total", "My first meet"], later: ["Qualify for nationals", "Lift injury-free"] },
  general: { soon: ["Get fitter", "Get stronger", "Run 5k without a break"], later: ["Stay healthy", "Keep training all year"] },
};
