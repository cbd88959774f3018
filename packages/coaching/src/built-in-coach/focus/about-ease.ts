import { adjust, type Day, type ExerciseItem, type Session } from "@ironpace/training";
import { sessionOn } from "../changes/session-named.ts";
import { allSessions } from "../topics/sessions.ts";
import { listIn } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import type { TurnContext } from "./focus.ts";

export interface Ease {
  readonly session: Session;
  readonly from: Day;
  readonly to: Day;
  readonly share?: number | undefined;
  readonly onlyEasy?: boolean | undefined;
  readonly mostMinutes?: number | undefined;
}

/** The session that an open card makes shorter or easier; undefined where it is for several days. */
export function easeOf({ cards, view }: TurnContext): Ease | undefined {
  const request = cards[0]?.request;
  const { plan } = view;
  if (request?.reason !== "ease" || request.from !== request.to || plan === undefined) return undefined;
  const session = sessionOn(plan, request.from);
  return session === undefined ? undefined : { ...request, session };
}

/** What stays of a session, what gets shorter and what goes. */
export interface Cut {
  readonly minutes: number;
  readonly kept: readonly string[];
  readonly shorter: readonly string[];
  readonly gone: readonly string[];
}

/** The session as the engine would make it, beside the one that is planned; undefined where it would be another one. */
export function cutOf(
  { session, from, to, share = 1, onlyEasy = false, mostMinutes }: Ease,
  { plan, athlete, today }: CoachView,
): Cut | undefined {
  if (plan === undefined) return undefined;
  const how = { kind: "ease" as const, from, to, share, onlyEasy, ...(mostMinutes !== undefined && { mostMinutes }) };
  const result = adjust(plan.plan, athlete, how, { today, outcomes: plan.outcomes });
  const next = result.kind === "adjusted" ? allSessions({ ...plan, plan: result.plan }).find(({ id }) => id === session.id) : undefined;
  if (next === undefined || next.code !== session.code) return undefined;
  const [before, after] = [secondsByName(session), secondsByName(next)];
  const names = [...before.keys()];
  const isShorter = (name: string): boolean => (after.get(name) ?? 0) < CLEARLY_SHORTER * (before.get(name) ?? 0);
  return {
    minutes: next.duration,
    kept: names.filter((name) => after.has(name) && !isShorter(name)),
    shorter: names.filter((name) => after.has(name) && isShorter(name)),
    gone: names.filter((name) => !after.has(name)),
  };
}

/** Below this share of its time a line is told to be shorter. */
const CLEARLY_SHORTER = 0.9;

/** Seconds of each exercise of a session, in its order. */
function secondsByName(session: Session): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  for (const { name, dose } of linesOf(session)) seconds.set(name, (seconds.get(name) ?? 0) + dose.totalSeconds);
  return seconds;
}

export function linesOf({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
}

/** "Back squat and deadlift stay; split squat goes; bike erg gets shorter." */
export function cutText({ kept, shorter, gone }: Cut, { tongue, say }: Pick<TurnContext, "tongue" | "say">): string {
  const named = (names: readonly string[]): string =>
    listIn(
      tongue,
      names.map((name) => `**${name}**`),
    );
  return [
    ...(kept.length === 0
      ? []
      : [
          say(
            `As planned: ${named(kept)}.`,
            `Wie geplant: ${named(kept)}.`,
            `Comme prévu : ${named(kept)}.`,
            `Como estaba: ${named(kept)}.`,
            `Come previsto: ${named(kept)}.`,
          ),
        ]),
    ...(shorter.length === 0
      ? []
      : [
          say(
            `Shorter: ${named(shorter)}.`,
            `Kürzer: ${named(shorter)}.`,
            `Plus court : ${named(shorter)}.`,
            `Más corto: ${named(shorter)}.`,
            `Più corto: ${named(shorter)}.`,
          ),
        ]),
    ...(gone.length === 0
      ? []
      : [
          say(
            `Left out: ${named(gone)}.`,
            `Fällt weg: ${named(gone)}.`,
            `Supprimé : ${named(gone)}.`,
            `Fuera: ${named(gone)}.`,
            `Via: ${named(gone)}.`,
          ),
        ]),
  ].join(" ");
}
