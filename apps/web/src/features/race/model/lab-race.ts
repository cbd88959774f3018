import { COMPETITION_TYPE_LABELS, type Tables } from "@ironpace/contract";
import { competitionFormat, type Day, enteredChoice, type LabRace, type LastRace, parseClock } from "@ironpace/training";
import { readSplits } from "./race-splits.ts";

export type Competition = Tables<"competitions">;

/** A stored competition as the engine takes it apart. */
export function toLabRace(competition: Competition): LabRace {
  const { name, type, date, priority, target_result: target, entry, partner_run_10k: partner } = competition;
  const partnerRun10k = partner === null ? undefined : parseClock(partner);
  return {
    name,
    type: type === "other" ? "" : type,
    date,
    priority,
    ...(target === null ? {} : { target }),
    ...(entry === null ? {} : { entry }),
    ...(partnerRun10k === undefined ? {} : { partnerRun10k }),
  };
}

/** The latest race of the same kind that is over and has a result. */
export function findLastRace(all: readonly Competition[], race: Competition, today: Day): LastRace | undefined {
  const last = all
    .filter((other) => other.id !== race.id && other.date < today && other.result !== null && isSameKind(other, race))
    .toSorted((a, b) => b.date.localeCompare(a.date))[0];
  if (last === undefined) return undefined;
  return { name: last.name, result: last.result ?? "", splits: readSplits(last) };
}

/** Runs are compared over the same distance, a Hyrox with one of the same entry. */
function isSameKind(a: Competition, b: Competition): boolean {
  const [one, other] = [getHyroxFormat(a), getHyroxFormat(b)];
  if (one?.kind !== other?.kind || one === undefined) return false;
  if (one.kind === "running" && other?.kind === "running") return one.distance === other.distance;
  if (one.kind === "triathlon" && other?.kind === "triathlon") return one.name === other.name;
  return enteredChoice(toLabRace(a)).team === enteredChoice(toLabRace(b)).team;
}

export function getHyroxFormat({ name, type }: Pick<Competition, "name" | "type">) {
  return competitionFormat(`${type === "other" ? "" : COMPETITION_TYPE_LABELS[type]} ${name}`);
}
