import type { Focus } from "../../athlete/athlete.ts";
import type { LadderPlace } from "./places.ts";

/** Who lifts only, who runs and swims only, and Hyrox; the tables of return-ladders.md section 5 name what CrossFit does. */
type Sport = "lifting" | "endurance" | "hyrox";

const SPORTS: { readonly [focus in Focus]: Sport | undefined } = {
  strength: "lifting",
  powerlifting: "lifting",
  running: "endurance",
  triathlon: "endurance",
  hyrox: "hyrox",
  crossfit: undefined,
  general: undefined,
};

type Tests = { readonly [stage in 1 | 2 | 3 | 4]?: string };

/** The same load on the region with what the sport trains (practice): nobody has to pass a test that the plan never holds. */
const TESTS: { readonly [sport in Sport]: { readonly [place in LadderPlace]?: Tests } } = {
  lifting: {
    calf: { 3: "two walks of 30 min leave no pain the next morning and calf raises reach 85% of the other side" },
    foot: {
      3: "two walks of 30 min are pain-free and the first steps in the morning hurt 2/10 at most",
      4: "squats and pulls at 85% leave no pain the next morning",
    },
    shin: { 3: "two walks of 45 min in a row are pain-free", 4: "squats and pulls at 85% are pain-free; jumps come last" },
    knee: {
      3: "squats and split squats at 70% leave no pain the next morning",
      4: "squats at 85% and half the usual lunges are pain-free",
    },
    thigh: {
      2: "hinges at half the load hurt 2/10 at most and you can do 10 single-leg bridges",
      3: "hinges at 70% are pain-free and you can do 20 single-leg bridges",
      4: "pulls at 85% are pain-free twice and you do a fast straight-leg kick without fear",
    },
    groin: {
      3: "squeezing a ball between straight knees hurts 1/10 at most and squats at 70% are pain-free",
      4: "wide squats and pulls at 85% are pain-free",
    },
    back: { 4: "pulls at 90% are pain-free twice" },
    shoulder: { 4: "bench and overhead presses at 85% are pain-free" },
    arm: {
      3: "rows and presses at 70% are pain-free",
      4: "presses and rows at 85% and your usual grip on the bar in the squat are pain-free",
    },
    neck: { 4: "strict presses overhead at 80% are pain-free" },
    ribs: { 3: "presses and squats at 70% are pain-free", 4: "presses at 85% and a hard brace are pain-free" },
  },
  endurance: {
    knee: { 4: "fast runs and a long run are pain-free" },
    groin: { 4: "strides and a fast run are pain-free" },
    back: {
      3: "a long run and your strength work at 70% are pain-free twice",
      4: "a fast run and your usual strength work are pain-free twice",
    },
    shoulder: { 4: "swims or presses as usual leave no pain the next morning" },
    arm: { 3: "rows and push-ups at half your best are pain-free", 4: "rows, push-ups and an hour on the handlebar are pain-free" },
    neck: {
      3: "looking over both shoulders on the bike and presses at 80% are pain-free",
      4: "swims, long rides and presses overhead are pain-free",
    },
    ribs: { 3: "an hour of easy running or riding is pain-free", 4: "intervals and push-ups are pain-free" },
  },
  hyrox: {
    groin: { 4: "sleds, lunges and a fast run are pain-free" },
    shoulder: { 4: "half the usual wall balls, burpees and SkiErg are pain-free" },
    arm: {
      3: "rows at 70% and carries at half the load are pain-free",
      4: "sled pulls, carries and wall balls at race weight are pain-free",
    },
    neck: { 4: "wall balls and presses overhead are pain-free" },
    ribs: { 4: "intervals, burpees and sled pulls are pain-free" },
  },
};

/** What shows in this sport that a place bears the next stage; undefined where the test of the ladder fits everybody. */
export function sportTest(place: LadderPlace | undefined, stage: 1 | 2 | 3 | 4, focus: Focus | undefined): string | undefined {
  const sport = focus === undefined ? undefined : SPORTS[focus];
  return sport === undefined || place === undefined ? undefined : TESTS[sport][place]?.[stage];
}
