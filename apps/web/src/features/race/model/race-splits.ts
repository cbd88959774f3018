import { competitionGoals, type CompetitionGoal, type Tables } from "@ironpace/contract";
import { formatClock, HYROX_STATIONS, parseClock } from "@ironpace/training";

type Stored = Pick<Tables<"competitions">, "goals">;

/** Seconds by segment: "run-1", a station of the catalogue, "roxzone". */
export type Splits = Readonly<Record<string, number>>;

/** The splits of a Hyrox are kept as three of its goals, which the athlete can read and correct like any other result. */
const GOAL_ROWS: readonly { readonly name: string; readonly ids: readonly string[] }[] = [
  { name: "Runs 1 to 8", ids: HYROX_STATIONS.map((_, index) => `run-${index + 1}`) },
  { name: "Stations in race order", ids: HYROX_STATIONS.map(({ exercise }) => exercise) },
  { name: "Roxzone", ids: ["roxzone"] },
];

/** What is recorded of the parts of a race; empty where nothing is. */
export function readSplits(competition: Stored): Splits {
  const goals = competitionGoals(competition);
  return Object.fromEntries(
    GOAL_ROWS.flatMap(({ name, ids }) => {
      const times = (goals.find((goal) => goal.name === name)?.result ?? "").split(/[,;]\s*/u).map(parseClock);
      return ids.flatMap((id, index) => (times[index] === undefined ? [] : [[id, times[index]] as const]));
    }),
  );
}

/** The goals of a competition with the splits in them: targets stay, results are replaced. */
export function withSplits(competition: Stored, splits: Splits, targets: Splits = {}): readonly CompetitionGoal[] {
  const rows = GOAL_ROWS.flatMap(({ name, ids }): CompetitionGoal[] => {
    if (!ids.every((id) => splits[id] !== undefined)) return [];
    const target = ids.every((id) => targets[id] !== undefined) ? { target: clocks(ids, targets) } : {};
    return [{ name, ...target, result: clocks(ids, splits) }];
  });
  return [...competitionGoals(competition).filter(({ name }) => !rows.some((row) => row.name === name)), ...rows];
}

function clocks(ids: readonly string[], splits: Splits): string {
  return ids.map((id) => formatClock(splits[id] ?? 0)).join(", ");
}
