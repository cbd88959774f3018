import { COMPETITION_ENTRY_LABELS, COMPETITION_TYPE_LABELS, NO_LOCATION, REGISTRATION_LABELS } from "@ironpace/contract";
import { daysBetween, type Day } from "@ironpace/training";
import { CalendarDays, Check, CircleDashed, Clock3, Flag, MapPin, MessageSquareText, SlidersHorizontal, Users } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/layout/card.tsx";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { formatDay } from "#ui/format.ts";
import { LongText } from "#ui/text/long-text.tsx";
import { MenuItem } from "#ui/overlay/menu.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Competition } from "../api/competitions.ts";
import { isPast, preparationProgress } from "../model/preparation.ts";
import type { ReadinessSources } from "../model/planned-work.ts";
import { GoalsBox } from "./goals-box.tsx";

/** Loaded later: it runs the training engine. */
const Readiness = lazy(async () => ({ default: (await import("./readiness.tsx")).Readiness }));

/** Characters of a description that are shown whole. */
const DESCRIPTION_LENGTH = 240;

export interface CompetitionActions {
  readonly onAskCoach: (competition: Competition) => void;
  readonly onEdit: (competition: Competition) => void;
  readonly onResults: (competition: Competition) => void;
}

interface CompetitionCardProps extends CompetitionActions {
  readonly competition: Competition;
  readonly today: Day;
  readonly sources: ReadinessSources;
  readonly onRegister: (competition: Competition) => void;
  readonly onDelete: (competition: Competition) => void;
}

/** One competition: where it stands, what it asks for, what to do next. */
export function CompetitionCard({ competition, today, sources, ...actions }: CompetitionCardProps): ReactNode {
  const { id, name, date, description } = competition;
  const past = isPast(competition, today);
  return (
    <Card now={date === today} aria-labelledby={`competition-${id}`} className="grid gap-5">
      <div className="grid gap-2">
        <Badges competition={competition} past={past} />
        <div className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 gap-2">
            <h2 id={`competition-${id}`} className="heading-2 wrap-anywhere">
              <Link to={sources.raceHref(id)} className="hit-area hover:underline">
                {name}
              </Link>
            </h2>
            <Facts competition={competition} />
          </div>
          <div className="flex shrink-0 items-start gap-4">
            {!past && <DaysUntil days={daysBetween(today, date)} />}
            <EntryActions name={name} onEdit={() => actions.onEdit(competition)} onDelete={() => actions.onDelete(competition)}>
              {date === today && (
                <MenuItem icon={Flag} onClick={() => actions.onResults(competition)}>
                  Record Results
                </MenuItem>
              )}
            </EntryActions>
          </div>
        </div>
      </div>
      {description !== null && <LongText limit={DESCRIPTION_LENGTH}>{description}</LongText>}
      {/* Above what loads later and grows: nobody presses beside them. */}
      <CardButtons competition={competition} past={past} raceHref={sources.raceHref(id)} {...actions} />
      <div className="grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          {!past && <Progress label="Preparation Progress" value={preparationProgress(date, today)} />}
          <PerformanceMetrics competition={competition} />
          {!past && <GoalsBox competition={competition} past={false} />}
        </div>
        {past ? (
          <GoalsBox competition={competition} past />
        ) : (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <Readiness competition={competition} today={today} sources={sources} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

function Badges({ competition, past }: { readonly competition: Competition; readonly past: boolean }): ReactNode {
  const { ai_adjusted, priority, type, entry, registration_status: status } = competition;
  return (
    <div className="flex flex-wrap gap-2">
      {past ? <Badge icon={Check}>Completed</Badge> : <Badge {...STATUS_LOOKS[status]}>{REGISTRATION_LABELS[status]}</Badge>}
      {ai_adjusted && <Badge icon={SlidersHorizontal}>AI Adjusted</Badge>}
      <Badge>{COMPETITION_TYPE_LABELS[type]}</Badge>
      {entry !== null && <Badge>{COMPETITION_ENTRY_LABELS[entry]}</Badge>}
      <Badge>Priority {priority}</Badge>
    </div>
  );
}

const STATUS_LOOKS = {
  registered: { tone: "success", icon: Check },
  pending: { tone: "pending", icon: Clock3 },
  "not-registered": { tone: "neutral", icon: CircleDashed },
} as const;

function Facts({ competition }: { readonly competition: Competition }): ReactNode {
  const { date, location, team_members: team, registration_deadline: deadline } = competition;
  return (
    <ul className="grid gap-1 text-sm text-ink-2 *:flex *:items-start *:gap-2 [&_svg]:mt-0.5 [&_svg]:shrink-0 [&_svg]:text-ink-3">
      <li>
        <CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} />
        {inFull(date)}
      </li>
      {location !== NO_LOCATION && (
        <li className="wrap-anywhere">
          <MapPin aria-hidden="true" size={16} strokeWidth={1.75} />
          {location}
        </li>
      )}
      {team.length > 0 && (
        <li className="wrap-anywhere">
          <Users aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>
            Team: {team.length} {team.length === 1 ? "member" : "members"}
            <span className="text-ink-3"> ({team.join(", ")})</span>
          </span>
        </li>
      )}
      {deadline !== null && (
        <li>
          <Clock3 aria-hidden="true" size={16} strokeWidth={1.75} />
          Registration deadline: {inFull(deadline)}
        </li>
      )}
    </ul>
  );
}

function inFull(day: Day): string {
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}

function DaysUntil({ days }: { readonly days: number }): ReactNode {
  return (
    <p className="grid justify-items-end gap-1 text-right">
      <span className="fig-num text-[2.5rem] leading-none font-bold">{days}</span>
      <span className="text-xs text-ink-3 max-sm:max-w-20">Days Until Competition</span>
    </p>
  );
}

type CardButtonsProps = Omit<CompetitionCardProps, "today" | "sources"> & { readonly past: boolean; readonly raceHref: string };

function CardButtons({ competition, past, raceHref, onAskCoach, onEdit, onResults, onRegister }: CardButtonsProps): ReactNode {
  const { registration_status: status, ai_adjusted } = competition;
  return (
    <div className="flex flex-wrap gap-3 border-b border-line pb-5 max-sm:*:w-full">
      {!past && status === "registered" && (
        <Button variant="solid" onClick={() => onAskCoach(competition)}>
          <MessageSquareText aria-hidden="true" size={16} strokeWidth={1.75} />
          {ai_adjusted ? "Readjust Training" : "Adjust Training"}
        </Button>
      )}
      {!past && status === "not-registered" && (
        <Button variant="solid" onClick={() => onRegister(competition)}>
          Register
        </Button>
      )}
      <ButtonLink to={raceHref}>Open Race</ButtonLink>
      {past ? (
        <Button onClick={() => onResults(competition)}>Record Results</Button>
      ) : (
        <Button onClick={() => onEdit(competition)}>Edit Details</Button>
      )}
    </div>
  );
}

/** What the athlete can do now and wants to do then, in their own words. */
function PerformanceMetrics({ competition }: { readonly competition: Competition }): ReactNode {
  const { id, benchmark_performance: performance, target_result: target } = competition;
  return (
    <section aria-labelledby={`metrics-${id}`} className="grid gap-3">
      <h3 id={`metrics-${id}`} className="heading-3">
        Performance Metrics
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 border-y border-line py-3 *:min-w-0">
        <Metric label="Current Performance" value={performance ?? "Not entered"} />
        <Metric label="Target Result" value={target ?? "Not set"} />
      </dl>
    </section>
  );
}

function Metric({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
