/** The plates of a competition set, in kilograms, heaviest first. */
const PLATES = [25, 20, 15, 10, 5, 2.5, 1.25] as const;
/** The usual plates in pounds. */
const POUND_PLATES = [45, 35, 25, 10, 5, 2.5] as const;

export type Plate = (typeof PLATES)[number];

/**
 * The plates on one side of a barbell of `total` kilograms, innermost first, with as few plates as possible.
 * Undefined when the rest cannot be made of plates or is more than a sleeve holds.
 */
export function platesPerSide(total: number, bar: number): readonly Plate[] | undefined {
  return fewest(PLATES, (total - bar) / 2, 200);
}

/** The same in pounds. */
export function poundPlatesPerSide(total: number, bar: number): readonly number[] | undefined {
  return fewest(POUND_PLATES, (total - bar) / 2, 450);
}

function fewest<Size extends number>(sizes: readonly Size[], perSide: number, most: number): readonly Size[] | undefined {
  let rest = perSide;
  if (rest < 0 || rest > most) return undefined;
  const plates: Size[] = [];
  for (const plate of sizes) {
    while (rest >= plate) {
      plates.push(plate);
      rest -= plate;
    }
  }
  return rest === 0 ? plates : undefined;
}
