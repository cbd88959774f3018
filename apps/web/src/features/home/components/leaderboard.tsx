import { formatCount } from "#ui/format.ts";
import { ExampleBadge } from "./example-badge.tsx";

/** What the community's board looks like, with made-up people. */
export function Leaderboard() {
  return (
    <>
      <ol className="border-t border-line-strong">
        {entries.map(({ name, points }, index) => (
          <li
            key={name}
            className="group grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-4 md:grid-cols-[2.75rem_minmax(0,1fr)_7rem_6rem] md:gap-x-4"
          >
            <span className="fig-pace text-[1.875rem] font-medium! text-ink-3 group-first:font-bold! group-first:text-ink">
              {index + 1}
            </span>
            <span className="text-[1.0625rem] font-[550]">{name}</span>
            <span className="text-right text-sm text-ink-3 max-md:hidden">{index === 0 ? "Leader" : `${LEAD - points} behind`}</span>
            <span className="text-right">
              <span className="fig-num text-[1.5rem] font-bold!">{formatCount(points)}</span>
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-2">
        <ExampleBadge /> Sample entries. These are not members.
      </p>
    </>
  );
}

const LEAD = 2480;
const entries = [
  { name: "Mara Lindqvist", points: LEAD },
  { name: "Tom Achterberg", points: 2415 },
  { name: "Aiko Tanabe", points: 2390 },
  { name: "Jonas Weil", points: 2275 },
  { name: "Priya Nair", points: 2240 },
];
