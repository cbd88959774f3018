import type { Topic } from "../topic.ts";

/** Weight that is lost too fast, and water that is cut. */
export const dangerousWeightLoss: Topic = {
  name: "dangerous weight loss",
  cues: [
    [
      /\b(lose|loose|drop|shed|cut|losing|get rid of) \d{1,2} ?(kgs?|kilos?|lbs?|pounds?|stone)\b.{0,25}\b(in|within|by|before|till?|until) (a |one |two |three |the |\d )?(days?|week|weeks|weekend|friday|monday|saturday|sunday|race|\d)/,
      9,
    ],
    [/\b([1-9]\d{2}|1000) ?(k?cal|calories)\b(?<!\b(?:burn(?:ed|t)?|watch|garmin|used)\b.*)/, 9],
    [
      /\b((?:make|making) weight|sauna to (?:cut|lose|drop)|crash diet|starv\w+|water cut|cut(ting)? water|sauna suit|dehydrat\w+ .*(weigh|weight)|laxatives?|diuretics?|water pills?|stop eating|not eat(ing)? for|fast for \d+ days|diet pills?|ozempic|fat burners?)\b/,
      9,
    ],
    [
      /\b(lose|drop|cut).*\b(fast|quick|quickly|asap|rapidly|overnight)\b.*\b(weight|kg|kilos|pounds|fat)\b|\b(weight|kg|kilos|pounds) .*\b(fast|quick|quickly|asap|overnight)\b/,
      6,
    ],
    [
      /\b(?:lose|drop|cut|need|want|manage|make|take off|abnehmen|runter|weg)\b.*\b(?:[5-9]|[1-3]\d) ?(?:kgs?|kilos?)\b.*\b(?:in|within) (?:a|one|two|three|[1-4]) (?:weeks?|days?)\b/,
      9,
    ],
  ],
  also: ({ words }, { athlete }) => (isTooFast(words, athlete.bodyWeight) ? 9 : 0),
  answer: (_, { athlete }) => ({
    text: [
      "I give no plan for that: losing weight this fast, very low calories, or cutting water costs muscle, speed and health, and can be dangerous.",
      `What works alongside training: at most 0.7% of body weight a week${athlete.bodyWeight === undefined ? "" : ` (about ${Math.round(0.7 * athlete.bodyWeight) / 100} kg for you)`}, never in the last weeks before a race, with 1.6–2.2 g of protein per kg and enough carbohydrate around hard sessions. A sports dietitian can tailor it to you.`,
      "If food, weight or your body take up a lot of your thoughts, please talk to a doctor or somebody you trust about it.",
    ],
    articles: ["losing-weight"],
  }),
};

/** "Down to 57 kg in 6 weeks": more than a hundredth of the body weight a week. */
function isTooFast(words: string, bodyWeight: number | undefined): boolean {
  const target = Number(
    /\b(?:to|at|under|below|make|reach|hit|weigh) (?:be )?(?:at )?(\d{2,3}(?:\.\d)?) ?(?:kgs?|kilos?)\b/.exec(words)?.[1],
  );
  const [, count = "", unit = ""] = /\b(\d{1,2}) ?(wks?|weeks?|days?)\b/.exec(words) ?? [];
  if (
    bodyWeight === undefined ||
    Number.isNaN(target) ||
    count === "" ||
    /\b(?:squat|bench|deadlift|press|sled|clean|snatch)\b/.test(words)
  )
    return false;
  const weeks = unit.startsWith("d") ? Number(count) / 7 : Number(count);
  return (bodyWeight - target) / bodyWeight > MOST_LOSS_A_WEEK * weeks;
}

const MOST_LOSS_A_WEEK = 0.01;

/** Medicines belong to a doctor or a pharmacist. */
export const medicines: Topic = {
  name: "medicines",
  cues: [
    [
      /\b(ibuprofen|paracetamol|aspirin|naproxen|diclofenac|voltaren|painkillers?|pain killers?|nsaids?|tylenol|advil|antibiotics?|antidepressants?|ssri\w*|beta ?blockers?|statins?|insulin|metformin|cortisone|steroid (shot|injection)|prescri\w+|medication|medicines?|meds|tablets?|pills?|blood thinners?|opioids?|codeine|tramadol|ritalin|adderall|modafinil|xanax|benzos?|melatonin|dosage|dose of)\b/,
      7,
    ],
    [
      /\b(caffeine|creatine|protein|whey|vitamin|iron|magnesium|zinc|eisen|salt|electrolyte|contraceptive|period|the pill|cramps|doping|loads?|training dose)\b/,
      -4,
    ],
  ],
  answer: ({ words }) => ({
    text: [
      "I give no advice on medicines, whether to take them, stop them or how much: please ask a doctor or a pharmacist, and change nothing on your own.",
      ...(/\b(ibuprofen|aspirin|naproxen|diclofenac|nsaids?|painkillers?|pain killers?|advil|voltaren)\b/.test(words)
        ? [
            "What is known in general: anti-inflammatory painkillers before or during long hard efforts strain kidneys and gut, above all in heat and with little to drink, and they hide a pain that should stop you. If you need one to train, do not train through the pain: have it looked at.",
          ]
        : []),
      "If what you take affects your heart rate, your blood or your alertness, tell the doctor that you train hard, and enter it under injuries and health in your profile: the plan limits itself.",
    ],
  }),
};
