import type { SessionType } from "@ironpace/training";
import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { Badge, SessionBadge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { cx } from "#ui/cx.ts";
import { Card } from "#ui/layout/card.tsx";
import { formatMinutes, unbroken } from "#ui/format.ts";
import { CARD, CARD_TEXT, CARD_TITLE, FREE_DAY, getCardHeading, getCardText, getTitleSize } from "../model/session-card.ts";

export interface TodaysWorkoutProps {
  readonly session: {
    readonly title: string;
    readonly type: SessionType;
    /** Minutes. */
    readonly duration: number;
    readonly week: number;
    readonly day: number;
    readonly description: string;
  };
  /** "tomorrow", "Mon 30 Nov"; undefined for today. */
  readonly when: string | undefined;
  /** Why it is not for today: today's is done, or today is for rest. */
  readonly free?: "done" | "rest" | undefined;
  /** Where the session opens. */
  readonly href: string;
  /** A session is open, and leading back to it is the one thing that is now. */
  readonly isOpenElsewhere?: boolean;
  /** The session that is planned for today, where an earlier one is still open. */
  readonly planned?: { readonly title: string; /** Minutes. */ readonly duration: number; readonly href: string } | undefined;
  /** What it is made of, drawn and in numbers. */
  readonly children?: ReactNode;
}

/** The next session to do, and the one button that starts it. */
export function TodaysWorkout({ session, when, free, href, isOpenElsewhere = false, planned, children }: TodaysWorkoutProps) {
  const inUnit = useDistanceText();
  const title = inUnit(session.title);
  const about = getCardText(title, inUnit(session.description));
  return (
    <Card now={free === undefined} aria-labelledby="todays-workout" className={CARD}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {free !== undefined && <p className="heading-1 basis-full">{FREE_DAY[free]}</p>}
        <p className="text-sm font-semibold">{getCardHeading(when, session.duration)}</p>
        <div className="flex gap-2">
          <SessionBadge type={session.type} />
          <Badge className="max-md:hidden">
            Week {session.week}, Day {session.day}
          </Badge>
        </div>
      </div>
      <h2 id="todays-workout" className={cx(CARD_TITLE, getTitleSize(title, free === undefined))}>
        {unbroken(title)}
      </h2>
      {about !== undefined && <p className={CARD_TEXT}>{about}</p>}
      {children}
      <ButtonLink
        to={href}
        variant={isOpenElsewhere || free !== undefined ? "line" : "ember"}
        size="lg"
        className={free === undefined ? "start-button md:mt-auto md:self-start" : "md:mt-auto md:self-start"}
      >
        <Play aria-hidden="true" className={free === undefined ? "size-5.5 md:size-4" : "size-4"} strokeWidth={1.75} />
        {free === undefined ? "Start Workout" : "Start Workout Early"}
      </ButtonLink>
      {planned !== undefined && (
        <p className="flex items-center justify-between gap-3 max-md:order-last max-md:text-sm">
          <span>
            Planned for today: <b>{unbroken(inUnit(planned.title))}</b>, {formatMinutes(planned.duration)}
          </span>
          <ButtonLink to={planned.href} variant="line">
            {" "}
            Start today's session instead{" "}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
