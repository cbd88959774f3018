/** One position of a line figure, seen from the right side. All values are SVG points; the floor lies at y = 6. */
export interface Pose {
  readonly name: string;
  readonly cue: string;
  /** Shoulder, hip, knee, ankle, toe. */
  readonly body: string;
  /** Shoulder, elbow, hand. */
  readonly arm: string;
  /** Hip to toe of the leg behind, where it is elsewhere. */
  readonly far?: string;
  readonly head: readonly [x: number, y: number];
  /** Barbell, dumbbell or kettlebell, ball. */
  readonly load?: readonly [kind: "plate" | "bell" | "ball", x: number, y: number];
}

/** How a family of exercises moves: up to three positions, what to do, and what to do about usual faults. */
export interface Movement {
  readonly lead: string;
  readonly box: string;
  readonly poses: readonly Pose[];
  /** The way of the load, dashed. */
  readonly path?: string;
  /** What it is done on or at. */
  readonly stage?: string;
  /** The position that stands for the exercise in a small drawing; the last one where it is not named. */
  readonly hardest?: number;
  /** What is different in that position of a form of the exercise, by its name in the library; without `load` it holds nothing. */
  readonly forms?: Readonly<Record<string, Pick<Pose, "arm"> & Partial<Pick<Pose, "load">> & { readonly stage?: string }>>;
  readonly cues: readonly string[];
  readonly faults: readonly string[];
}
