import type { Session } from "@ironpace/training";
import type { Work } from "../own-data/diary.ts";

/** Sessions of one kind, as athletes name them. */
export interface SessionKind {
  readonly name: string;
  readonly german: string;
  readonly said: RegExp;
  readonly isDone: (work: Work) => boolean;
  readonly isPlanned: (session: Session) => boolean;
}

interface Parts {
  readonly code: string | undefined;
  readonly title: string;
}

function kind(name: string, german: string, said: RegExp, fits: (parts: Parts) => boolean): SessionKind {
  return {
    name,
    german,
    said,
    isDone: ({ code, title }) => fits({ code, title }),
    isPlanned: ({ code, title }) => fits({ code, title }),
  };
}

/** A machine counts wherever it was used, also as one station of several. */
function onMachine(sport: "row" | "ski", each: SessionKind): SessionKind {
  return { ...each, isDone: (work) => each.isDone(work) || (work.metres[sport] ?? 0) > 0 };
}

const ofCode =
  (...codes: readonly string[]) =>
  ({ code }: Parts): boolean =>
    code !== undefined && codes.includes(code);
const titled =
  (pattern: RegExp) =>
  ({ title }: Parts): boolean =>
    pattern.test(title);
const SESSION = "(?: (?:sessions?|workouts?|days?|trainings?|runs?|ones?|stuff|units?))?";

/** The narrower before the wider: "long runs" are runs too. */
export const SESSION_KINDS: readonly SessionKind[] = [
  kind("compromised run", "Compromised Run", /\bcompromised(?: runs?| sessions?| ones?)?\b/, titled(/^compromised/i)),
  kind(
    "compromised and Hyrox session",
    "Hyrox-Einheit",
    /\b(?:hyrox|stations?) (?:sessions?|workouts?|days?|trainings?|runs?|ones?|stuff)\b/,
    ofCode("HX"),
  ),
  kind("half simulation", "halbe Simulation", /\bhalf (?:simulations?|sims?)\b/, titled(/^half simulation/i)),
  kind(
    "three-quarter simulation",
    "Dreiviertel-Simulation",
    /\b(?:three|3) ?-?quarters? (?:simulations?|sims?)\b/,
    titled(/^three-quarter simulation/i),
  ),
  kind("full simulation", "ganze Simulation", /\bfull (?:simulations?|sims?)\b/, titled(/^full simulation|^simulation/i)),
  kind("simulation", "Simulation", /\b(?:simulations?|sims?)\b/, titled(/simulation/i)),
  kind("long run", "langer Lauf", /\b(?:long (?:runs?|ones?|slow runs?)|lsr|long run sessions?)\b/, ofCode("RL")),
  kind("interval run", "Intervalllauf", new RegExp(String.raw`\b(?:intervals?|speed|vo2(?: ?max)?|track)${SESSION}\b`), ofCode("RI")),
  kind("threshold run", "Schwellenlauf", new RegExp(String.raw`\b(?:threshold|tempo)${SESSION}\b`), ofCode("RT")),
  kind("easy run", "lockerer Lauf", /\b(?:easy|recovery) (?:runs?|jogs?)\b/, ({ code, title }) => code === "RE" || /easy run/i.test(title)),
  kind(
    "lower-body strength session",
    "Kraft-Einheit für die Beine",
    /\b(?:leg|legs|lower body|squat|deadlift) (?:days?|sessions?|workouts?)\b/,
    ofCode("SF", "SL"),
  ),
  kind(
    "upper-body session",
    "Oberkörper-Einheit",
    /\b(?:upper body|press|pressing|push|upper) (?:days?|sessions?|workouts?)\b/,
    ofCode("SUE", "SU"),
  ),
  kind(
    "strength session",
    "Kraft-Einheit",
    new RegExp(
      String.raw`\b(?:strength|lifting|gym|weights?)(?: (?:sessions?|workouts?|days?|trainings?))\b|\b(?:strength|lifting|lifted)\b`,
    ),
    ofCode("SF", "SUE", "SL", "SU", "ST"),
  ),
  kind(
    "benchmark workout",
    "Benchmark-Workout",
    /\b(?:cindy|fran|murph|helen|grace|annie|diane|karen|wods?|metcons?|benchmark (?:wods?|workouts?))\b/,
    titled(/cindy|fran|murph|helen|grace|annie|diane|karen/i),
  ),
  kind("hike", "Wanderung", /\b(?:hikes?|hiking|hiked|hike with friends)\b/, titled(/hike|hiking/i)),
  kind("test", "Test", /\b(?:tests?|time trials?)\b/, titled(/^test/i)),
  kind("deload session", "Deload-Einheit", /\bdeload(?: (?:sessions?|workouts?))?\b/, titled(/^deload/i)),
  kind("run", "Lauf", /\b(?:runs?|running|ran|jogs?|jogging|run sessions?)\b/, ({ code, title }) =>
    code === undefined ? /\brun|jog|parkrun/i.test(title) : /^R[A-Z]$/.test(code),
  ),
  onMachine("row", kind("row session", "Ruder-Einheit", /\b(?:row|rowing|rowed|rower)(?: sessions?| workouts?)?\b/, titled(/\brow\b/i))),
  onMachine("ski", kind("ski session", "Ski-Einheit", /\b(?:ski|ski ?erg|skiing|skied)(?: sessions?| workouts?)?\b/, titled(/\bski\b/i))),
  kind(
    "ride",
    "Radeinheit",
    /\b(?:rides?|riding|rode|bike|cycling|biking)(?: sessions?| workouts?)?\b/,
    ({ code, title }) => code === "BQ" || /\b(?:ride|bike|cycl)/i.test(title),
  ),
];

/** The kind that words name, and the words that name it. */
export function kindNamed(words: string): { readonly kind: SessionKind; readonly text: string } | undefined {
  for (const each of SESSION_KINDS) {
    const text = each.said.exec(words)?.[0];
    if (text !== undefined) return { kind: each, text };
  }
  return undefined;
}
