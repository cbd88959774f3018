import type { KeyboardEvent, ReactNode } from "react";
import { BodyView } from "./body-view.tsx";

/** A place on the body, on the athlete's own left or right where there are two. */
export interface BodyPlace {
  readonly place: string;
  readonly side?: "Left" | "Right";
}

interface BodyPlacesProps {
  readonly value: BodyPlace | undefined;
  readonly onChange: (place: BodyPlace) => void;
}

/** Name, x, y, width and height of what is touched. A thumb is wider than a wrist: joints reach into their neighbours and lie above them. */
type Area = readonly [place: string, x: number, y: number, width: number, height: number];

/** Areas on the middle line of the body, without a side. */
const MIDDLE: Readonly<Record<"Front" | "Back", readonly Area[]>> = {
  Front: [
    ["Neck", 84, 56, 32, 30],
    ["Belly", 83, 136, 34, 82],
  ],
  Back: [
    ["Neck", 84, 56, 32, 30],
    ["Upper back", 66, 88, 68, 60],
    ["Lower back", 78, 150, 44, 56],
  ],
};

/** Areas of the right half of the picture; the other half is its mirror image. */
const HALF: Readonly<Record<"Front" | "Back", readonly Area[]>> = {
  Front: [
    ["Chest", 101, 90, 34, 44],
    ["Hip", 117, 188, 24, 34],
    ["Groin", 101, 219, 17, 36],
    ["Thigh", 112, 224, 30, 78],
    ["Shin", 108, 334, 30, 56],
    ["Knee", 104, 299, 36, 38],
    ["Ankle or foot", 103, 390, 34, 42],
  ],
  Back: [
    ["Buttock", 101, 207, 40, 38],
    ["Back of the thigh", 103, 246, 38, 58],
    ["Calf", 104, 330, 34, 60],
    ["Knee", 104, 299, 36, 34],
    ["Ankle or foot", 103, 390, 34, 42],
  ],
};

const ARM: readonly Area[] = [
  ["Shoulder", 130, 84, 28, 38],
  ["Upper arm", 138, 120, 26, 34],
  ["Forearm", 149, 164, 30, 48],
  ["Elbow", 144, 148, 28, 26],
  ["Wrist or hand", 156, 208, 30, 46],
];

/** A body from the front and from behind on which a place is chosen; every place is a button with its name. */
export function BodyPlaces({ value, onChange }: BodyPlacesProps): ReactNode {
  return (
    <div className="body-pair [&_svg]:h-[min(22rem,42dvh)] [&_svg]:w-auto" role="group" aria-label="Body">
      {(["Front", "Back"] as const).map((view) => (
        <figure key={view}>
          <BodyView view={view}>
            {MIDDLE[view].map((area) => (
              <PlaceButton key={area[0]} area={area} value={value} onChange={onChange} />
            ))}
            {[...ARM, ...HALF[view]].flatMap((area) =>
              // Seen from the front, their left is on the right.
              (["Right", "Left"] as const).map((side) => (
                <PlaceButton
                  key={`${area[0]} ${side}`}
                  area={(side === "Left") === (view === "Front") ? area : mirrored(area)}
                  side={side}
                  value={value}
                  onChange={onChange}
                />
              )),
            )}
          </BodyView>
          <figcaption>{view}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function mirrored([place, x, y, width, height]: Area): Area {
  return [place, 200 - x - width, y, width, height];
}

interface PlaceButtonProps extends BodyPlacesProps {
  readonly area: Area;
  readonly side?: "Left" | "Right";
}

function PlaceButton({ area: [place, x, y, width, height], side, value, onChange }: PlaceButtonProps): ReactNode {
  const choose = () => onChange(side === undefined ? { place } : { place, side });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  };
  const isChosen = value?.place === place && value.side === side;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={side === undefined ? place : `${side} ${place.toLowerCase()}`}
      aria-pressed={isChosen}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      <rect className="body-place" x={x} y={y} width={width} height={height} rx="8" />
      {isChosen && (
        <>
          <circle className="body-pain" cx={cx} cy={cy} r="12" />
          <circle cx={cx} cy={cy} r="4" className="fill-ember" />
        </>
      )}
    </g>
  );
}
