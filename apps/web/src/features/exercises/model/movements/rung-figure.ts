import type { Rung } from "../ladder.ts";
import type { Movement, Pose } from "./movement.ts";

/** A step of the ladder as a small drawing: the hardest position with what this form is loaded with. */
export interface RungFigure {
  readonly movement: Movement;
  readonly pose: Pose;
}

/** undefined for a form that moves in another way than the drawing. */
export function rungFigure(
  movement: Movement | undefined,
  { name, equipment, isSameMovement }: Pick<Rung, "name" | "equipment" | "isSameMovement">,
): RungFigure | undefined {
  if (movement === undefined || !isSameMovement) return undefined;
  const hardest = movement.poses[movement.hardest ?? movement.poses.length - 1];
  if (hardest === undefined) return undefined;
  const { path: _path, ...whole } = movement;
  const still = { ...whole, box: cropped(movement.box, hardest) };
  const own = movement.forms?.[name];
  if (own !== undefined) {
    const { stage = movement.stage, ...held } = own;
    const { load: _load, ...pose } = hardest;
    return { movement: { ...still, ...(stage === undefined ? {} : { stage }) }, pose: { ...pose, ...held } };
  }
  return { movement: still, pose: hardest.load === undefined ? hardest : loadedWith(hardest, equipment) };
}

function loadedWith({ load, ...pose }: Pose, equipment: readonly string[]): Pose {
  const [, x = 0, y = 0] = load ?? [];
  const has = (words: RegExp) => equipment.some((one) => words.test(one));
  if (has(/barbell/)) return { ...pose, load: ["plate", x, y] };
  if (has(/ball|sandbag/)) return { ...pose, load: ["ball", x, y] };
  return has(/dumbbell|kettlebell|backpack|trap bar/) ? { ...pose, load: ["bell", x, y] } : pose;
}

/** Most of these positions are low: less air above them makes a larger figure. */
function cropped(box: string, { arm, head }: Pose): string {
  const [left = 0, top = 0, width = 0, height = 0] = box.split(" ").map(Number);
  const hands = arm.split(" ").map((point) => Number(point.split(",")[1]));
  const lower = Math.max(top, Math.min(TOP_OF_VIEW, Math.min(head[1], ...hands) - HEAD_ROOM));
  return [left, lower, width, height - (lower - top)].join(" ");
}

/** What is held overhead in a squat still shows. */
const TOP_OF_VIEW = -152;
/** A head or a plate above its centre. */
const HEAD_ROOM = 20;
