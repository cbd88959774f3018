import { useQuery } from "@tanstack/react-query";
import { workoutScoreText, type WorkoutEntry } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import { ArrowRight } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { scoresOptions } from "#backend/reads/workout-scores.ts";
import { Button } from "#ui/button.tsx";
import { formatDay } from "#ui/format.ts";
import { useToday } from "#ui/use-today.ts";
import { catalogueFor } from "../model/catalogue.ts";
import { resultsByWorkout, type WorkoutResults } from "../model/results.ts";
import { MovementLines } from "./movement-lines.tsx";

/** Workouts of different kinds that everybody compares; those of their own sport come first. */
const SHELF = ["Cindy", "Fran", "Helen", "Karen", "Jackie", "Grace", "Diane", "Annie", "Christine"] as const;
const HYROX_SHELF = ["Half Hyrox simulation", "Hyrox simulation"] as const;
const MOST = 6;
const MOST_RECENT = 3;

interface WorkoutShelfProps {
  readonly athlete: Athlete | undefined;
  readonly onChoose: (filled: Partial<WorkoutEntry>) => void;
  readonly onRepeat: (results: WorkoutResults) => void;
  readonly onOpenCatalogue: () => void;
}

/** What could be done next: the workouts done last, and benchmarks of the catalogue. */
export function WorkoutShelf({ athlete, onChoose, onRepeat, onOpenCatalogue }: WorkoutShelfProps): ReactNode {
  const today = useToday();
  const scores = useQuery(scoresOptions()).data;
  const results = useMemo(() => resultsByWorkout(scores ?? []), [scores]);
  const entries = useMemo(() => {
    if (athlete === undefined) return [];
    const names: readonly string[] = [...(athlete.focus === "hyrox" ? HYROX_SHELF : []), ...SHELF];
    const all = catalogueFor(athlete, today);
    return names.flatMap((name) => all.filter((entry) => entry.name === name));
  }, [athlete, today]);
  const recent = results.slice(0, MOST_RECENT);
  const isRecent = (name: string) => recent.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const offered = entries.filter(({ name }) => !isRecent(name)).slice(0, MOST);
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="shelf-recent" className="grid gap-3">
          <h2 id="shelf-recent" className="heading-2">
            Do again
          </h2>
          <ul className="grid gap-3 *:min-w-0 md:grid-cols-3">
            {recent.map((one) => (
              <Tile key={one.name} name={one.name} text={one.text} results={one} onPress={() => onRepeat(one)} />
            ))}
          </ul>
        </section>
      )}
      {offered.length > 0 && (
        <section aria-labelledby="shelf-benchmarks" className="grid gap-3">
          <div className="flex items-center justify-between gap-3">
            <h2 id="shelf-benchmarks" className="heading-2">
              Benchmarks
            </h2>
            <Button variant="ghost" onClick={onOpenCatalogue}>
              All benchmarks
              <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
            </Button>
          </div>
          <ul className="grid gap-3 *:min-w-0 md:grid-cols-2 xl:grid-cols-3">
            {offered.map(({ name, text, usual, filled }) => (
              <Tile
                key={name}
                name={name}
                text={text}
                usual={usual}
                results={results.find((one) => one.name.toLowerCase() === name.toLowerCase())}
                onPress={() => onChoose(filled)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface TileProps {
  readonly name: string;
  readonly text: string | undefined;
  readonly usual?: string | undefined;
  readonly results: WorkoutResults | undefined;
  readonly onPress: () => void;
}

function Tile({ name, text, usual, results, onPress }: TileProps): ReactNode {
  const score = results && workoutScoreText(results.best);
  return (
    <li className="relative flex min-h-28 flex-col gap-2 rounded-card border border-line bg-surface p-4 hover:bg-hover">
      <div className="flex items-start justify-between gap-3">
        <h3 className="heading-3">
          <button type="button" onClick={onPress} className="text-left after:absolute after:inset-0 after:rounded-card">
            {name}
          </button>
        </h3>
        {score !== undefined && <span className="fig-pace text-2xl leading-none!">{score}</span>}
      </div>
      {text !== undefined && <MovementLines text={text} limit={Number.POSITIVE_INFINITY} isPrescribed />}
      <p className="mt-auto text-sm text-ink-3">
        {results !== undefined
          ? `Your best, ${formatDay(results.best.performed_at.slice(0, 10))}`
          : usual === undefined
            ? ""
            : `Usual at your level: ${usual}`}
      </p>
    </li>
  );
}
