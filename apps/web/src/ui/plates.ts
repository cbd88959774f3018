/** The plates of a competition set, in kilograms, heaviest first. */
const PLATES = [25, 20, 15, 10, 5, 2.5, 1.25] as const;

export type Plate = (typeof PLATES)[number];

/**
 * The plates on one side of a barbell of `total` kilograms, innermost first, with as few plates as possible.
 * Undefined when the rest cannot be made of plates or is more than a sleeve holds.
 */
export function platesPerSide(total: number, bar: number): readonly Plate[] | undefined {
  let rest = (total - bar) / 2;
  if (rest < 0 || rest > 200) return undefined;
  const plates: Plate[] = [];
  for (const plate of PLATES) {
    while (rest >= plate) {
      plates.push(plate);
      rest -= plate;
    }
  }
  return rest === 0 ? plates : undefined;
}
