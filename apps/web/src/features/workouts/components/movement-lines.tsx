import { readWod, schemeText } from "@ironpace/training";
import { useMemo, type ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { LongText } from "#ui/text/long-text.tsx";
import { amountText, loadText, prescriptionText, capitalize } from "../model/wod-text.ts";

/** Movements that are shown; the whole is where the workout is opened. */
const MOST = 5;

interface MovementLinesProps {
  readonly text: string;
  /** Characters from which on a text that is no list of movements is cut. */
  readonly limit: number;
  /** A prescription in kilograms, to be shown in the athlete's units; what somebody typed stays as typed. */
  readonly isPrescribed?: boolean;
}

/** A workout movement by movement, where the whole text is understood; else the text. */
export function MovementLines({ text, limit, isPrescribed = false }: MovementLinesProps): ReactNode {
  const units = useUnits();
  const shown = (part: string) => (isPrescribed ? prescriptionText(part, units) : part);
  const work = useMemo(() => readWhole(text), [text]);
  if (work === undefined)
    return (
      <div className="text-sm">
        <LongText limit={limit}>{shown(text)}</LongText>
      </div>
    );
  const { movements, scheme } = work;
  return (
    <div className="text-sm">
      <p className="text-ink-3">{shown(capitalize(schemeText(scheme)))}</p>
      <ul>
        {movements.slice(0, MOST).map((movement, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3 leading-snug">
            <span className="min-w-0 wrap-anywhere">
              {shown(amountText(movement)).replace(/ reps$/u, "")} <span className="font-[550]">{movement.name}</span>
            </span>
            {movement.load !== undefined && <span className="fig-iron shrink-0 text-sm">{shown(loadText(movement.load))}</span>}
          </li>
        ))}
      </ul>
      {movements.length > MOST && <p className="text-ink-3">and {movements.length - MOST} more</p>}
    </div>
  );
}

/** The one part of a workout whose every movement is known; undefined for anything else, which stays as it was typed. */
function readWhole(text: string) {
  const { parts, team, notes = [], unread = [], check = [] } = readWod(text);
  const [part] = parts;
  const isWhole = parts.length === 1 && team === undefined && notes.length + unread.length + check.length === 0;
  if (!isWhole || part?.kind !== "work" || part.movements.length < 2) return undefined;
  return part.movements.every(({ isKnown }) => isKnown) ? part : undefined;
}
