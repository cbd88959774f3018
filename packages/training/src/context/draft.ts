import type { BlockName, CoachNotes, ExerciseItem, MainFormat, SessionCode } from "../model/plan.ts";
import type { FitnessTest } from "../model/fitness-test.ts";
import type { QualityWork, Stimulus, UpdatedBenchmark } from "../model/quality-work.ts";
import type { Day, Weekday } from "../calendar/day.ts";
import type { Kilograms, Minutes } from "../units/units.ts";
import type { PlanContext } from "./context.ts";
import type { LightReason, SwimGoal } from "./session-slot.ts";
import type { LadderHistory } from "../season/ladders/ladder-history.ts";
import type { WeekFrame } from "../season/phases.ts";

/** An exercise line of one draft: its id is empty until the session is finished, which writes it. */
export type DraftItem = Omit<ExerciseItem, "id"> & { id: string };

/** What a session is asked to be. */
export interface SessionBrief {
  readonly context: PlanContext;
  readonly frame: WeekFrame;
  readonly code: SessionCode;
  readonly weekday: Weekday;
  readonly date: Day;
  /** 1-based training day within the week. */
  readonly day: number;
  /** The time the session should fill; content never takes longer. */
  readonly minutes: Minutes;
  readonly rpe: number;
  /** 0 for the first session of this code in the week, 1 for the second. */
  readonly occurrence: number;
  /** The codes of all sessions of the week, in order. */
  readonly weekCodes: readonly SessionCode[];
  /** Their days. */
  readonly weekdays: readonly Weekday[];
  /** Before a race: less of everything, at full intensity. */
  readonly isTaper: boolean;
  /** Light whatever the code: in the days after a race, and for the legs in the last days before one. */
  readonly isRecovery: boolean;
  /** The first days of lifting after the easy days of a race. */
  readonly isFirstBack: boolean;
  /** For a fast run: what it trains. */
  readonly stimulus?: Stimulus;
  /** The doses before this session. */
  readonly ladders: LadderHistory;
  /** What the week has room for. */
  readonly fast: FastRunning;
  /** Before an ultra: the easy run of the day after the long run. */
  readonly isSecondLong?: true;
  /** The session is this test. */
  readonly test?: FitnessTest;
  readonly swim?: SwimGoal;
  /** One of the days on which a sore region runs and walks in turn. */
  readonly runWalk?: true;
  /** Part of its minutes that is an easy run after the ride or swim. */
  readonly run?: Minutes;
  /** Fewer and lighter sets, and no stations. */
  readonly lightReason?: LightReason;
  /** Decides two to four days before a race whether a sore region starts. */
  readonly trial?: true;
  /** While running comes back: the day's part of what the weeks before allow, in seconds. */
  readonly mostRunning?: number;
  /** Above 0 when the session would otherwise be a copy: repetitions without a load change by this. */
  readonly variation: number;
  /** "SF Goblet squat": what the athlete chose a weight of last week, by session, with its effort. */
  readonly chosen?: ReadonlyMap<string, number>;
  /** Names of what the athlete chose a weight of in the last weeks: nobody looks for it again. */
  readonly known?: ReadonlySet<string>;
  /** Lifts that a sore region closed in earlier weeks of the plan, with their heaviest kilograms today; 0 on their first day back. */
  readonly returning?: ReadonlyMap<string, Kilograms>;
  /** For a deload: the sets of each exercise in the strength part of the same session in the last loading week. */
  readonly loadingSets?: ReadonlyMap<string, number>;
  /** Last week's weights were those of a deload. */
  readonly isAfterDeload?: true;
  /** The first week of training after the easy ones of a race. */
  readonly isAfterRecovery?: true;
  /** Exercises that the strength part leaves out: before a race nothing is new. */
  readonly without?: ReadonlySet<string>;
  /** Seconds of the longest easy run of the week so far. */
  readonly easyRun: number;
  /** Seconds that a single run may last at most: 1.1 times the longest of the four weeks before. */
  readonly longestRun: number;
  /** Seconds that the longest run of the four weeks before takes at easy pace. */
  readonly lastLongest: number;
}

/** Seconds that a week has for its hard sessions together. */
export interface FastRunning {
  /** Running at threshold or faster. */
  readonly impact: number;
  /** Hard endurance of any mode. */
  readonly hard: number;
  /** What the sessions that share the hard endurance weigh together. */
  readonly weight: number;
  /** And the fast runs among them. */
  readonly runWeight: number;
  /** At marathon pace, inside the long run. */
  readonly marathon: number;
}

/** What a builder makes of it. */
export interface SessionDraft {
  readonly title: string;
  readonly description: string;
  readonly intent: string;
  readonly movementFocus: readonly string[];
  readonly complexity: number;
  readonly blocks: { readonly [name in BlockName]?: readonly DraftItem[] };
  readonly mainFormat?: MainFormat;
  readonly work?: QualityWork;
  /** For a test: the numbers that its result replaces. */
  readonly updates?: readonly UpdatedBenchmark[];
  /** Without words of its own for substitutions and warm-up the session gets those of its kind. */
  readonly notes: Pick<CoachNotes, "stimulus" | "strategy"> & Partial<Pick<CoachNotes, "substitutions" | "warmup">>;
}

/** Seconds that the lines take together. */
export function totalSeconds(items: readonly Pick<DraftItem, "dose">[]): number {
  let sum = 0;
  for (const { dose } of items) sum += dose.totalSeconds;
  return sum;
}
