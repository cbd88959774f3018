import type { Preferences } from "@ironpace/contract";
import type { AthleteRows, Tables } from "@ironpace/contract";
import { getData } from "../request-data.ts";
import { takeEarly } from "./early-answers.ts";
import { joinReads } from "../reads/joined-reads.ts";
import { supabase } from "../supabase.ts";

interface Frame {
  readonly roles: readonly string[];
  readonly profile: Tables<"profiles"> | null;
  readonly stops: readonly Pick<Tables<"safety_stops">, "id" | "category" | "level" | "quote" | "weak" | "created_at">[];
  readonly told: AthleteRows;
}

interface FrameParts extends Frame {
  /** The active plan with its sessions; null without one. */
  readonly plan: (Tables<"training_plans"> & { readonly training_sessions: readonly Tables<"training_sessions">[] }) | null;
  readonly preferences: Preferences | null;
}

/** As `public.app_frame` answers. */
export type FrameAnswer = Omit<FrameParts, "preferences">;

/** What the frame around every page reads when the app is opened, in one request. The active plan may be read a moment later. */
export const readFrame = joinReads<FrameParts>(
  async (names) => {
    const withPlan = names.has("plan");
    const askedWithPlan = takeEarly("frame-with-plan");
    const early = await (askedWithPlan ?? (withPlan ? undefined : takeEarly("frame")))?.catch(() => undefined);
    const answer = early ?? (await getData(supabase.rpc("app_frame", withPlan ? { with_plan: true } : {})));
    const { plan, ...frame } = answer as unknown as FrameAnswer;
    const hasPlan = withPlan || (askedWithPlan !== undefined && early !== undefined);
    return { ...frame, preferences: frame.told.personal, ...(hasPlan ? { plan } : {}) };
  },
  { isWhole: true },
);
