export type WarmupKind =
  | "lower"
  | "upper"
  | "full"
  | "run"
  | "easy run"
  | "metcon"
  | "hyrox"
  | "gymnastics"
  | "olympic"
  | "aerobic"
  | "ride"
  | "swim";

/** Joints of the day, most important first. */
export const MOBILITY_BY_KIND: { readonly [kind in WarmupKind]: readonly string[] } = {
  lower: ["World's greatest stretch", "Leg swings", "Glute bridge", "Ankle mobility drill"],
  upper: ["Thoracic rotation stretch", "Wall slide", "Band pull-apart", "Wrist mobility drill"],
  full: ["World's greatest stretch", "Thoracic rotation stretch", "Glute bridge", "Wall slide"],
  run: ["Leg swings", "Ankle mobility drill"],
  "easy run": ["Leg swings"],
  metcon: ["World's greatest stretch", "Air squat", "Wall slide"],
  hyrox: ["World's greatest stretch", "Leg swings", "Wall slide"],
  gymnastics: ["Wrist mobility drill", "Wall slide", "Band pull-apart", "Hollow hold"],
  olympic: ["Ankle mobility drill", "Thoracic rotation stretch", "Technique PVC snatch and clean drill"],
  aerobic: ["Leg swings", "Thoracic rotation stretch"],
  ride: ["Leg swings", "Thoracic rotation stretch"],
  swim: ["Wall slide", "Thoracic rotation stretch", "Band pull-apart"],
};

/** What raises the temperature, the usual way first. */
export const RAISE_DRILLS: { readonly [kind in WarmupKind]: readonly string[] } = {
  lower: ["Bike erg", "Row erg"],
  upper: ["Row erg", "Ski erg"],
  full: ["Row erg", "Bike erg"],
  run: ["Easy run"],
  "easy run": ["Brisk walk"],
  metcon: ["Row erg", "Bike erg"],
  hyrox: ["Easy run", "Row erg"],
  gymnastics: ["Bike erg", "Row erg"],
  olympic: ["Bike erg", "Row erg"],
  aerobic: ["Bike erg"],
  ride: ["Brisk walk"],
  swim: ["Brisk walk"],
};

/** What raises the temperature when the usual way is closed. */
export const RAISE_OTHERWISE = [
  "Bike erg",
  "Assault bike",
  "Elliptical",
  "Brisk walk",
  "Row erg",
  "Ski erg",
  "Single-under",
  "Cat-cow",
  "Glute bridge",
  "Dead bug",
  "Breathing drill (supine)",
  "Breathing drill (seated)",
] as const;

/** Drills when those of the day are closed. */
export const DRILL_OTHERWISE = [
  "Cat-cow",
  "Thoracic rotation stretch",
  "Wall slide",
  "Glute bridge",
  "Dead bug",
  "Breathing drill (supine)",
  "Breathing drill (seated)",
] as const;

/** What to mind in a drill; the others are smooth and controlled. */
const DRILL_CUES: ReadonlyMap<string, string> = new Map([
  ["Breathing drill (seated)", "Hands on the ribs: in through the nose, out longer than in."],
  ["Breathing drill (supine)", "Hands on the ribs: in through the nose, out longer than in."],
  ["Leg swings", "A hand on the wall: ten forward and ten sideways with each leg, taller and looser each time."],
  ["Ankle mobility drill", "Knee over the toes to the wall, heel down, ten each side."],
  ["World's greatest stretch", "Lunge, elbow to the floor, rotate to the ceiling; four each side."],
  ["Glute bridge", "Two seconds at the top, ribs down."],
  ["Wall slide", "Ribs down, forearms stay on the wall."],
  ["Band pull-apart", "Shoulder blades meet, arms long."],
  ["Thoracic rotation stretch", "Breathe out into the turn, five each side."],
  ["Air squat", "Down slowly, a breath at the bottom, up fast."],
  ["Hollow hold", "Four times ten seconds, lower back on the floor, a breath or two between."],
  ["Wrist mobility drill", "Palms, then backs of the hands; lean, do not force."],
]);

export function drillCue(name: string): string {
  return DRILL_CUES.get(name) ?? "Smooth and controlled, into a little more range each time.";
}
