import { distanceText } from "@ironpace/contract";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay, formatMinutes, unbroken } from "#ui/format.ts";
import { LoadingMenu } from "#ui/overlay/loading-menu.tsx";
import { SESSION_TYPE_LABELS, SessionGlyph } from "#ui/training/session-glyph.tsx";
import { getDose, getFigure } from "../../model/session/dose.ts";
import { keyPrescriptions, type SheetSessionView } from "../../model/week-sheet.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { useTraining } from "../actions/slots.ts";
import { Figure } from "../figure.tsx";

interface SheetSessionProps {
  readonly session: SheetSessionView;
  readonly href: string;
}

export function SheetSession({ session, href }: SheetSessionProps): ReactNode {
  const units = useUnits();
  const training = useTraining();
  // Only its effort stands at the end: where the day is a row, it goes into the first line.
  const isPlain = session.state === "planned" && !session.skipped && session.movedFrom === undefined;
  return (
    <div className={`day-session ${session.state}`} data-session={session.isMovable ? session.id : undefined}>
      <div className={`flex flex-wrap items-center justify-between gap-x-2 text-sm ${isPlain ? "max-xl:pr-10" : ""}`}>
        <span className="flex items-center gap-2 font-[550]">
          <SessionGlyph type={session.type} missed={session.state === "missed"} />
          {SESSION_TYPE_LABELS[session.type]}
          {isPlain && <span className="font-normal text-ink-3 xl:hidden">Effort {session.effort}</span>}
        </span>
        <span className="whitespace-nowrap text-ink-3">{formatMinutes(session.duration)}</span>
      </div>
      <h3 className="heading-3">
        <Link to={href} draggable={false}>
          {unbroken(distanceText(session.title, units.distance))}
        </Link>
      </h3>
      <dl className="rx">
        {keyPrescriptions(session).map((item) => {
          const figure = getFigure(item, units);
          return (
            <div key={item.id}>
              <dt>
                {item.name} <span>{getDose(item, units)}</span>
              </dt>
              {figure !== undefined && (
                <dd>
                  <Figure figure={figure} size="small" />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <div className={`${session.state === "now" ? "mt-1" : "mt-auto"} flex items-center justify-between gap-1`}>
        {session.state === "now" ? (
          <ButtonLink
            to={training?.hrefOf(session.id) ?? href}
            variant={training?.isSessionOpen === true ? "line" : "ember"}
            block
            className="relative z-1 px-2!"
          >
            Start Workout
          </ButtonLink>
        ) : (
          <p className={`pt-1 text-xs text-ink-3 ${isPlain ? "max-xl:hidden" : ""}`}>{formatFooter(session)}</p>
        )}
        {/* Its menu opens in here, above the buttons of the days after it. */}
        <span
          className={`z-1 shrink-0 has-[[aria-expanded=true]]:z-40 ${isPlain ? "max-xl:absolute max-xl:-top-2.5 max-xl:right-0 xl:relative" : "relative"}`}
        >
          <SessionMenu session={session} />
        </span>
      </div>
    </div>
  );
}

function formatFooter(session: SheetSessionView): string {
  if (session.skipped) return session.skipReason === undefined ? "Skipped" : `Skipped: ${session.skipReason}`;
  if (session.state === "missed") return "Missed";
  if (session.state === "done") {
    const on = session.doneOn === undefined || session.doneOn === session.date ? "" : ` on ${formatDay(session.doneOn)}`;
    return session.sessionRpe === undefined ? `Done${on}` : `Done${on}. Effort ${session.sessionRpe} of 10`;
  }
  const moved = session.movedFrom === undefined ? "" : `. Moved from ${formatDay(session.movedFrom)}`;
  return `Effort ${session.effort} of 10${moved}`;
}

const loadChoices = async () => (await import("./session-choices.tsx")).SessionChoices;

/** What can be done with a session from the week; nothing in a plan that has ended. */
function SessionMenu({ session }: { readonly session: SheetSessionView }): ReactNode {
  const actions = usePlanActions();
  const title = useDistanceText()(session.title);
  if (actions === undefined) return null;
  return (
    <LoadingMenu
      load={loadChoices}
      about={{ session, actions }}
      trigger={
        session.state === "missed" && !session.skipped ? (
          <Button variant="ghost" className="-mr-2 px-2! text-xs! text-ink-2" aria-label={`What happened to ${title}?`}>
            What happened?
          </Button>
        ) : (
          <Button variant="ghost" size="icon" className="-mr-2" aria-label={`Options for ${title}`}>
            <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        )
      }
    />
  );
}
