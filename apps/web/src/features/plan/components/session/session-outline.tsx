import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { unbroken } from "#ui/format.ts";
import { getDose, getFigure } from "../../model/session/dose.ts";
import type { SessionView } from "../../model/plan-view.ts";
import { getBlocks } from "../../model/session/session-blocks.ts";
import { getDrawing } from "../../model/session/session-drawing.ts";
import { keyPrescriptions } from "../../model/week-sheet.ts";
import { Figure } from "../figure.tsx";
import { SessionDrawing } from "./session-bar.tsx";

/** A session at a glance: its blocks to scale and the lines that say what it is about. */
export function SessionOutline({ session }: { readonly session: SessionView }): ReactNode {
  const units = useUnits();
  const lines = keyPrescriptions(session).map((item) => ({ item, figure: getFigure(item, units) }));
  // The title says what the only line is: its number is left to say.
  const [only] = lines;
  const name = lines.length === 1 && only?.figure !== undefined ? NAMES[only.figure.face] : undefined;
  const named = name !== undefined && only?.figure !== undefined ? { name, figure: only.figure } : undefined;
  return (
    <>
      <SessionDrawing drawing={getDrawing(session, getBlocks(session))} />
      {named !== undefined ? (
        <p className="flex items-baseline gap-2.5">
          <span className="text-sm text-ink-3">{named.name}</span>
          <Figure figure={named.figure} />
        </p>
      ) : (
        <dl className="grid gap-x-3 gap-y-3 max-sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] sm:grid-cols-3 sm:gap-x-6">
          {lines.map(({ item, figure }) => (
            <div key={item.id} className="flex min-w-0 flex-col justify-between">
              <dt className="mb-1.5 text-sm leading-[1.3] text-ink-3 max-sm:line-clamp-2">
                {item.name}, {unbroken(getDose(item, units))}
              </dt>
              {figure !== undefined && (
                <dd>
                  <Figure figure={figure} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const NAMES = { iron: "Weight", pace: "Pace", num: "Power", text: undefined } as const;
