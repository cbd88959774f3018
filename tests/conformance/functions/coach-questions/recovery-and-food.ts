import type { Asked } from "./question.ts";

export const RECOVERY: readonly Asked[] = [
  { asks: "legs super sore after squats yesterday can i still train", expects: [/sore/, /24|48|72|days/], proposes: "ease" },
  { asks: "how many rest days do i need", expects: [/one|1/, /rest/] },
  { asks: "ice bath after lifting good or bad", expects: [/strength|muscle|hypertrophy/, /cold/] },
  { asks: "should i foam roll", expects: [/roll/] },
  { asks: "always tired and getting slower, overtraining?", expects: [/week|deload|rest/, /doctor|professional|sleep/] },
  { asks: "why do i need a deload, feels like wasted time", expects: [/21 December|week 5/, /50–60%/] },
  { asks: "when is my next deload", expects: [/week 5/, /21 December/] },
  { asks: "hrv dropped a lot should i skip training", expects: [/trend|low HRV/, /easier|less load/] },
  { asks: "can i train every day", expects: [/rest/] },
  { asks: "had 6 beers last night, train today?", expects: [/alcohol|easy|water|sleep/] },
  { asks: "is a cooldown needed", expects: [/cool/, /weak|little|short/] },
  { asks: "sauna good for recovery?", expects: [/sauna/] },
];

export const TAPER: readonly Asked[] = [
  { asks: "when does my taper start", expects: [/23 Jan/, /14 days/] },
  { asks: "how do i taper for hyrox", expects: [/23 Jan/, /volume/i, /sled/] },
  { asks: "last hard session before vienna", expects: [/1 Feb/] },
  { asks: "when do I stop squatting heavy before the race", expects: [/29 Jan/] },
  { asks: "tapper length for a marathon", expects: [/20 days/, /37%/] },
  { asks: "feel sluggish during taper is that normal", expects: [/normal/] },
  { asks: "what do i do the day before my race", expects: [/rest|15–25 min/, /strides|easy/] },
  { asks: "5k race in 10 days, how do i taper", expects: [/8 days/, /12 Dec|4 Dec/] },
  { asks: "should i still lift in race week", expects: [/heavy|light|29 Jan/] },
];

/** 80 kg. */
export const FUELLING: readonly Asked[] = [
  { asks: "how much protein do i need", expects: [/128–176 g/] },
  { asks: "protien after a workout?", expects: [/2[04]/, /g/] },
  { asks: "what should i eat before a morning run", expects: [/carbohydrate/, /hour/] },
  { asks: "gels in a marathon how many carbs per hour", expects: [/60–90|up to 90/, /hour/] },
  { asks: "do i need carbs during hyrox", expects: [/carbohydrate/, /60–90|30–60|75|little|small/] },
  { asks: "carb loading for marathon", expects: [/10–12 g|800–960 g/] },
  { asks: "how much water should i drink", expects: [/thirst|ml/] },
  { asks: "keep cramping in races, salt?", expects: [/cramp/] },
  { asks: "caffeine before race how much", expects: [/240 mg/] },
  { asks: "creatine for endurance athletes yes or no", expects: [/3–5 g/] },
  { asks: "should i train fasted", expects: [/fasted|empty/] },
  { asks: "how many carbs a day", expects: [/400–560 g/] },
  { asks: "i want to lose 5kg while training for hyrox", expects: [/0\.5|0\.7/, /week/] },
  { asks: "vegan and training a lot, anything to watch", expects: [/B12|iron|protein/] },
  { asks: "race day breakfast", expects: [/80–320 g|1–4 g/] },
  { asks: "beetroot juice worth it", expects: [/nitrate|beetroot/] },
  { asks: "what to eat after a long run", expects: [/carbohydrate/, /protein/] },
  { asks: "should i take bcaas", expects: [/protein/] },
];

export const SLEEP: readonly Asked[] = [
  { asks: "how much sleep do i need", expects: [/7/, /9|hours/] },
  { asks: "slept 4 hours should i still do intervals", expects: [/easy|effort|move|shorten/] },
  { asks: "newborn at home, no sleep, how to train", expects: [/nap|easy|fewer|less|short/] },
  { asks: "does a nap help", expects: [/nap/, /20|30|min/] },
  { asks: "cant sleep before races", expects: [/night before|one night|nights/] },
  { asks: "night shifts wreck my training", expects: [/sleep/, /shift/] },
];
