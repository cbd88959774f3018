import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { formatMinutes, unbroken } from "../../../../ui/format.ts";
import { SESSION_TYPE_LABELS, SessionGlyph } from "../../../../ui/session-glyph.tsx";
import { doseOf, figureOf } from "../../model/dose.ts";
import { keyPrescriptions, type SheetDay } from "../../model/week-sheet.ts";
import { Figure } from "../figure.tsx";

interface SheetSessionProps {
  readonly session: SheetDay["sessions"][number];
  readonly href: string;
}

export function SheetSession({ session, href }: SheetSessionProps): ReactNode {
  const units = useUnits();
  return (
    <div className={`day-session ${session.state}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
        <span className="flex items-center gap-2 font-[550]">
          <SessionGlyph type={session.type} />
          {SESSION_TYPE_LABELS[session.type]}
        </span>
        <span className="whitespace-nowrap text-ink-3">{formatMinutes(session.duration)}</span>
      </div>
      <h3 className="heading-3">
        <Link to={href}>{unbroken(session.title)}</Link>
      </h3>
      <dl className="rx">
        {keyPrescriptions(session).map((item) => {
          const figure = figureOf(item, units);
          return (
            <div key={item.id}>
              <dt>
                {item.name} <span>{doseOf(item, units)}</span>
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
      {session.state === "now" ? (
        <ButtonLink to={href} variant="ember" block className="relative z-1 mt-auto">
          Start session
        </ButtonLink>
      ) : (
        <p className="mt-auto pt-1 text-xs text-ink-3">{footOf(session)}</p>
      )}
    </div>
  );
}

function footOf(session: SheetDay["sessions"][number]): string {
  if (session.state === "done" && session.sessionRpe !== undefined) return `Done. Effort ${session.sessionRpe} of 10`;
  return session.state === "done" ? "Done" : `Effort ${session.effort} of 10`;
}
