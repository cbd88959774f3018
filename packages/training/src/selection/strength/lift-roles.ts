/** What a lift is for in a session: how far below the main lift's percent it stands, and its repetitions. */
export type LiftRole = "main" | "retention" | "secondary" | "volume" | "light" | "technique" | "olympic";

export interface RoleFacts {
  /** Percent of the maximum below the main lift of the week. */
  readonly below: number;
  readonly reps: readonly [fewest: number, most: number];
  /** Repetitions in reserve beyond those of the main lift. */
  readonly extraReserve: number;
  readonly floor: number;
  /** The heaviest that this role gets, however heavy the main lift is. */
  readonly ceiling: number;
  /** Only the main lift goes near the limit; the others build it. */
  readonly highestRpe: number;
}

export const LIFT_ROLES: { readonly [role in LiftRole]: RoleFacts } = {
  main: { below: 0, reps: [1, 10], extraReserve: 0, floor: 60, ceiling: 100, highestRpe: 10 },
  /** Few heavy sets keep the strength of who runs (dose-progression.md section 2.3). */
  retention: { below: 0, reps: [3, 5], extraReserve: 0, floor: 80, ceiling: 87.5, highestRpe: 8 },
  secondary: { below: 7.5, reps: [4, 10], extraReserve: 0, floor: 65, ceiling: 80, highestRpe: 8 },
  volume: { below: 10, reps: [5, 10], extraReserve: 0, floor: 65, ceiling: 75, highestRpe: 8 },
  light: { below: 15, reps: [3, 9], extraReserve: 1.5, floor: 67.5, ceiling: 70, highestRpe: 7 },
  technique: { below: 15, reps: [2, 5], extraReserve: 4, floor: 55, ceiling: 65, highestRpe: 6 },
  olympic: { below: 0, reps: [1, 3], extraReserve: 1, floor: 65, ceiling: 100, highestRpe: 10 },
};
