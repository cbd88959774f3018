import { addDays, getMonday, type Day } from "@ironpace/training";
import { ChevronLeft, ChevronRight, Flag, Play, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { newId } from "#backend/new-id.ts";
import { outbox, useOutbox } from "#backend/outbox/outbox.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { formatDayMonth, formatDayRange, formatMonth } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { SaveState } from "#ui/form/save-state.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { cx } from "#ui/cx.ts";
import { useMedia } from "#ui/use-media.ts";
import { useToday } from "#ui/use-today.ts";
import { useSaveState } from "../../api/store-session.ts";
import { monthRange, otherMonth } from "../../model/calendar/weeks.ts";
import { CalendarView, type Moving } from "../calendar/calendar-view.tsx";
import type { CalendarLinks } from "../calendar/calendar-links.ts";
import { OfferedBests } from "../offered-bests.tsx";
import { StartedSessions } from "./started-sessions.tsx";

/** What is searched is loaded when it is looked for. */
const SessionList = lazyPart(async () => (await import("./session-list.tsx")).SessionList, <Skeleton className="h-96" />);
const YearView = lazyPart(async () => (await import("../calendar/year-view.tsx")).YearView, <Skeleton className="h-72" />);
const OwnSessionDialog = lazyPart(async () => (await import("./own-session-dialog.tsx")).OwnSessionDialog);

export interface SessionLogPageProps {
  readonly links: CalendarLinks;
  readonly moving: Moving;
  /** The next competition and the days until it. */
  readonly race: { readonly name: string; readonly days: number } | undefined;
}

const VIEWS = [
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
  { value: "year", label: "Year" },
  { value: "list", label: "List" },
] as const;

type View = (typeof VIEWS)[number]["value"];

/** What is to be trained and what was: a calendar of the plan, the own log and the ledger, and all of it as a list. */
export function SessionLogPage({ links, moving, race }: SessionLogPageProps): ReactNode {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const isWide = useMedia("(min-width: 80rem)");
  const isPhone = useMedia("(max-width: 767px)");
  const [adding, setAdding] = useState(false);
  const [freeId] = useState(newId);
  // Its week comes into sight anew each time.
  const [todayAsked, setTodayAsked] = useState(0);
  const finished = params.get("finished");
  const view = findView(params) ?? (isWide ? "month" : "week");
  const asked = params.get("day") ?? "";
  const day = DAY.test(asked) ? asked : today;
  const show = (next: View, at: Day) => setParams({ view: next, ...(at === today ? {} : { day: at }) }, { replace: true });
  const toToday = () => {
    setTodayAsked(todayAsked + 1);
    show(view, today);
  };
  const step = (by: -1 | 1) => show(view, view === "week" ? addDays(day, 7 * by) : otherMonth(day, by, today));
  const monday = getMonday(day);
  const title =
    view === "list"
      ? "Session Log"
      : view === "year"
        ? "The last twelve months"
        : view === "month"
          ? monthTitle(day, today)
          : isPhone
            ? `${formatDayMonth(monday)}–${formatDayMonth(addDays(monday, 6))}`
            : formatDayRange(monday, addDays(monday, 6));
  return (
    <>
      {/* A month opens at today: what leads to another one stays in sight. */}
      <div className={cx("grid gap-4", view === "month" && "xl:sticky xl:top-(--header) xl:z-10 xl:-my-3 xl:bg-canvas xl:py-3")}>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 max-md:gap-x-3">
          <h1 className="min-w-0 flex-1 heading-1 wrap-anywhere max-md:text-[1.375rem]!" tabIndex={-1}>
            {title}
          </h1>
          <Stepper view={view} onStep={step} onToday={toToday} className="md:hidden" />
          {race !== undefined && (
            <p className="flex items-center gap-1.5 text-ui text-ink-2 max-lg:order-last max-lg:-mt-2 max-lg:basis-full max-md:-mt-5 max-md:text-sm max-lg:text-ink-3">
              <Flag aria-hidden="true" size={16} strokeWidth={1.75} />
              {race.name} {race.days === 0 ? "today" : race.days === 1 ? "tomorrow" : `in ${race.days} days`}
            </p>
          )}
          <div className="flex gap-2 max-md:hidden">
            <StartFree href={links.train("free", freeId)} isShort={false} />
            <LogNew isShort={false} onClick={() => setAdding(true)} />
          </div>
        </div>
        <div className="flex items-center justify-between gap-x-4 gap-y-3 max-md:gap-x-2">
          <Segmented
            aria-label="View"
            options={VIEWS}
            value={view}
            onValueChange={(next) => show(next, day)}
            className="max-md:min-w-0 max-md:flex-1 max-md:flex-nowrap max-md:*:min-w-0! max-md:*:px-1!"
          />
          <Stepper view={view} onStep={step} onToday={toToday} className="max-md:hidden" />
          <div className="flex gap-1 md:hidden">
            <StartFree href={links.train("free", freeId)} isShort />
            <LogNew isShort onClick={() => setAdding(true)} />
          </div>
        </div>
      </div>
      <Unsent />
      {finished !== null && <OfferedBests sessionId={finished} />}
      <StartedSessions trainHref={links.train} />
      {view === "list" ? (
        <SessionList planHref={links.plan} trainHref={links.train} />
      ) : view === "year" ? (
        <YearView today={today} />
      ) : (
        <CalendarView key={`${view}${todayAsked}`} view={view} day={day} today={today} links={links} moving={moving} />
      )}
      {adding && <OwnSessionDialog session={undefined} onClose={() => setAdding(false)} />}
    </>
  );
}

interface StepperProps {
  readonly view: View;
  readonly onStep: (by: -1 | 1) => void;
  readonly onToday: () => void;
  readonly className: string;
}

/** The week or month before and after, and back to today. */
function Stepper({ view, onStep, onToday, className }: StepperProps): ReactNode {
  if (view !== "week" && view !== "month") return null;
  return (
    <div className={cx("flex gap-1", className)}>
      <Button size="icon" aria-label={`Previous ${view}`} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" size={18} />
      </Button>
      <Button className="max-md:hidden" onClick={onToday}>
        Today
      </Button>
      <Button size="icon" aria-label={`Next ${view}`} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" size={18} />
      </Button>
    </div>
  );
}

/** As an icon where there is no room for words. */
function StartFree({ href, isShort }: { readonly href: string; readonly isShort: boolean }): ReactNode {
  return (
    <Link to={href} aria-label="Start a free session" className={buttonStyle({ variant: "line", ...(isShort ? { size: "icon" } : {}) })}>
      <Play aria-hidden="true" size={isShort ? 18 : 16} strokeWidth={1.75} />
      {!isShort && "Start a free session"}
    </Link>
  );
}

function LogNew({ isShort, onClick }: { readonly isShort: boolean; readonly onClick: () => void }): ReactNode {
  return (
    <Button variant="solid" aria-label="Log New Session" {...(isShort ? { size: "icon" as const } : {})} onClick={onClick}>
      <Plus aria-hidden="true" size={isShort ? 18 : 16} strokeWidth={1.75} />
      {!isShort && "Log New Session"}
    </Button>
  );
}

/** "November 2026"; of the weeks around today "Nov–Dec 2026". */
function monthTitle(day: Day, today: Day): string {
  if (day !== today) return formatMonth(day);
  const { first, last } = monthRange(day, today);
  return `${formatDayMonth(first).slice(-3)}–${formatDayMonth(last).slice(-3)} ${last.slice(0, 4)}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As the address says; a tab of the list or a finished session is one of the list. */
function findView(params: URLSearchParams): View | undefined {
  const view = VIEWS.find(({ value }) => value === params.get("view"))?.value;
  return view ?? (params.has("tab") || params.has("finished") ? "list" : undefined);
}

/** Only while something has not reached the server. */
function Unsent(): ReactNode {
  const state = useSaveState();
  const { failed } = useOutbox();
  if (state === "saved") return null;
  return <SaveState state={state} reason={failed[0]?.refusal} onRetry={() => void outbox.retry()} />;
}
