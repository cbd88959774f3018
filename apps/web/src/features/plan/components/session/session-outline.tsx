import type { ReactNode } from "react";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { doseOf, figureOf } from "../../model/dose.ts";
import type { SessionView } from "../../model/plan-view.ts";
import { blocksOf } from "../../model/session-blocks.ts";
import { keyPrescriptions } from "../../model/week-sheet.ts";
import { Figure } from "../figure.tsx";
import { SessionDrawing } from "./session-bar.tsx";

/** A session at a glance: its blocks to scale and the lines that say what it is about. */
export function SessionOutline({ session }: { readonly session: SessionView }): ReactNode {
  const units = useUnits();
  const lines = keyPrescriptions(session).map((item) => ({ item, figure: figureOf(item, units) }));
  return (
    <>
      <SessionDrawing blocks={blocksOf(session)} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {lines.map(({ item, figure }) => (
          <div key={item.id} className="min-w-0">
            <dt className="mb-1.5 text-sm text-ink-3">
              {item.name}, {doseOf(item, units)}
            </dt>
            {figure !== undefined && (
              <dd>
                <Figure figure={figure} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
