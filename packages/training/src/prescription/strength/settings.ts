/** How an exercise is set up where that decides how hard it is: height, angle or lever (exercise-selection.md section 8). */
const SETTING_BY_EXERCISE: ReadonlyMap<string, string> = new Map([
  ["Incline push-up", "Hands 30 cm high."],
  ["Decline push-up", "Feet 30 cm high."],
  ["Deficit push-up", "Hands 10 cm high, chest below them."],
  ["Archer push-up", "Hands twice shoulder width."],
  ["Pike push-up", "Feet on the floor, hips as high as they go."],
  ["Pike push-up (feet elevated)", "Feet 45 cm high."],
  ["Ring row", "Body at about 50° to the floor, heels planted."],
  ["Inverted row (bar)", "Bar at hip height."],
  ["Inverted row (feet elevated)", "Feet 45 cm high, body level."],
  ["Archer ring row", "Body at about 30° to the floor."],
  ["Towel row", "Towel round both handles of a closed, locked door: pull on it hard first. Lean back 45°."],
  ["Foot-assisted pull-up", "One foot on a chair in front."],
  ["Bulgarian split squat (bodyweight)", "Back foot 40 cm high."],
  ["Bulgarian split squat (backpack)", "Back foot 40 cm high."],
  ["Bulgarian split squat", "Back foot 40 cm high."],
  ["Box pistol squat", "Seat 45 cm high."],
  ["Step-up", "Step 40 cm high."],
  ["Step-up (low box)", "The lowest stair or a doorstep, 15–20 cm."],
  ["Step-up (backpack)", "Step 40 cm high."],
  ["Step-down (slow)", "Lowest stair or a step 20 cm high."],
  ["Single-leg hip thrust", "Shoulder blades 40 cm high."],
  ["Hip thrust (dumbbell or backpack)", "Shoulder blades 40 cm high."],
  ["Goblet squat to box", "Seat at knee height."],
  ["Box squat", "Box so high that your thighs stay level or above; sit, stay tight, stand up."],
  ["Band row", "Band at chest height."],
  ["Band lat pulldown", "Band above head height."],
]);

export function getSetting(name: string): string {
  return SETTING_BY_EXERCISE.get(name) ?? "";
}
