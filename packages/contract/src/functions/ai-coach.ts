import { z } from "zod";

export const COACH_ACTIONS = ["coaching_question", "personalize_plan", "injury_adaptation", "competition_preparation"] as const;
export type CoachAction = (typeof COACH_ACTIONS)[number];

const text = z.string().trim().max(200).nullish();
/** A number, also as text; what is none is left out. */
const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) =>
    value === null || value === undefined || value === "" || !Number.isFinite(Number(value)) ? undefined : Number(value),
  );

/** What the client says of the athlete. What is stored wins, except in a test, where this is the athlete. */
const userProfile = z.object({
  firstName: text,
  lastName: text,
  age: number,
  gender: text,
  /** Kilograms. */
  weight: number,
  primaryFocus: text,
  trainingLevel: text,
  injuries: z.string().trim().max(4000).nullish(),
});
export type CoachUserProfile = z.infer<typeof userProfile>;

/** The longest message that is read: what reads it takes more time than in proportion to its length. */
export const COACH_MESSAGE_LENGTH = 2000;

/** Body of `POST /functions/v1/ai-coach`. */
export const aiCoachRequest = z.object({
  action: z.enum(COACH_ACTIONS, `action must be one of ${COACH_ACTIONS.join(", ")}`).default("coaching_question"),
  content: z
    .string("Message cannot be empty")
    .trim()
    .min(1, "Message cannot be empty")
    .max(COACH_MESSAGE_LENGTH, `must be at most ${COACH_MESSAGE_LENGTH} characters`),
  userProfile: userProfile.nullish(),
  /** True: `userProfile` is the athlete; nothing stored is read and nothing is stored. */
  isTest: z.boolean("must be true or false").default(false),
  /** Goes on with a stored conversation; without it a new one begins. */
  conversationId: z.uuid("must be the id of a conversation").optional(),
  /** The last question of the conversation and its answer give way to this one: it was reworded, or another answer is wanted. */
  replacesLast: z.boolean("must be true or false").default(false),
});
export type AiCoachRequest = z.infer<typeof aiCoachRequest>;
export type AiCoachInput = z.input<typeof aiCoachRequest>;

/** Asks for {@link CoachSight} instead of an answer. */
export const coachSightRequest = z.object({ action: z.literal("what_the_coach_sees") });
export type CoachSightInput = z.input<typeof coachSightRequest>;

/** A change that the coach offers and never makes: the athlete sees it before and after, and accepts or rejects it. */
export interface CoachProposal {
  /** "Work around your right shoulder" */
  readonly title: string;
  /** Why, in a sentence to the athlete. */
  readonly why: string;
  readonly request: CoachProposalRequest;
}

/**
 * What a card asks for. All but `record` are fields of a request to adjust-training-plan, apart from planId and preview; a record is
 * written by the client as the athlete. Days are yyyy-MM-dd, both ends included.
 */
export type CoachProposalRequest = CoachPlanRequest | CoachRecordRequest;

export type CoachPlanRequest =
  | { readonly reason: "injury"; readonly details: string }
  | { readonly reason: "illness" | "travel"; readonly from: string; readonly to: string }
  /** Without ids all without an outcome since the last completed session, 7 to 28 days back. */
  | { readonly reason: "missed"; readonly sessionIds?: readonly string[] }
  | { readonly reason: "benchmark" }
  | { readonly reason: "competition"; readonly competitionId: string; readonly targetDate: string }
  | { readonly reason: "move"; readonly sessionId: string; readonly to: string }
  | { readonly reason: "swap"; readonly sessionId: string; readonly item: string; readonly replacement: string }
  | {
      readonly reason: "ease";
      readonly from: string;
      readonly to: string;
      readonly share?: number;
      readonly onlyEasy?: boolean;
      readonly mostMinutes?: number;
    }
  | {
      readonly reason: "availability";
      readonly availability: {
        readonly daysPerWeek: number;
        readonly weekdays?: readonly number[];
        readonly minutes?: Readonly<Record<number, number>>;
        readonly longDay?: number;
      };
    };

/** Something to store that is no change of the plan. */
export interface CoachRecordRequest {
  readonly reason: "record";
  readonly record: CoachRecord;
  /** What the card shows: each value as it is and as it would be. */
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
}

export type CoachRecord =
  | {
      readonly kind: "log";
      readonly title: string;
      readonly date: string;
      readonly minutes?: number;
      readonly rpe?: number;
      readonly sets: readonly CoachLoggedSet[];
      /** What a named workout came to. */
      readonly score?: CoachLoggedScore;
    }
  /** Rows of training_sessions. */
  | { readonly kind: "complete"; readonly sessionId: string; readonly date: string; readonly rpe?: number }
  | { readonly kind: "not-done"; readonly sessionId: string }
  /** Takes logged work out: a row of performed_sessions. */
  | { readonly kind: "log-delete"; readonly sessionId: string; readonly title: string }
  /** Another effort for a session that is done; `before` puts it back. */
  | { readonly kind: "effort"; readonly sessionId: string; readonly rpe: number; readonly before?: number }
  | {
      readonly kind: "goal";
      readonly title: string;
      readonly category: "strength" | "endurance" | "skill" | "competition";
      readonly current: number;
      readonly target: number;
      readonly unit: string;
      readonly due: string;
    }
  | { readonly kind: "goal-change"; readonly goalId: string; readonly title: string; readonly target: number; readonly due: string }
  | { readonly kind: "goal-delete"; readonly goalId: string; readonly title: string }
  /** Something the athlete entered beside the plan: other minutes, another day, or gone. */
  | {
      readonly kind: "entered";
      readonly table: "workouts" | "logged_sessions";
      readonly id: string;
      readonly minutes?: number;
      readonly date?: string;
    }
  | {
      readonly kind: "best";
      readonly name: string;
      readonly category: "strength" | "gymnastics" | "running" | "hyrox";
      readonly metric: "weight" | "reps" | "time";
      readonly value: string;
      readonly unit: string;
      readonly date: string;
    }
  | {
      readonly kind: "race";
      readonly name: string;
      readonly type: "hyrox" | "crossfit" | "running" | "triathlon" | "weightlifting" | "other";
      readonly date: string;
      readonly location: string;
      readonly priority: "A" | "B" | "C";
      /** "sub 1:45" */
      readonly target?: string;
    }
  | { readonly kind: "race-date"; readonly competitionId: string; readonly date: string }
  | { readonly kind: "race-target"; readonly competitionId: string; readonly target: string }
  /** What a race that is over came to: only what was stored wrong. */
  | { readonly kind: "race-result"; readonly competitionId: string; readonly result?: string; readonly place?: number }
  | { readonly kind: "weight"; readonly kilograms: number }
  /** Everything the athlete has from now on. */
  | { readonly kind: "equipment"; readonly equipment: readonly string[] }
  | { readonly kind: "dislikes"; readonly text: string }
  /** Takes the last change of the plan off again: a row of plan_adjustments. */
  | { readonly kind: "undo"; readonly adjustmentId: string };

