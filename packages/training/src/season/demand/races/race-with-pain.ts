/** Up to the half marathon and short triathlons; longer ones; and the others by name. */
export type RaceKind = "short" | "long" | "hyrox" | "crossfit" | "lifting";
export type RacePlace = "lowerLeg" | "shin" | "knee" | "thigh" | "back" | "arm" | "neck" | "ribs";

export interface RaceLimit {
  /** How it is started at 2 to 5 of 10, as the end of a sentence; absent when nothing changes. */
  readonly how?: string;
  /** From this pain, 0-10, it is not started. */
  readonly notFrom?: number;
  /** Alone it is not started at all. */
  readonly onlyDoubles?: true;
}

const EASY_WITH_WALKING = "easy effort, nine minutes running and one walking, in shoes you know";

/** Region by event, at 2 to 5 of 10: the second table of return-ladders.md section 9. Whatever stands here, 6 of 10 is not started. */
export const RACE_WITH_PAIN: { readonly [place in RacePlace]: { readonly [kind in RaceKind]: RaceLimit } } = {
  lowerLeg: {
    short: { how: EASY_WITH_WALKING },
    long: { how: `${EASY_WITH_WALKING}; a relay leg or half the distance is the better start`, notFrom: 4 },
    hyrox: {
      how: "the first half minute of every run at a walk, short steps on the whole foot at the stations, nothing jumped",
    },
    crossfit: { how: "jumps and double-unders scaled, no bouncing" },
    lifting: { notFrom: 4 },
  },
  shin: {
    short: { how: "easy effort on flat ground", notFrom: 3 },
    long: { notFrom: 2 },
    hyrox: { how: "easy runs, no jumping or bouncing", notFrom: 3 },
    crossfit: { how: "no jumps and no running, scale both" },
    lifting: {},
  },
  knee: {
    short: { how: "a flat course, ten to twenty seconds per kilometre slower than your numbers say" },
    long: { how: "ten to twenty seconds per kilometre slower than your numbers say, walking downhill", notFrom: 4 },
    hyrox: { how: "short steps at the stations, small sets from the first one", notFrom: 4 },
    crossfit: { how: "squats only to a pain-free depth, no jumps" },
    lifting: { how: "first squat at no more than 90% of plan; with pain of 4/10 or more, no squat" },
  },
  thigh: {
    short: { how: "start in the last tenth of the field, no surge, no sprint" },
    long: { how: "start in the last tenth of the field, no surge, no sprint", notFrom: 4 },
    hyrox: { how: "no sprint, slow steps at the stations" },
    crossfit: { how: "no sprint, light hinges" },
    lifting: { how: "light first attempts, and stop at the first one that pulls", notFrom: 3 },
  },
  back: {
    short: { how: "easy effort", notFrom: 4 },
    long: { how: "easy effort", notFrom: 4 },
    hyrox: { how: "in doubles only, the partner takes the sleds and the row", onlyDoubles: true },
    crossfit: { how: "scaled, without hinges" },
    lifting: { how: "first attempts only", notFrom: 3 },
  },
  arm: {
    short: {},
    long: {},
    hyrox: { how: "small sets at the stations from the first one; in a team somebody else takes what hurts" },
    crossfit: { how: "the scaled division" },
    lifting: { how: "only the first attempt of the lift that hurts" },
  },
  neck: {
    short: { how: "easy effort", notFrom: 4 },
    long: { how: "easy effort", notFrom: 3 },
    hyrox: { how: "easy effort", notFrom: 3 },
    crossfit: { how: "scaled, nothing overhead", notFrom: 3 },
    lifting: { how: "first attempts only", notFrom: 3 },
  },
  ribs: {
    short: { how: "easy effort", notFrom: 3 },
    long: { how: "easy effort", notFrom: 3 },
    hyrox: { how: "easy effort", notFrom: 3 },
    crossfit: { how: "scaled, nothing that presses on the chest", notFrom: 3 },
    lifting: { how: "first attempts only", notFrom: 3 },
  },
};

/** Who cannot swim cannot finish a triathlon; running alone needs no arm. */
export const TRIATHLON_WITH_AN_ARM: RaceLimit = { how: "easy strokes, and leave the water if the pain grows", notFrom: 4 };
