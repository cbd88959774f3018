import type { KeyboardEvent, ReactNode } from "react";
import "./body-figure.css";

/** A place on the body, on the athlete's own left or right where there are two. */
export interface BodyPlace {
  readonly place: string;
  readonly side?: "Left" | "Right";
}

interface BodyFigureProps {
  readonly value: BodyPlace | undefined;
  readonly onChange: (place: BodyPlace) => void;
}

/** Name, x, y, width, height and radius of a plate. */
type Plate = readonly [place: string, x: number, y: number, width: number, height: number, radius: number];

const WIDTH = 130;

/** Plates in the middle. */
const MIDDLE: Readonly<Record<"Front" | "Back", readonly Plate[]>> = {
  Front: [
    ["Neck", 57, 38, 16, 10, 3],
    ["Belly", 40, 88, 50, 40, 7],
  ],
  Back: [
    ["Neck", 57, 38, 16, 10, 3],
    ["Upper back", 32, 50, 66, 42, 8],
    ["Lower back", 38, 94, 54, 36, 7],
  ],
};

/** Plates of one half, on the left of the picture; the other half is its mirror image. */
const HALF: Readonly<Record<"Front" | "Back", readonly Plate[]>> = {
  Front: [
    ["Chest", 32, 50, 32, 36, 8],
    ["Hip", 38, 132, 26, 16, 8],
    ["Groin", 48, 150, 16, 14, 6],
    ["Thigh", 38, 166, 25, 38, 8],
    ["Knee", 39, 206, 22, 22, 8],
    ["Shin", 40, 230, 20, 46, 8],
    ["Ankle or foot", 36, 278, 24, 16, 7],
  ],
  Back: [
    ["Buttock", 38, 132, 26, 26, 8],
    ["Back of the thigh", 38, 160, 25, 44, 8],
    ["Knee", 39, 206, 22, 22, 8],
    ["Calf", 40, 230, 20, 46, 8],
    ["Ankle or foot", 36, 278, 24, 16, 7],
  ],
};

const ARM: readonly Plate[] = [
  ["Shoulder", 14, 50, 16, 28, 8],
  ["Upper arm", 12, 80, 15, 26, 7],
  ["Elbow", 11, 108, 15, 14, 7],
  ["Forearm", 9, 124, 14, 30, 7],
  ["Wrist or hand", 7, 156, 13, 20, 6],
];

/** A body made of plates, seen from the front and from behind; every plate is a button with its name. */
export function BodyFigure({ value, onChange }: BodyFigureProps): ReactNode {
  return (
    <div className="body-figure" role="group" aria-label="Body">
      {(["Front", "Back"] as const).map((view) => (
        <figure key={view}>
          <svg viewBox={`0 0 ${WIDTH} 296`} aria-label={view} role="group">
            <circle cx="65" cy="20" r="17" />
            {MIDDLE[view].map((plate) => (
              <PlateButton key={plate[0]} plate={plate} value={value} onChange={onChange} />
            ))}
            {[...ARM, ...HALF[view]].flatMap((plate) =>
              // Seen from the front, her right is on the left.
              (["Right", "Left"] as const).map((side) => (
                <PlateButton
                  key={`${plate[0]} ${side}`}
                  plate={(side === "Right") === (view === "Front") ? plate : mirrored(plate)}
                  side={side}
                  value={value}
                  onChange={onChange}
                />
              )),
            )}
          </svg>
          <figcaption>
            <span>{view === "Front" ? "R" : "L"}</span>
            {view}
            <span>{view === "Front" ? "L" : "R"}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function mirrored([place, x, y, width, height, radius]: Plate): Plate {
  return [place, WIDTH - x - width, y, width, height, radius];
}

interface PlateButtonProps extends BodyFigureProps {
  readonly plate: Plate;
  readonly side?: "Left" | "Right";
}

function PlateButton({ plate: [place, x, y, width, height, radius], side, value, onChange }: PlateButtonProps): ReactNode {
  const choose = () => onChange(side === undefined ? { place } : { place, side });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={side === undefined ? place : `${side} ${place.toLowerCase()}`}
      aria-pressed={value?.place === place && value.side === side}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {/* A thumb is wider than a wrist. */}
      <rect className="body-touch" x={x - 4} y={y - 1} width={width + 8} height={height + 2} />
      <rect className="body-plate" x={x} y={y} width={width} height={height} rx={radius} />
    </g>
  );
}
