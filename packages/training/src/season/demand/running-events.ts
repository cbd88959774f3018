/** A line of race-demands.md table 5.1: kilometres, sessions and minutes before a race of one distance at one level. */
interface RunningRow {
  readonly peakFloor: number;
  readonly peakTarget: readonly [low: number, high: number];
  readonly longFloor: number;
  readonly longTarget: number;
  readonly longRuns: readonly [count: number, kilometres: number];
  readonly racePace: readonly [kilometres: number, weeks: number];
  readonly biggest: number;
  readonly cap: number;
}

/** A distance with its four levels: beginner, intermediate, advanced, elite. */
export interface RunningEvent {
  readonly metres: number;
  readonly name: string;
  /** Finishing times in minutes: slower than these is of the level before. */
  readonly levels: readonly [intermediate: number, advanced: number, elite: number];
  /** Weeks between the last long run and the race (section 3). */
  readonly after: number;
  readonly rows: readonly [RunningRow, RunningRow, RunningRow, RunningRow];
}

/** Race-demands.md table 5.1. */
export const RUNNING_EVENTS: readonly RunningEvent[] = [
  {
    metres: 5000,
    name: "5 km",
    levels: [32, 24, 19],
    after: 1,
    rows: [
      row(9, [12, 18], 4.5, 6, [3, 4], [4, 6], 2, 50),
      row(17, [22, 32], 7.5, 9, [4, 7], [10, 6], 4, 70),
      row(28, [35, 50], 10, 13, [5, 10], [16, 6], 5, 85),
      row(45, [60, 100], 14, 18, [6, 13], [22, 6], 6, 100),
    ],
  },
  {
    metres: 10_000,
    name: "10 km",
    levels: [62, 48, 38],
    after: 2,
    rows: [
      row(15, [18, 26], 8, 10, [3, 7], [6, 6], 3, 75),
      row(26, [30, 42], 12, 14, [4, 11], [16, 6], 5, 90),
      row(38, [42, 62], 14, 17, [5, 14], [24, 6], 7, 100),
      row(55, [70, 110], 17, 22, [6, 16], [30, 6], 8, 110),
    ],
  },
  {
    metres: 21_098,
    name: "a half marathon",
    levels: [130, 105, 87],
    after: 2,
    rows: [
      row(24, [28, 36], 13, 17, [3, 11], [6, 6], 3, 135),
      row(34, [38, 50], 16, 20, [4, 15], [20, 8], 8, 135),
      row(44, [50, 68], 18, 22, [5, 17], [30, 8], 12, 130),
      row(62, [75, 110], 20, 25, [6, 18], [40, 8], 15, 120),
    ],
  },
  {
    metres: 42_195,
    name: "a marathon",
    levels: [270, 225, 190],
    after: 3,
    rows: [
      row(40, [44, 55], 26, 30, [3, 23], [12, 8], 8, 195),
      row(48, [52, 64], 28, 32, [3, 26], [32, 10], 13, 195),
      row(54, [60, 78], 29, 33, [4, 27], [50, 10], 18, 180),
      row(70, [85, 130], 31, 35, [5, 28], [75, 10], 22, 165),
    ],
  },
  // Ultras ask for an advanced marathoner's weeks, a longest run of 60 to 70 % of the race's time up to five hours, and a second long
  // run the day after instead of a longer one (section 5.1); what stands between the levels is practice. Nothing is run at race pace.
  {
    metres: 50_000,
    name: "50 km",
    levels: [390, 315, 255],
    after: 3,
    rows: [
      row(45, [50, 62], 28, 33, [3, 25], [0, 8], 0, 300),
      row(50, [56, 70], 29, 34, [4, 26], [0, 8], 0, 300),
      row(54, [60, 80], 31, 36, [4, 28], [0, 8], 0, 300),
      row(75, [90, 130], 34, 40, [5, 30], [0, 8], 0, 300),
    ],
  },
  {
    metres: 100_000,
    name: "100 km",
    levels: [840, 690, 540],
    after: 3,
    rows: [
      row(55, [62, 78], 34, 40, [4, 29], [0, 8], 0, 300),
      row(60, [68, 88], 36, 42, [5, 30], [0, 8], 0, 300),
      row(68, [78, 105], 38, 45, [5, 32], [0, 8], 0, 300),
      row(90, [110, 160], 42, 50, [6, 34], [0, 8], 0, 300),
    ],
  },
];

function row(
  peakFloor: number,
  peakTarget: RunningRow["peakTarget"],
  longFloor: number,
  longTarget: number,
  longRuns: RunningRow["longRuns"],
  racePace: RunningRow["racePace"],
  biggest: number,
  cap: number,
): RunningRow {
  return { peakFloor, peakTarget, longFloor, longTarget, longRuns, racePace, biggest, cap };
}
