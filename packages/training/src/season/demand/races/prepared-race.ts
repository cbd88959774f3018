import type { Competition } from "#training/athlete/athlete.ts";
import { competitionFormat, type CompetitionFormat } from "#training/catalogue/competition-format.ts";
import type { Metres } from "#training/units/units.ts";
import { eventFor } from "../running-demand.ts";

/** A competition with too little time before it: the plan prepares a shorter distance on its day. */
interface PreparedCompetition extends Competition {
  readonly prepared: Metres;
}

/** The competition with the distance that the plan prepares in its place; a time for the whole distance is no goal of it. */
export function withPreparedDistance({ goal: _goal, ...competition }: Competition, prepared: Metres): PreparedCompetition {
  return { ...competition, prepared };
}

/** Metres that the plan prepares in the place of the race; undefined where it prepares the race itself. */
export function preparedDistance(competition: Competition): Metres | undefined {
  return "prepared" in competition && typeof competition.prepared === "number" ? competition.prepared : undefined;
}

/** What is trained for: the distance that takes the place of the race, else what its words say; undefined where they name no sport. */
export function trainedFormat(competition: Competition): CompetitionFormat | undefined {
  const distance = preparedDistance(competition);
  if (distance !== undefined) return { kind: "running", distance };
  return competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`);
}

/** What the athlete calls a competition. */
export function raceName({ name, type }: Competition): string {
  return name ?? type ?? "the competition";
}

/** "City Marathon", "10 km in place of City Marathon" */
export function trainedName(competition: Competition): string {
  const name = competition.name ?? competition.type ?? "Competition";
  const distance = preparedDistance(competition);
  return distance === undefined ? name : `${eventFor(distance).name} (instead of ${name})`;
}
