import { getSex } from "@ironpace/contract";
import { emptyBar } from "@ironpace/training";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { platesPerSide } from "#ui/plates.ts";
import { Barbell, plateText } from "#ui/sleeve.tsx";
import type { Body } from "./body.ts";

/** The bar as it is loaded for this weight; nothing where the plates are in pounds or do not add up. */
export function LoadedBar({ kilograms, body }: { readonly kilograms: number; readonly body: Body }): ReactNode {
  const { weight } = useUnits();
  const bar = emptyBar(getSex(body.gender ?? undefined));
  const plates = weight === "kg" ? platesPerSide(kilograms, bar) : undefined;
  if (plates === undefined) return null;
  return (
    <div className="max-md:col-span-full max-md:row-start-2 md:col-start-2 md:row-start-1 md:min-h-12">
      <Barbell plates={plates} label={`Per side on a ${bar} kg bar: ${plateText(plates)}${plates.length > 0 ? " kg" : ""}`} />
    </div>
  );
}
