import type { Json, Tables, WeekReviewRow } from "@ironpace/contract";
import { getData } from "../request-data.ts";
import { joinReads } from "./joined-reads.ts";
import type { OwnPlanned } from "./own-planned.ts";
import { supabase } from "../supabase.ts";
import { timeZone } from "../time-zone.ts";

/** Check-ins of the last weeks, and the changes in force that check-ins led to. */
export interface CheckInParts {
  readonly days: readonly Omit<Tables<"check_ins">, "user_id" | "created_at" | "updated_at">[];
  readonly changes: readonly {
    readonly id: string;
    readonly plan_id: string;
    readonly reason: string;
    readonly request: Json;
    readonly reasons: Json;
  }[];
}

/** What the dashboard shows beside the plan, as `public.dashboard()` answers. */
interface DashboardParts {
  readonly goals: readonly (Tables<"goals"> & { readonly goal_progress: readonly Pick<Tables<"goal_progress">, "day" | "value">[] })[];
  readonly competitions: readonly Tables<"competitions">[];
  /** This month beside last month up to the same day, and the run of weeks with training. */
  readonly overview: {
    readonly workouts_this_month: number;
    readonly workouts_last_month: number;
    readonly bests_this_month: number;
    readonly bests_last_month: number;
    readonly personal_bests: number;
    readonly streak_weeks: number;
    readonly longest_streak_weeks: number;
  };
  /** A row for each day with training. */
  readonly load: readonly {
    readonly day: string;
    readonly sessions: number;
    readonly load: number;
    readonly iron_load: number;
    readonly without_load: number;
  }[];
  readonly latest_best: Pick<
    Tables<"personal_bests">,
    "id" | "exercise_name" | "value" | "unit" | "value_number" | "metric" | "date"
  > | null;
  readonly announcements: readonly {
    readonly id: string | null;
    readonly title: string | null;
    readonly content: string | null;
    readonly published_at: string | null;
  }[];
  readonly check_in: CheckInParts;
  /** The week that ends or has ended, from Sunday to Wednesday. */
  readonly review: WeekReviewRow | null;
  /** What the athlete planned beside the plan in the week of today. */
  readonly own_of_week: readonly OwnPlanned[];
}

/** With it come parts of `page_data` that the dashboard draws late: the bests of goals, and the numbers that a race is predicted from. */
interface DashboardAnswer extends DashboardParts {
  readonly later: object;
}

export type TrainingOverview = DashboardParts["overview"];

/** The parts of the dashboard that are asked for together, in one request. Each can be read alone, on the page it belongs to. */
export const readDashboard = joinReads<DashboardParts>(
  async () => {
    const [today, zone] = [new Date().toLocaleDateString("sv-SE"), timeZone()];
    const { later, ...parts } = (await getData(supabase.rpc("dashboard", { today, zone }))) as unknown as DashboardAnswer;
    return { ...later, ...parts };
  },
  { isWhole: true },
);
