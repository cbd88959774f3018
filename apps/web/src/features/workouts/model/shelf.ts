import type { CatalogueEntry } from "./catalogue.ts";
import type { WorkoutResults } from "./results.ts";
import { PLATES_OF_TYPE, type WorkoutPlates } from "./workout-plates.ts";

/** What the page is narrowed to. */
export type ShelfView = "all" | "benchmarks" | "hyrox" | "mine" | "short" | "results" | "reviewed";

/** A workout that can be done again and again, once: what is known of it by name, and what the athlete did in it. */
export interface ShelfItem {
  readonly name: string;
  /** What it asks for, in a line; undefined for one of the athlete's own. */
  readonly line: string | undefined;
  readonly plates: WorkoutPlates;
  readonly entry: CatalogueEntry | undefined;
  readonly results: WorkoutResults | undefined;
}

/** Benchmarks of different kinds that everybody compares; they come first among those that were not done yet. */
const KNOWN_BEST = ["Cindy", "Fran", "Helen", "Karen", "Jackie", "Grace", "Diane", "Annie", "Christine"];
const KNOWN_BEST_HYROX = ["Half Hyrox simulation", "Hyrox simulation"];

/** Minutes below which a workout is a short one. */
const SHORT_MINUTES = 20;

/** Each workout once: those with a result first, the one done last on top, then the catalogue, the best known in front. */
export function shelfItems(entries: readonly CatalogueEntry[], results: readonly WorkoutResults[], isHyrox: boolean): readonly ShelfItem[] {
  const done = results.map((one) =>
    toItem(
      entries.find(({ name }) => sameName(name, one.name)),
      one,
    ),
  );
  const first = [...(isHyrox ? KNOWN_BEST_HYROX : []), ...KNOWN_BEST];
  const rank = ({ name }: CatalogueEntry) => (first.includes(name) ? first.indexOf(name) : first.length);
  const others = entries.filter(({ name }) => !results.some((one) => sameName(one.name, name)));
  return [...done, ...others.toSorted((a, b) => rank(a) - rank(b)).map((entry) => toItem(entry, undefined))];
}

/** Those that a view shows and that fit what is searched for: every word in the name or in what is done. */
export function narrowShelf(items: readonly ShelfItem[], view: ShelfView, search: string): readonly ShelfItem[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return items.filter((item) => isInView(item, view) && words.every((word) => searchable(item).includes(word)));
}

/** Whether two titles name the same workout. */
function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function toItem(entry: CatalogueEntry | undefined, results: WorkoutResults | undefined): ShelfItem {
  return {
    name: entry?.name ?? results?.name ?? "",
    line: entry?.line,
    plates: entry?.plates ?? PLATES_OF_TYPE.hybrid,
    entry,
    results,
  };
}

function isInView({ entry, results, name }: ShelfItem, view: ShelfView): boolean {
  switch (view) {
    case "benchmarks":
      return entry !== undefined;
    case "hyrox":
      return name.toLowerCase().includes("hyrox");
    case "short":
      return entry !== undefined && entry.minutes < SHORT_MINUTES;
    case "results":
      return results !== undefined;
    case "mine":
    case "reviewed":
      return false;
    case "all":
      return true;
  }
}

function searchable({ name, line, entry }: ShelfItem): string {
  return `${name} ${line ?? ""} ${entry?.text ?? ""} ${entry?.own?.lines.join(" ") ?? ""} ${entry?.group ?? ""}`.toLowerCase();
}
