import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatWeekday } from "#ui/format.ts";
import type { StripDay, StripSession } from "./week-strip.tsx";
import "./week-bars.css";

interface BarSession extends StripSession {
  /** Minutes × effort, and the share of it that counts as strength and skill. */
  readonly load: number;
  readonly ironLoad: number;
}

interface WeekBarsProps {
  readonly week: number;
  readonly days: readonly (Omit<StripDay, "sessions"> & { readonly sessions: readonly BarSession[] })[];
  readonly planHref: string;
}

/** Monday to Sunday on the rod of a phone: iron above, pace below, outlined until it is done. A day leads to its session. */
export function WeekBars({ week, days, planHref }: WeekBarsProps): ReactNode {
  const most = Math.max(1, ...days.flatMap(({ sessions }) => [sum(sessions, getIron), sum(sessions, getPace)]));
  const every = days.flatMap(({ sessions }) => sessions);
  const all = every.filter(({ type }) => type !== undefined);
  const own = every.length - all.length;
  return (
    <section aria-labelledby="this-week">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="this-week" className="heading-2">
          This week
        </h2>
        <p className="text-sm text-ink-3">
          Week {week}, {all.filter(({ state }) => state === "done").length} of {all.length} done
          {own === 0 ? "" : `, plus ${own} of your own`}
        </p>
      </div>
      <ol className="week-bars">
        {days.map((day) => {
          // Its own sessions are the outer ones of both halves.
          const plates = [true, false].map((isOwn) => {
            const some = day.sessions.filter(({ type }) => (type === undefined) === isOwn);
            return [plate(sum(some, getIron) / most, isOwn), plate(sum(some, getPace) / most, isOwn)] as const;
          });
          const state = getState(day);
          return (
            <li key={day.day} data-state={state} aria-current={day.isToday ? "date" : undefined}>
              <Link to={day.sessions[0]?.href ?? planHref} className="focus-visible:-outline-offset-2">
                <span className="sr-only">{getLabel(day)}</span>
                <span aria-hidden="true" className="bars">
                  <span className="up">{plates.map(([iron]) => iron)}</span>
                  <span className="dn">{plates.toReversed().map(([, pace]) => pace)}</span>
                </span>
                <b aria-hidden="true">{formatWeekday(day.day).charAt(0)}</b>
                <span aria-hidden="true" className="date">
                  {state === "done" ? <Check size={14} strokeWidth={2.5} /> : Number(day.day.slice(8))}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The day as a whole: what is still open in it goes before what is done. */
function getState({ sessions, isToday }: WeekBarsProps["days"][number]): StripSession["state"] | "rest" {
  if (sessions.length === 0) return "rest";
  if (sessions.every(({ state }) => state === "done")) return "done";
  if (isToday) return "now";
  return sessions.some(({ state }) => state === "missed") ? "missed" : "planned";
}

const WORDS: Readonly<Record<StripSession["state"], string>> = { done: ", done", now: "", missed: ", missed", planned: "" };

function getLabel({ day, isToday, sessions }: WeekBarsProps["days"][number]): string {
  const date = `${isToday ? "Today, " : ""}${formatWeekday(day)} ${Number(day.slice(8))}`;
  return `${date}: ${sessions.length === 0 ? "rest" : sessions.map(({ title, state }) => `${title}${WORDS[state]}`).join("; ")}`;
}

type Half = (session: BarSession) => number;
const getIron: Half = ({ ironLoad }) => ironLoad;
const getPace: Half = ({ load, ironLoad }) => load - ironLoad;

/** Short ones stay visible. */
function plate(share: number, isOwn: boolean): ReactNode {
  return share > 0 && <i key={String(isOwn)} data-own={isOwn || undefined} style={{ height: `${100 * Math.max(0.12, share)}%` }} />;
}

function sum(sessions: readonly BarSession[], of: Half): number {
  return sessions.reduce((total, session) => total + of(session), 0);
}
