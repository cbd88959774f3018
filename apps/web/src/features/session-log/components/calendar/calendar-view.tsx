import type { CalendarLinks } from "./calendar-links.ts";
import type { Day } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { calendarOptions } from "../../api/calendar.ts";
import type { CalendarData } from "../../model/calendar/calendar-data.ts";
import { calendarWeeks, monthRange } from "../../model/calendar/weeks.ts";
import "./calendar.css";
import { MonthView } from "./month-view.tsx";
import { WeekView } from "./week-view.tsx";

/** Opened by a tap on a day. */
const DaySheet = lazyPart(async () => (await import("./day-sheet.tsx")).DaySheet);

/** How sessions of a plan are put on another day; another feature knows. */
export interface Moving {
  /** Loads what makes sessions of a list (`data-session`) draggable onto its days (`data-drop-day`). */
  readonly loadDrag: () => Promise<DragSessions>;
  /** Asks for the day, or whether it may be `to`. */
  readonly Dialog: ComponentType<Move & { readonly onClose: () => void }>;
}

interface Move {
  readonly planId: string;
  readonly sessionId: string;
  readonly to?: Day;
}

interface CalendarViewProps {
  readonly view: "week" | "month";
  /** A day of the month or the week that is shown. */
  readonly day: Day;
  readonly today: Day;
  readonly links: CalendarLinks;
  readonly moving: Moving;
}

/** A month or one of its weeks, out of one answer of the server. */
export function CalendarView({ view, day, today, links, moving }: CalendarViewProps): ReactNode {
  const { first, last } = monthRange(day, view === "month" ? today : undefined);
  const query = useQuery(calendarOptions(first, last));
  const inUnit = useTitlesInUnit();
  const [opened, setOpened] = useState<Day>();
  const [move, setMove] = useState<Move>();
  const weeks = query.data === undefined ? [] : calendarWeeks(inUnit(query.data), first, last, today);
  const days = weeks.flatMap((week) => week.days);
  const sessions = days.flatMap((one) =>
    one.entries.flatMap(({ plan, isMovable }) =>
      plan === undefined ? [] : [{ id: plan.id, date: one.day, isMovable, planId: plan.plan_id }],
    ),
  );
  const { Dialog } = moving;
  const isShown = query.data !== undefined && !query.isPlaceholderData;
  const sheet = useDraggable(sessions, moving.loadDrag, (sessionId, to) => {
    const planId = sessions.find(({ id }) => id === sessionId)?.planId;
    if (planId !== undefined) setMove({ planId, sessionId, to });
  });
  useEffect(() => {
    // A month opens at its head, unless the week of today begins below the window.
    const now = isShown && day === today ? sheet.current?.querySelector("[data-now]") : undefined;
    if (now && now.getBoundingClientRect().top > innerHeight - LEAST_SEEN) now.scrollIntoView({ block: "nearest" });
  }, [isShown, day, today, sheet]);
  if (query.isPending) return <Skeleton className="h-128" />;
  if (query.data === undefined) {
    return (
      <Alert
        tone="destructive"
        title="Your calendar could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  const week = weeks.find((one) => one.days.some((each) => each.day === day)) ?? weeks[0];
  const shown = days.find((one) => one.day === opened);
  return (
    <div aria-busy={query.isPlaceholderData}>
      {view === "month" ? (
        <MonthView weeks={weeks} {...(day !== today && { month: day.slice(0, 7) })} onOpen={setOpened} sheet={sheet} />
      ) : (
        week !== undefined && <WeekView week={week} links={links} onOpen={setOpened} sheet={sheet} />
      )}
      {shown !== undefined && (
        <DaySheet
          day={shown}
          links={links}
          onMove={({ plan }) => {
            setOpened(undefined);
            if (plan !== undefined) setMove({ planId: plan.plan_id, sessionId: plan.id });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {move !== undefined && <Dialog {...move} onClose={() => setMove(undefined)} />}
    </div>
  );
}

/** Pixels of the week of today that show its days, above the tab bar of a phone. */
const LEAST_SEEN = 160;

/** Sessions of the plan carry kilometres in their titles. */
function useTitlesInUnit(): (data: CalendarData) => CalendarData {
  const inUnit = useDistanceText();
  return (data) => ({
    ...data,
    planned: data.planned.map((row) => ({ ...row, title: inUnit(row.title) })),
    done: data.done.map((row) => ({ ...row, title: row.title === null ? null : inUnit(row.title) })),
  });
}

/** Makes sessions draggable onto the days of a list; the returned function takes it off again. */
type DragSessions = (
  list: HTMLElement,
  sessions: readonly { readonly sessionId: string; readonly from: Day }[],
  onDrop: (sessionId: string, day: Day) => void,
) => () => void;

interface Placed {
  readonly id: string;
  readonly date: Day;
  readonly isMovable: boolean;
}

/** Makes the movable ones of these sessions draggable, once what it takes is loaded. Returns the ref of their list. */
function useDraggable(
  sessions: readonly Placed[],
  load: () => Promise<DragSessions>,
  onDrop: (sessionId: string, day: Day) => void,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // As text it stays the same as long as each session stays where it is.
  const placed = JSON.stringify(sessions.filter(({ isMovable }) => isMovable).map(({ id, date }) => ({ sessionId: id, from: date })));
  const drop = useEffectEvent((sessionId: string, day: Day) => onDrop(sessionId, day));
  const loadNow = useEffectEvent(() => load());
  useEffect(() => {
    const draggables = JSON.parse(placed) as readonly { readonly sessionId: string; readonly from: Day }[];
    if (draggables.length === 0) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const days = list.current;
    days?.addEventListener("click", openDay);
    void loadNow().then(
      (dragSessions) => {
        if (!gone && list.current !== null) stop = dragSessions(list.current, draggables, (id, day) => drop(id, day));
      },
      // Without it there is still "Move to…".
      () => undefined,
    );
    return () => {
      gone = true;
      days?.removeEventListener("click", openDay);
      stop?.();
    };
  }, [placed]);
  return list;
}

/** What can be dragged lies over the button of its day: pressing it opens the day. */
function openDay({ target }: MouseEvent): void {
  let part = target instanceof Element ? target.closest("[data-session]")?.parentElement : undefined;
  while (part != null && part.querySelector(":scope > button") === null) part = part.parentElement;
  part?.querySelector<HTMLButtonElement>(":scope > button")?.click();
}
