import type { ReactNode } from "react";
import { platesPerSide } from "./plates.ts";
import { plateText, Sleeve } from "./sleeve.tsx";

interface PlatesPerSideProps {
  readonly kilograms: number;
  readonly bar: number;
}

/** Which plates go on each side, drawn and spelled out; a bar of pound plates is named by the weight of the line alone. */
export function PlatesPerSide({ kilograms, bar }: PlatesPerSideProps): ReactNode {
  const plates = platesPerSide(kilograms, bar);
  if (plates === undefined || !Number.isInteger(bar)) return null;
  return (
    <div className="col-span-full mt-2 flex items-center gap-5">
      <Sleeve plates={plates} scale={1.25} />
      <p className="text-sm text-ink-3">
        {plates.length === 0 ? `${bar} kg bar` : `Per side, ${bar} kg bar`}
        <br />
        <span className="text-ink">{plateText(plates)}</span>
      </p>
    </div>
  );
}