/** One row of performed_sets, in kilograms, metres and seconds. */
export interface CoachLoggedSet {
  readonly exercise: string;
  readonly kilograms?: number;
  readonly reps?: number;
  readonly metres?: number;
  readonly seconds?: number;
  readonly rpe?: number;
}

/** Columns score_… of performed_sessions. */
export interface CoachLoggedScore {
  readonly format: "for-time" | "amrap" | "emom" | "tabata" | "intervals";
  /** Result of a workout for time. */
  readonly seconds?: number;
  readonly rounds?: number;
  /** Beyond the whole rounds. */
  readonly reps?: number;
  readonly scale?: "rx" | "scaled";
}

/** An article of the library that an answer rests on. */
export interface CoachSource {
  /** Column `slug` of knowledge_articles; of an article of the administrators, its id. */
  readonly slug: string;
  readonly title: string;
  readonly origin: "library" | "content";
}

/** What a message means for safety: a question that tells, a doctor, or an emergency now. */
export interface CoachSafety {
  readonly level: "none" | "check" | "doctor" | "emergency";
  /** Column `category` of safety_stops. */
  readonly category?: string;
}

export interface AiCoachResponse {
  /** Markdown. */
  readonly response: string;
  /** Who wrote it. The built-in coach is rules and arithmetic, no language model. */
  readonly coach: "built-in" | "model";
  readonly proposals: readonly CoachProposal[];
  readonly sources: readonly CoachSource[];
  /** Questions that go on from here. */
  readonly followUps: readonly string[];
  /** True when the message held a sign that needs a professional: show the answer first and nothing beside it. */
  readonly redFlag: boolean;
  /** Why: `redFlag` is true for "doctor" and "emergency". */
  readonly safety: CoachSafety;
  /** Tokens of a language model; 0 without one. */
  readonly tokenCount: { readonly total: number };
  /** Null in a test. */
  readonly conversationId: string | null;
  /** Row of coach_messages with this answer; null in a test. */
  readonly messageId: number | null;
}

export type CoachErrorType = "VALIDATION_ERROR" | "AUTHENTICATION_REQUIRED" | "CONVERSATION_NOT_FOUND" | "UNEXPECTED_ERROR";

export interface CoachErrorBody {
  readonly error: string;
  readonly errorType: CoachErrorType;
  readonly status: number;
  /** Field → what is wrong with it, for VALIDATION_ERROR. */
  readonly details?: Readonly<Record<string, string>>;
}

/** With `Accept: text/event-stream` the answer is a stream of these, the last one `done` or `error`. The deltas together are `response`. */
export type CoachStreamEvent =
  | { readonly event: "delta"; readonly data: { readonly text: string } }
  /** What a language model is looking up meanwhile. */
  | { readonly event: "progress"; readonly data: { readonly text: string } }
  /** A language model gave up: what came so far is void, the built-in coach answers. */
  | { readonly event: "restart"; readonly data: { readonly coach: "built-in" } }
  | { readonly event: "proposal"; readonly data: CoachProposal }
  | { readonly event: "done"; readonly data: AiCoachResponse }
  | { readonly event: "error"; readonly data: CoachErrorBody };

/** Everything the coach reads of an athlete, in plain words. */
export interface CoachSight {
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Who would answer now, and whether anything leaves the server. */
  readonly coach: "built-in" | "model";
  readonly leavesServer: boolean;
  /** The language model that is connected, "A model of OpenAI (gpt-x)": the athlete's consent is asked for then. */
  readonly model?: string;
  readonly note: string;
  /** What the conversation opens with; undefined while a safety stop is open. */
  readonly opening?: CoachOpeningWords;
}

export interface CoachOpeningWords {
  /** What matters today: "Today: Threshold run, 50 min. Your next race, Hyrox Berlin, is in 12 days." */
  readonly today: string;
  /** Questions of this athlete to begin with, at most four. */
  readonly questions: readonly string[];
}

export const COACH_SIGN_IN = { title: "Authentication required", message: "Please sign in to use the AI coach features." } as const;

/** Why an answer did not help: column `reason` of coach_feedback, and what athletes and administrators read. */
export const COACH_COMPLAINTS = {
  wrong: "Wrong",
  off_topic: "Off topic",
  unclear: "Unclear",
  too_long: "Too long",
  unsafe: "Unsafe",
  other: "Something else",
} as const;
export type CoachComplaint = keyof typeof COACH_COMPLAINTS;
