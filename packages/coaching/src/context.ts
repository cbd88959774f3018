import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import type { CoachModel } from "./language-model/coach-model.ts";
import type { ModelName } from "./language-model/model-prompt.ts";
import type { SessionModel } from "./language-model/session-model.ts";

/** What a function gets that answers whoever knows its address. */
export interface VisitorContext {
  /** Reads as somebody who is not signed in. */
  readonly data: PostgrestClient<Database>;
  readonly log: FunctionLog;
}

/** What a host (Node or Deno) hands to every function. */
export interface FunctionContext {
  /** The signed-in user, already verified by the host. */
  readonly userId: string;
  /** Reads and writes as that user: row-level security decides what it sees. */
  readonly data: PostgrestClient<Database>;
  readonly today: Day;
  readonly log: FunctionLog;
  /** Absent, as on a Supabase project: what a turn wants is read from its words alone. */
  readonly encodeSentence?: SentenceEncoder;
  /** Absent: what a message means for safety is read from its words alone. */
  readonly encodeMessage?: SentenceEncoder;
  /** Absent: only the built-in coach answers. */
  readonly coachModel?: CoachModel;
  /** Absent: all sessions are in the engine's words. */
  readonly sessionModel?: SessionModel;
  /** Under which name its use is recorded; absent: it is not. */
  readonly modelName?: ModelName;
  /** Writes as the project itself, for what no athlete may write; absent: what models used is not recorded. */
  readonly projectData?: PostgrestClient<Database>;
}

/** A vector of a text, near to those of texts that mean the same; undefined where there is none. */
export type SentenceEncoder = (text: string) => Promise<Float32Array | undefined>;

export interface FunctionLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

export type PublicHandler = (request: Request, context: VisitorContext) => Promise<Response>;
