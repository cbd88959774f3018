import { HYROX_STATIONS } from "../catalogue/race-formats.ts";
import { contestStaples } from "../season/demand/races/contest-days.ts";
import { getMovements, newMovements } from "../model/novelty.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { PlanWeek, Session } from "../model/plan.ts";
import { isFamiliarOnly, isReduced } from "../season/race-window.ts";
import type { ScheduleFacts } from "./schedule-facts.ts";
import type { SessionSlot } from "../context/session-slot.ts";

/** What of a session's content is allowed: nothing is new before a race. */
interface Familiar {
  /** Weeks whose content the session may take, the first that is familiar wins. */
  readonly contents: readonly WeekFrame[];
  readonly isFamiliar: (session: Session) => boolean;
  /** The movements of a session that are not. */
  readonly news: (session: Session) => readonly string[];
}

/** What is familiar to a slot of the week, after the sessions that the week has so far. */
export type FamiliarWeek = (slot: SessionSlot, thisWeek: readonly Session[]) => Familiar;

/** A few easy strokes on the machines of a Hyrox are new to nobody who starts in one. */
const MACHINES_OF_RACE = ["Row erg", "Ski erg"] as const;

/**
 * Before a race a session of this week, else of the last loading week that brings nothing new (without one of the last week that was no
 * deload); elsewhere, and in the first week, anything.
 */
export function familiarWeek({ races, context }: ScheduleFacts, frame: WeekFrame, done: readonly PlanWeek[]): FamiliarWeek {
  const anything: Familiar = { contents: [frame], isFamiliar: () => true, news: () => [] };
  // Read at the first slot before a race, and once for all of them.
  let before: { readonly contents: readonly WeekFrame[]; readonly known: ReadonlySet<string> } | undefined;
  const read = (): NonNullable<typeof before> => {
    const loading = done.filter((week) => !isReduced(context.athlete, week, races));
    const earlier = loading.length > 0 ? loading : done.filter(({ isDeload }) => !isDeload);
    const known = new Set([
      ...contestStaples(context.athlete),
      ...(context.athlete.focus === "hyrox" ? MACHINES_OF_RACE : []),
      ...getMovements(done.flatMap((week) => week.sessions)),
    ]);
    return {
      contents: [
        frame,
        ...withKnownStations(frame, known),
        ...earlier.toReversed().map(({ week, macroWeek, phase }) => ({ ...frame, week, macroWeek, phase })),
      ],
      known,
    };
  };
  return (slot, thisWeek) => {
    if (slot.code === "RACE" || !isFamiliarOnly(races, slot.date)) return anything;
    before ??= read();
    const { contents, known } = before;
    if (contents.length === 1) return anything;
    const news = (session: Session): readonly string[] => {
      const found = newMovements(session, known);
      if (found.length === 0) return found;
      const lately = getMovements(thisWeek);
      return found.filter((name) => !lately.has(name));
    };
    return { contents, isFamiliar: (session) => news(session).length === 0, news };
  };
}

/** The runs and stations of the week with stations that were done before, where some of its own are new. */
function withKnownStations(frame: WeekFrame, known: ReadonlySet<string>): readonly WeekFrame[] {
  const { hyrox } = frame;
  if (hyrox === undefined || hyrox.stations.every(({ exercise }) => known.has(exercise))) return [];
  const taken = new Set(hyrox.stations.map(({ exercise }) => exercise));
  const others = HYROX_STATIONS.map(({ exercise }) => exercise).filter((name) => known.has(name) && !taken.has(name));
  const stations = hyrox.stations.flatMap((dose) => {
    const exercise = known.has(dose.exercise) ? dose.exercise : others.pop();
    return exercise === undefined ? [] : [{ ...dose, exercise }];
  });
  return stations.length === 0 ? [] : [{ ...frame, hyrox: { ...hyrox, stations } }];
}
