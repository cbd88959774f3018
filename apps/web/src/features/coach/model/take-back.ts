import type { Database, Json } from "@ironpace/contract";

/**
 * How something that was accepted is taken back, as data: it is stored with the answer, so that it can also be taken back when the
 * conversation is opened again. Carried out by the athlete's own client, under their own rights.
 */
export interface TakeBack {
  /** In this order. */
  readonly steps: readonly TakeBackStep[];
}

type TakeBackTable =
  | "athlete_motivation"
  | "athlete_profiles"
  | "competitions"
  | "goals"
  | "logged_sessions"
  | "performed_sessions"
  | "personal_bests"
  | "training_sessions"
  | "workouts";

export type TakeBackStep =
  | { readonly do: "delete"; readonly table: TakeBackTable; readonly id: string }
  | {
      readonly do: "update";
      readonly table: TakeBackTable;
      readonly id: string;
      readonly values: Readonly<Record<string, Json>>;
      /** Only while nothing else has come into this column. */
      readonly whereEmpty?: string;
    }
  /** Puts a row back as it was. */
  | { readonly do: "put"; readonly table: TakeBackTable; readonly row: Readonly<Record<string, Json>> }
  | { readonly do: "call"; readonly name: TakeBackCall; readonly parameters: Readonly<Record<string, Json>> }
  /** Takes a change of the plan off. */
  | { readonly do: "undo"; readonly planId: string; readonly adjustmentId: string };

type TakeBackCall = Extract<
  keyof Database["public"]["Functions"],
  | "complete_session"
  | "remove_performed_session"
  | "reopen_session"
  | "restore_personal_best"
  | "save_equipment"
  | "store_performed_session"
>;
