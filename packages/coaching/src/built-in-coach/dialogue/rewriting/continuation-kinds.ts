import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { type Turn } from "../turn.ts";

/** Units an answer is given in instead of the athlete's own: "in miles". */
export type Units = { readonly distances: CoachView["distances"] } | { readonly weights: "kg" | "lb" };

/** How a message goes on from the conversation. */
export type Continuation =
  /** Questions complete in themselves that the message stands for. */
  | { readonly kind: "question"; readonly contents: readonly string[]; readonly units?: Units }
  /** The last answer in another form. */
  | { readonly kind: "shorter" | "why" | "accept" | "undo" | "reject" | "example"; readonly turn: Turn }
  | { readonly kind: "draft"; readonly draft: Draft }
  | { readonly kind: "new" };
