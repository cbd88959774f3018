import { COMPETITION_ENTRY_LABELS, COMPETITION_TYPE_LABELS, competitionGoals, NO_LOCATION, REGISTRATION_LABELS } from "@ironpace/contract";
import { daysBetween, type Day } from "@ironpace/training";
import { CalendarDays, Check, CircleDashed, Clock3, Flag, MapPin, SlidersHorizontal, Users } from "lucide-react";
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
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Competition } from "../api/competitions.ts";
import { isPast } from "../model/preparation.ts";
import type { ReadinessSources } from "../model/planned-work.ts";
import { GoalsBox } from "./goals-box.tsx";

/** Loaded later: they run the training engine. */
const Readiness = lazy(async () => ({ default: (await import("./readiness.tsx")).Readiness }));
const PreparedWork = lazy(async () => ({ default: (await import("./preparation.tsx")).PreparedWork }));
const Verdict = lazy(async () => ({ default: (await import("./verdict.tsx")).Verdict }));

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
  /** Marks as registered, or takes the mark back. */
  readonly onRegister: (competition: Competition) => void;
  readonly onDelete: (competition: Competition) => void;
}

/** One competition: where the athlete stands, what it asks for, what to do next. */
export function CompetitionCard({ competition, today, sources, ...actions }: CompetitionCardProps): ReactNode {
  const { id, name, date, description } = competition;
  const past = isPast(competition, today);
  const hasGoals = competitionGoals(competition).length > 0;
  const about = description !== null && <LongText limit={DESCRIPTION_LENGTH}>{description}</LongText>;
  const buttons = <CardButtons competition={competition} past={past} raceHref={sources.raceHref(id)} {...actions} />;
  return (
    <Card now={date === today} aria-labelledby={`competition-${id}`} className="grid gap-5 *:min-w-0 max-sm:p-4">
      <div className="grid gap-2">
        <div className="-mt-2.5 -mr-2.5 flex items-start justify-between gap-2">
          <h2 id={`competition-${id}`} className="heading-1 min-w-0 pt-1.5 text-[1.625rem]! wrap-anywhere">
            <Link to={sources.raceHref(id)} className="hit-area hover:underline">
              {name}
            </Link>
          </h2>
          <div className="flex shrink-0 items-center">
            {!past && <DaysUntil days={daysBetween(today, date)} />}
            <EntryActions name={name} onEdit={() => actions.onEdit(competition)} onDelete={() => actions.onDelete(competition)}>
              {date === today && (
                <MenuItem icon={Flag} onClick={() => actions.onResults(competition)}>
                  Record Results
                </MenuItem>
              )}
              {!past && competition.registration_status === "registered" && (
                <MenuItem icon={CircleDashed} onClick={() => actions.onRegister(competition)}>
                  Mark as not registered
                </MenuItem>
              )}
            </EntryActions>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Facts competition={competition} />
          <Badges competition={competition} past={past} />
        </div>
      </div>
      {past ? (
        <>
          <GoalsBox competition={competition} past />
          {about}
          {buttons}
        </>
      ) : (
        <>
          {/* Above what loads later and grows: nobody presses beside them. */}
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            {hasVerdict(competition) && (
              <Suspense fallback={<Skeleton className="h-17 w-80" />}>
                <Verdict competition={competition} today={today} sources={sources} />
              </Suspense>
            )}
            {buttons}
          </div>
          {TIMED.has(competition.type) && <Drawing competition={competition} today={today} sources={sources} />}
          <Suspense>
            <Readiness competition={competition} today={today} sources={sources} />
          </Suspense>
          <div className="grid items-start gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-2">
            <Suspense fallback={<Skeleton className="h-16" />}>
              <PreparedWork competition={competition} today={today} sources={sources} />
            </Suspense>
            <div className="grid gap-4 *:min-w-0">
              {about}
              {hasGoals && <GoalsBox competition={competition} past={false} />}
            </div>
          </div>
        </>
      )}
    </Card>
  );
}

/** Raced against the clock: there is something to draw. */
const TIMED: ReadonlySet<string> = new Set(["hyrox", "running", "triathlon"]);

/** A time that can be estimated, or one that the athlete has told. */
function hasVerdict({ type, target_result: target, benchmark_performance: entered }: Competition): boolean {
  return TIMED.has(type) || target !== null || entered !== null;
}

function Drawing({ competition, today, sources: { athlete, Picture } }: Pick<CompetitionCardProps, "competition" | "today" | "sources">) {
  // As high as the picture will be, with the parts that have most to give.
  return (
    <div className={competition.type === "hyrox" ? "grid min-h-50 lg:min-h-68" : "grid min-h-38"}>
      {athlete === undefined ? <Skeleton /> : <Picture competition={competition} athlete={athlete} today={today} />}
    </div>
  );
}

function Badges({ competition, past }: { readonly competition: Competition; readonly past: boolean }): ReactNode {
  const { name, ai_adjusted, priority, type, entry, registration_status: status } = competition;
  return (
    <div className="flex flex-wrap gap-2">
      {past ? <Badge icon={Check}>Completed</Badge> : <Badge {...STATUS_LOOKS[status]}>{REGISTRATION_LABELS[status]}</Badge>}
      {ai_adjusted && <Badge icon={SlidersHorizontal}>AI Adjusted</Badge>}
      {!isSaidBy(name, COMPETITION_TYPE_LABELS[type]) && <Badge>{COMPETITION_TYPE_LABELS[type]}</Badge>}
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

/** The name of a race often holds its sport and its place: "Hyrox Berlin". */
function isSaidBy(name: string, word: string): boolean {
  return name.toLowerCase().includes(word.toLowerCase());
}

function Facts({ competition }: { readonly competition: Competition }): ReactNode {
  const { name, date, location, team_members: team, registration_deadline: deadline } = competition;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 *:flex *:items-start *:gap-2 [&_svg]:mt-0.5 [&_svg]:shrink-0 [&_svg]:text-ink-3">
      <li>
        <CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} />
        {inFull(date)}
      </li>
      {location !== NO_LOCATION && !isSaidBy(name, location) && (
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
    <p className="flex items-baseline gap-1.5">
      <span className="fig-num text-[1.625rem] leading-none font-bold">{days}</span>
      <span className="text-sm text-ink-3">{days === 1 ? "day to go" : "days to go"}</span>
    </p>
  );
}

type CardButtonsProps = Omit<CompetitionCardProps, "today" | "sources"> & { readonly past: boolean; readonly raceHref: string };

function CardButtons({ competition, past, raceHref, onAskCoach, onResults, onRegister }: CardButtonsProps): ReactNode {
  const { registration_status: status, ai_adjusted } = competition;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto max-sm:*:px-3">
      <ButtonLink to={raceHref} variant="solid">
        Open Competition
      </ButtonLink>
      {!past && status === "registered" && (
        <Button onClick={() => onAskCoach(competition)}>{ai_adjusted ? "Readjust Training" : "Adjust Training"}</Button>
      )}
      {!past && status === "not-registered" && <Button onClick={() => onRegister(competition)}>Register</Button>}
      {past && <Button onClick={() => onResults(competition)}>Record Results</Button>}
    </div>
  );
}
