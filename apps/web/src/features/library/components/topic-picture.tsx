import type { ReactNode } from "react";

/** Heights of plates along the rod, 0 to 1. */
interface Plates {
  readonly iron?: readonly number[];
  readonly pace?: readonly number[];
}

/** What a topic trains, as the bar of it would look: intervals, rising weeks and a deload, runs and stations in turn. */
const PLATES: Readonly<Record<string, Plates>> = {
  planning: { iron: [0.4, 0.6, 0.8, 0.3], pace: [0.5, 0.7, 0.9, 0.4] },
  deload: { iron: [0.7, 0.8, 0.9, 0.3], pace: [0.7, 0.8, 0.9, 0.3] },
  strength: { iron: [0.4, 0.55, 0.7, 0.85, 1] },
  endurance: { pace: [0.55, 0.55, 0.55, 0.55, 0.55, 0.55] },
  running: { pace: [0.3, 1, 0.3, 1, 0.3, 1] },
  hyrox: { iron: [0, 0.8, 0, 0.5, 0, 0.9], pace: [0.8, 0, 0.8, 0, 0.8, 0] },
  crossfit: { iron: [0.9, 0.9, 0.9], pace: [0.9, 0.9, 0.9] },
  recovery: { iron: [0.9, 0.15, 0.15], pace: [0.9, 0.15, 0.15] },
};

/** Lines of the topics that no plates stand for: a heartbeat, a cross, a bowl, a flag. */
const LINES: Readonly<Record<string, string>> = {
  health: "M10 24h9l4-12 8 24 5-17 3 5h9",
  injuries: "M24 11h8v9h9v8h-9v9h-8v-9h-9v-8h9z",
  nutrition: "M13 23h30a15 15 0 0 1-30 0zM22 17c0-4 4-4 4-8M31 17c0-4 4-4 4-8",
  racing: "M19 40V9h21l-6 7 6 7H19",
};

const [WIDTH, HEIGHT, ROD, GAP] = [56, 48, 3, 2];

/** A topic in one small drawing; what has none of its own is drawn as planning. */
export function TopicPicture({ topics }: { readonly topics: readonly string[] }): ReactNode {
  const topic = topics.find((each) => PLATES[each] !== undefined || LINES[each] !== undefined) ?? "planning";
  const lines = LINES[topic];
  const { iron = [], pace = [] } = PLATES[topic] ?? {};
  const columns = Math.max(iron.length, pace.length, 1);
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  const half = HEIGHT / 2;
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="shrink-0">
      <rect y={half - ROD / 2} width={WIDTH} height={ROD} className="fill-line-strong" />
      {lines !== undefined && (
        <path d={lines} strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" className="fill-canvas stroke-ink-2" />
      )}
      {Array.from({ length: columns }, (_, index) => {
        const x = GAP + index * (width + GAP);
        const [up, down] = [(iron[index] ?? 0) * (half - ROD), (pace[index] ?? 0) * (half - ROD)];
        return (
          <g key={index}>
            <rect x={x} y={half - up} width={width} height={up} rx={1} className="fill-iron" />
            <rect x={x} y={half} width={width} height={down} rx={1} className="fill-pace" />
          </g>
        );
      })}
    </svg>
  );
}
