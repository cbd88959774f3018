import type { Asked } from "./question.ts";

const PAIN = /5|stop that exercise/;
const injury = (asks: string, region: RegExp, ...more: RegExp[]): Asked => ({
  asks,
  expects: [region, PAIN, /professional/, ...more],
  proposes: "injury",
});

/** How people say that something hurts. */
export const INJURIES: readonly Asked[] = [
  injury("my left knee hurts when i squat", /left knee/),
  injury("me knees proper knackered after them lunges", /knee/),
  injury("shoulder feels dodgy on overhead stuff", /shoulder/, /→/),
  injury("achilies is super tight in the morning", /lower leg/),
  injury("tweaked my lower back deadlifting, 4/10", /lower back/, /moderate/),
  injury("hammy twinge when sprinting", /thigh/),
  injury("bottom of my foot kills me first steps in the morning", /foot/),
  injury("got tennis elbow i think", /elbow/),
  injury("wrist pain in front rack", /wrist/),
  injury("my hip pinches at the bottom of the squat", /hip/),
  injury("shin splints again ffs", /lower leg/),
  injury("rolled my ankle at 5 a side yesterday, bit swollen", /ankle/, /severe/),
  injury("neck is stiff cant turn my head", /neck/),
  injury("sharp pain in my shoulder 7/10", /shoulder/, /severe/, /doctor|physiotherapist/),
  injury("calf feels like a rock and aches when i run", /lower leg/),
  injury("groin strain from lunges", /groin/),
  injury("outside of my knee burns on downhills", /knee/),
  injury("rotator cuff playing up again", /shoulder/),
  { asks: "it hurts", expects: [/where/i, /0 to 10/], action: "injury_adaptation", proposes: "none" },
  { asks: "can i train through pain", expects: [/3\/10/], proposes: "none" },
  { asks: "what can i do with a hurt shoulder this week", expects: [/shoulder/, /→/], action: "injury_adaptation", proposes: "injury" },
  { asks: "how do i get back to running after a calf strain", expects: [/walk/, /1 min/] },
  { asks: "is it a torn meniscus?", expects: [/knee/, /(?:no|not a) diagnosis/, /doctor|professional/] },
  { asks: "no injuries thankfully, what pace for easy runs", expects: [/5:2[1-6]/], proposes: "none" },
];
