import { Check } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
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
  readonly days: readonly (StripDay & { readonly sessions: readonly BarSession[] })[];
  readonly planHref: string;
}

/** Monday to Sunday on the rod of a phone: iron above, pace below, outlined until it is done. A day leads to its session. */
export function WeekBars({ week, days, planHref }: WeekBarsProps): ReactNode {
  const most = Math.max(1, ...days.map(({ sessions }) => sum(sessions, ({ load }) => load)));
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
          Week {week}, {all.filter(({ state }) => state === "done").length} of {all.length} done{own === 0 ? "" : `, + ${own} own`}
        </p>
      </div>
      <ol className="week-bars">
        {days.map((day) => {
          const iron = sum(day.sessions, ({ ironLoad }) => ironLoad) / most;
          const pace = sum(day.sessions, ({ load, ironLoad }) => load - ironLoad) / most;
          const state = getState(day);
          return (
            <li key={day.day} data-state={state} aria-current={day.isToday ? "date" : undefined}>
              <Link to={day.sessions[0]?.href ?? planHref} className="focus-visible:-outline-offset-2">
                <span className="sr-only">{getLabel(day)}</span>
                <span aria-hidden="true" className="bars" style={{ "--u": height(iron), "--d": height(pace) } as CSSProperties}>
                  {iron > 0 && <i className="up" />}
                  {pace > 0 && <i className="dn" />}
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
function getState({ sessions, isToday }: StripDay): StripSession["state"] | "rest" {
  if (sessions.length === 0) return "rest";
  if (sessions.every(({ state }) => state === "done")) return "done";
  if (isToday) return "now";
  return sessions.some(({ state }) => state === "missed") ? "missed" : "planned";
}

const WORDS: Readonly<Record<StripSession["state"], string>> = { done: ", done", now: "", missed: ", missed", planned: "" };

function getLabel({ day, isToday, sessions }: StripDay): string {
  const date = `${isToday ? "Today, " : ""}${formatWeekday(day)} ${Number(day.slice(8))}`;
  return `${date}: ${sessions.length === 0 ? "rest" : sessions.map(({ title, state }) => `${title}${WORDS[state]}`).join("; ")}`;
}

/** Keeps short bars visible. */
function height(share: number): number {
  return share > 0 ? Math.max(0.16, share) : 0;
}

function sum(sessions: readonly BarSession[], of: (session: BarSession) => number): number {
  return sessions.reduce((total, session) => total + of(session), 0);
}
