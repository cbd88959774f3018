import { useRef, type ReactNode } from "react";
import { cx } from "../cx.ts";
import { useWidth } from "../use-width.ts";
import "./chart.css";

export interface ChartProps {
  /** One sentence with the result, for who cannot see the drawing. */
  readonly label: string;
  readonly height: number;
  /** The widest it is drawn, in pixels. */
  readonly most?: number;
  /** The drawing, in true pixels: it is drawn anew when there is more or less room. */
  readonly children: (width: number) => ReactNode;
  /** Lies over the drawing: a `Scrub`, or buttons of segments. */
  readonly renderOverlay?: (width: number) => ReactNode;
  /** The same numbers as a `ChartTable`; absent where one table of the page has those of several charts. */
  readonly table?: ReactNode;
  /** Stands above the drawing. */
  readonly caption?: ReactNode;
  readonly className?: string;
}

/** A picture with its sentence and its table. Everything that is drawn is hidden from assistive technology. */
export function Chart({ label, height, most = 1104, children, renderOverlay, table, caption, className }: ChartProps): ReactNode {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot, most);
  return (
    <figure className={cx("chart", className)} aria-label={label}>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      <div ref={plot} className="relative" style={{ maxWidth: most }}>
        {/* Drawn anew at another width: only changes of the numbers move. */}
        <svg key={width} width={width} height={height} aria-hidden="true">
          {children(width)}
        </svg>
        {renderOverlay?.(width)}
      </div>
      {table}
    </figure>
  );
}
