import { COMPETITION_TYPE_LABELS, NO_LOCATION, REGISTRATION_LABELS } from "@ironpace/contract";
import { type Athlete, daysBetween } from "@ironpace/training";
import { Check, CircleDashed, Clock3, Timer } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatDay } from "#ui/format.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useMedia } from "#ui/use-media.ts";
import { useToday } from "#ui/use-today.ts";
import type { Competition } from "../model/lab-race.ts";
import type { RacePlan } from "../model/planned-training.ts";

/** Loaded later: it runs the training engine. */
const RaceLab = lazy(async () => ({ default: (await import("./race-lab.tsx")).RaceLab }));

export interface RacePageProps {
  readonly id: string;
  /** undefined while they are read. */
  readonly competitions: readonly Competition[] | undefined;
  readonly athlete: Athlete | undefined;
  /** null: no active plan; undefined while it is read. */
  readonly plan: RacePlan | null | undefined;
  /** "week 2 of 5" */
  readonly place: string | undefined;
  /** What the plan covers of this race, and the way to it. */
  readonly children: ReactNode;
  readonly hrefs: { readonly list: string; readonly profile: string; readonly simulator: string };
}

/** One competition: what it will be today, where its time is, what moves it, and the card for the day. */
export function RacePage({ id, competitions, athlete, plan, place, children, hrefs }: RacePageProps): ReactNode {
  const today = useToday();
  const isPhone = useMedia("(max-width: 767px)");
  const [pickerPlace, setPickerPlace] = useState<HTMLElement | null>(null);
  if (competitions === undefined) return <RaceSkeleton />;
  const competition = competitions.find((each) => each.id === id);
  if (competition === undefined) {
    return (
      <EmptyState
        title="This competition does not exist"
        action={
          <ButtonLink to={hrefs.list} variant="solid">
            All competitions
          </ButtonLink>
        }
      >
        It may have been deleted.
      </EmptyState>
    );
  }
  const simulator = TIMED.has(competition.type) && (
    <ButtonLink to={hrefs.simulator}>
      <Timer aria-hidden="true" size={16} strokeWidth={1.75} />
      Race simulator
    </ButtonLink>
  );
  return (
    <div className="grid gap-6 *:min-w-0">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {!isPhone && <Badges competition={competition} isPast={competition.date < today} />}
          <h1 className="heading-1 wrap-anywhere" tabIndex={-1}>
            {competition.name}
            {competition.target_result !== null && <span>, {competition.target_result}</span>}
          </h1>
          <p className="mt-2 text-ink-3">{whenText(competition, today, place)}</p>
        </div>
        {!isPhone && (
          <div className="flex flex-wrap items-center gap-3">
            <div ref={setPickerPlace} className="min-h-11 empty:hidden" />
            {simulator}
          </div>
        )}
      </header>
      {athlete === undefined ? (
        <LabSkeleton />
      ) : (
        <Suspense fallback={<LabSkeleton />}>
          <RaceLab
            key={competition.id}
            competition={competition}
            all={competitions}
            athlete={athlete}
            plan={plan}
            today={today}
            profileHref={hrefs.profile}
            pickerPlace={isPhone ? null : pickerPlace}
            simulator={isPhone && simulator}
          >
            {children}
          </RaceLab>
        </Suspense>
      )}
    </div>
  );
}

function Badges({
  competition: { registration_status: status, type, priority },
  isPast,
}: {
  readonly competition: Competition;
  readonly isPast: boolean;
}): ReactNode {
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {isPast ? <Badge icon={Check}>Completed</Badge> : <Badge {...STATUS_LOOKS[status]}>{REGISTRATION_LABELS[status]}</Badge>}
      <Badge>{COMPETITION_TYPE_LABELS[type]}</Badge>
      <Badge>Priority {priority}</Badge>
    </div>
  );
}

/** Raced against the clock in parts that are known before. */
const TIMED: ReadonlySet<string> = new Set(["hyrox", "running", "triathlon"]);

const STATUS_LOOKS = {
  registered: { tone: "success", icon: Check },
  pending: { tone: "pending", icon: Clock3 },
  "not-registered": { tone: "neutral", icon: CircleDashed },
} as const;

/** "Sun 8 Feb 2027, Berlin. 73 days, week 2 of 5." */
function whenText({ date, location, result }: Competition, today: string, place: string | undefined): string {
  const where = location === NO_LOCATION ? "" : `, ${location}`;
  const days = daysBetween(today, date);
  const until =
    days > 1
      ? `${days} days to go`
      : days === 1
        ? "Tomorrow"
        : days === 0
          ? "Today"
          : result === null
            ? "No result yet"
            : `Result ${result}`;
  return `${formatDay(date)} ${date.slice(0, 4)}${where}. ${until}${place === undefined || days < 0 ? "" : `, ${place}`}.`;
}

function RaceSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Your race is loading" className="grid gap-6">
      <Skeleton className="h-24 max-w-160" />
      <LabSkeleton />
    </div>
  );
}

function LabSkeleton(): ReactNode {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-44" />
      <Skeleton className="h-96" />
      <Skeleton className="h-80" />
    </div>
  );
}
