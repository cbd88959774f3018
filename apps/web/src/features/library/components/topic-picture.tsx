import { Bandage, Flag, HeartPulse, type LucideIcon, Utensils } from "lucide-react";
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

const ICONS: Readonly<Record<string, LucideIcon>> = { nutrition: Utensils, health: HeartPulse, injuries: Bandage, racing: Flag };

const [WIDTH, HEIGHT, ROD, GAP] = [56, 48, 3, 2];

/** A topic in one small drawing; what has none of its own is drawn as planning. */
export function TopicPicture({ topics }: { readonly topics: readonly string[] }): ReactNode {
  const topic = topics.find((each) => PLATES[each] !== undefined || ICONS[each] !== undefined) ?? "planning";
  const Icon = ICONS[topic];
  const { iron = [], pace = [] } = PLATES[topic] ?? {};
  const columns = Math.max(iron.length, pace.length, 1);
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  const half = HEIGHT / 2;
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="shrink-0">
      <rect y={half - ROD / 2} width={WIDTH} height={ROD} rx={1.5} className="fill-line-strong" />
      {Icon !== undefined && (
        <>
          <rect x={12} y={half - 16} width={32} height={32} className="fill-canvas" />
          <Icon x={16} y={half - 12} size={24} strokeWidth={1.75} className="text-ink-2" />
        </>
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
