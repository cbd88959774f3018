/** Drag area (CdA) in m² of a rider on aero bars, with the bicycle, on a flat road without wind (Martin et al. 1998, J Appl Biomech 14:276; usual values of age groupers). */
const DRAG_AREA = 0.32;
const AIR = 1.2;
const ROLLING = 0.005;
const GRAVITY = 9.81;
const DRIVETRAIN = 0.96;
const BICYCLE_KG = 10;
const USUAL_KG = 72;

/** Kilometres per hour on the flat at a power in watts. */
export function flatSpeed(watts: number, bodyWeight = USUAL_KG): number {
  const rolling = ROLLING * GRAVITY * (bodyWeight + BICYCLE_KG);
  let [low, high] = [0, 25];
  for (let round = 0; round < 30; round++) {
    const speed = (low + high) / 2;
    if (0.5 * AIR * DRAG_AREA * speed ** 3 + rolling * speed < DRIVETRAIN * watts) low = speed;
    else high = speed;
  }
  return 3.6 * low;
}
