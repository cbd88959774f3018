import { mannerText, partMannerText, readWod, schemeText, teamText, type Wod, type WodMovement, type WodPart } from "@ironpace/training";
import { Timer } from "lucide-react";
import { Fragment, useDeferredValue, useMemo, type ReactNode } from "react";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { amountText, loadText, capitalize } from "../model/wod-text.ts";

/** How a typed workout is understood, while it is typed; what is not known is marked and stays text. Nothing for what is no list of movements. */
export function WodPreview({ text }: { readonly text: string }): ReactNode {
  const settled = useDeferredValue(text);
  const { parts, team, score = [], notes = [], unread = [], kept = [] } = useMemo(() => readWod(settled), [settled]);
  const known = parts.flatMap((part) => (part.kind === "work" ? part.movements : [])).filter(({ isKnown }) => isKnown);
  if (known.length === 0) return null;
  return (
    <section aria-label="How we read it" className="grid gap-2">
      <h3 className="text-ui text-ink-3">How we read it</h3>
      {team !== undefined && <p className="text-sm text-ink-2">{capitalize(teamText(team))}</p>}
      <div className="divide-y divide-line rounded-card border border-line">
        {parts.map((part, index) => (
          <Fragment key={index}>
            <KeptLines lines={linesBefore(kept, index)} />
            <Part part={part} />
          </Fragment>
        ))}
        <KeptLines lines={linesBefore(kept, parts.length)} />
      </div>
      <Kept title="Not recognised, kept as you typed it" clauses={unread} isPending />
      <Kept title="Score" clauses={score} />
      <Kept title="Notes" clauses={notes} />
    </section>
  );
}

function linesBefore(kept: NonNullable<Wod["kept"]>, part: number): readonly string[] {
  return kept.flatMap(({ before, lines }) => (before === part ? lines : []));
}

/** Lines between the parts that were not understood, in their place. */
function KeptLines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 p-3">
      {lines.map((line, index) => (
        <p key={index} className="wrap-anywhere text-ink-2">
          {line}
        </p>
      ))}
      <p className="text-sm text-pending">Not recognised, kept as you typed it</p>
    </div>
  );
}

interface KeptProps {
  readonly title: string;
  readonly clauses: readonly string[];
  /** The athlete should look at them. */
  readonly isPending?: boolean;
}

/** Clauses that no part of the workout has. */
function Kept({ title, clauses, isPending = false }: KeptProps): ReactNode {
  if (clauses.length === 0) return null;
  return (
    <div className="text-sm">
      <h4 className={isPending ? "font-semibold text-pending" : "text-ink-3"}>{title}</h4>
      <ul>
        {clauses.map((clause, index) => (
          <li key={index} className="wrap-anywhere text-ink-2">
            {clause}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How much of a movement is done and how, or why it stands as it was typed. */
function hint(movement: WodMovement): string {
  const said = [amountText(movement), mannerText(movement)].filter((one) => one !== "").join(", ");
  if (movement.isText === true) return "not recognised, kept as you typed it";
  if (movement.isKnown) return said;
  return said === "" ? "not recognised, kept as you typed it" : `${said}; name not recognised`;
}

function Part({ part }: { readonly part: WodPart }): ReactNode {
  if (part.kind === "rest") return <p className="px-3 py-2 text-sm text-ink-2">Rest {clockText(part.seconds)}</p>;
  const said = partMannerText(part);
  const chips = [
    capitalize(schemeText(part.scheme)),
    ...(part.capSeconds === undefined ? [] : [`Cap ${clockText(part.capSeconds)}`]),
    ...(part.restSeconds === undefined ? [] : [`Rest ${clockText(part.restSeconds)}`]),
    ...(said === "" ? [] : [capitalize(said)]),
  ];
  return (
    <div className="grid gap-2 p-3">
      <p className="flex flex-wrap gap-1.5">
        {chips.map((chip, index) => (
          <span key={chip} className="inline-flex min-h-7 items-center gap-1.5 rounded-chip bg-hover px-2 text-sm font-semibold">
            {index === 0 && <Timer aria-hidden="true" size={14} strokeWidth={2} />}
            <span>
              <TermText text={chip} />
            </span>
          </span>
        ))}
      </p>
      <ul className="grid gap-1.5">
        {part.movements.map((movement, index) => (
          <li key={index} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {movement.isText === true ? (
                <span className="text-ink-2">{movement.name}</span>
              ) : (
                <b className={movement.isKnown ? "font-semibold" : "font-semibold text-pending"}>{movement.name}</b>
              )}{" "}
              <span className={movement.isText === true ? "text-sm text-pending" : "text-sm text-ink-3"}>{hint(movement)}</span>
            </span>
            {movement.load !== undefined && (
              <span className="fig-iron shrink-0 text-base tracking-[-.03em]!">{loadText(movement.load)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
