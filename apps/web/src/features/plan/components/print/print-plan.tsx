import { distanceText } from "@ironpace/contract";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal, flushSync } from "react-dom";
import { useUnits } from "#backend/preferences/use-units.ts";
import type { Units } from "#backend/preferences/units.ts";
import { formatDay, formatDayRange, formatMinutes } from "#ui/format.ts";
import { SESSION_TYPE_LABELS } from "#ui/training/session-glyph.tsx";
import { getDose, getFigure, getRamp } from "../../model/session/dose.ts";
import type { PlanView, SessionView } from "../../model/plan-view.ts";
import { getBlocks } from "../../model/session/session-blocks.ts";
import { sessionsOfWeek, weekStart } from "../../model/weeks.ts";
import { addDays, type ExerciseItem } from "@ironpace/training";
import "./print-plan.css";

/** On paper: one page per week, nothing but what is to be done. Drawn only while the browser prints. */
export function PrintPlan({ plan }: { readonly plan: PlanView }): ReactNode {
  const units = useUnits();
  const printing = usePrinting();
  if (!printing) return null;
  return createPortal(
    <div className="print-plan" aria-hidden="true">
      {Array.from({ length: plan.durationWeeks }, (_, index) => (
        <PrintedWeek key={index} plan={plan} week={index + 1} units={units} />
      ))}
    </div>,
    document.body,
  );
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return printing;
}

function PrintedWeek({ plan, week, units }: { readonly plan: PlanView; readonly week: number; readonly units: Units }): ReactNode {
  const monday = weekStart(plan, week);
  return (
    <section className="print-week">
      <header>
        <h2>
          {plan.title}, week {week} of {plan.durationWeeks}
        </h2>
        <p>{formatDayRange(monday, addDays(monday, 6))}</p>
      </header>
      {sessionsOfWeek(plan, week).map((session) => (
        <PrintedSession key={session.id} session={session} units={units} />
      ))}
    </section>
  );
}

function PrintedSession({ session, units }: { readonly session: SessionView; readonly units: Units }): ReactNode {
  return (
    <article>
      <h3>
        {formatDay(session.date)}: {distanceText(session.title, units.distance)}
        <span>
          {SESSION_TYPE_LABELS[session.type]}, {formatMinutes(session.duration)}, effort {session.effort} of 10
        </span>
      </h3>
      {getBlocks(session).map((block) => (
        <p key={block.letter}>
          <b>{block.title}</b>{" "}
          {block.name === "mainWorkout" && session.mainFormat !== undefined
            ? `(${distanceText(session.mainFormat.label, units.distance)}) `
            : ""}
          {block.items.map((item) => getLine(item, units)).join("; ")}
        </p>
      ))}
    </article>
  );
}

/** "Back squat 5 × 4, 112.5 kg" */
function getLine(item: ExerciseItem, units: Units): string {
  const figure = getRamp(item) === undefined ? getFigure(item, units) : undefined;
  const amount = figure === undefined ? "" : figure.face === "text" ? `, ${figure.value}` : `, ${figure.value} ${figure.unit}`;
  return `${item.name} ${getDose(item, units)}${amount}`;
}
