import { distanceText } from "@ironpace/contract";
import type { PlanNote } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { noteLines } from "../../model/session/note-lines.ts";

const KINDS: Readonly<Record<PlanNote["kind"], string>> = {
  injury: "Injury",
  substitution: "Replaced",
  missing: "No number yet",
  estimate: "Estimated",
  wish: "Your wishes",
  "wish-not-met": "Not possible",
  "data-quality": "Please check",
  taper: "Race",
  away: "Away",
  progress: "Last block",
  "weak-link": "Weakest link",
};

/** Kinds the athlete can settle by giving a number. */
const SETTLED_IN_PROFILE: readonly PlanNote["kind"][] = ["missing", "estimate", "data-quality"];

/** So many are shown at first; a plan around injuries has many more. */
const SHOWN = 6;

/** Adaptations, estimates and missing numbers, in the words of the engine. */
export function PlanNotes({ notes }: { readonly notes: readonly PlanNote[] }): ReactNode {
  const [all, setAll] = useState(false);
  const { distance } = useUnits();
  const sorted = groupByKind([...notes.filter(isToCheck), ...notes.filter((note) => !isToCheck(note))]);
  const shown = all ? sorted : sorted.slice(0, SHOWN);
  return (
    <section aria-labelledby="notes-heading">
      <h2 id="notes-heading" className="heading-2">
        What your plan is based on
      </h2>
      {notes.length === 0 ? (
        <p className="mt-3 text-sm text-ink-3">Weights and paces come from your own numbers. Estimated numbers are marked.</p>
      ) : (
        <ol className="mt-1">
          {shown.map(({ kind, texts }) => (
            <li key={kind} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-line py-3.5 last:border-0">
              <span className="pt-px text-sm text-ink-3">{KINDS[kind]}</span>
              <p>
                {texts
                  .flatMap((text) => noteLines(distanceText(text, distance)))
                  .map((line) => (
                    <span key={line} className="block not-first:mt-1.5">
                      <TermText text={line} />
                    </span>
                  ))}
                {SETTLED_IN_PROFILE.includes(kind) && (
                  <>
                    {" "}
                    <Link to="/profile" className="link hit-area mt-2.5 block w-fit whitespace-nowrap">
                      Check your profile
                    </Link>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {shown.length < sorted.length && (
        <Button variant="ghost" className="-ml-4" onClick={() => setAll(true)}>
          Show all {sorted.length}
        </Button>
      )}
    </section>
  );
}

/** Each kind once, in the order of its first note. */
function groupByKind(notes: readonly PlanNote[]): readonly { readonly kind: PlanNote["kind"]; readonly texts: readonly string[] }[] {
  return [...Map.groupBy(notes, ({ kind }) => kind)].map(([kind, same]) => ({ kind, texts: same.map(({ text }) => text) }));
}

/** What was not understood, or does not fit together, stands first. */
function isToCheck({ kind }: PlanNote): boolean {
  return kind === "data-quality";
}
