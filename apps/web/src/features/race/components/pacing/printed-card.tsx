import { formatClock } from "@ironpace/training";
import { useEffect, useState, type ReactNode } from "react";
import { createPortal, flushSync } from "react-dom";
import type { PacingLine } from "../../model/pacing.ts";
import { PacingTable } from "./pacing-table.tsx";
import "./printed-card.css";

interface PrintedCardProps {
  readonly name: string;
  readonly finish: number;
  readonly lines: readonly PacingLine[];
}

/** On paper: the card, and the same as a strip to fold around the wrist. Drawn only while the browser prints. */
export function PrintedCard({ name, finish, lines }: PrintedCardProps): ReactNode {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  if (!printing) return null;
  return createPortal(
    <div className="print-card" aria-hidden="true">
      <h1>
        {name}, {formatClock(finish)}
      </h1>
      <PacingTable lines={lines} />
      <ol className="print-strip">
        {lines.map(({ run, station, clock }, index) => (
          <li key={index}>
            <span>{run?.short}</span>
            <b>{formatClock(run?.seconds ?? 0)}</b>
            {station !== undefined && (
              <>
                <span>{station.short}</span>
                <b>{formatClock(station.seconds)}</b>
              </>
            )}
            <em>{formatClock(clock)}</em>
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
