/** What a message can be a sign of (triage.md section 5); `limb` is its list of other emergencies. */
export const CATEGORIES = [
  "heart",
  "faint",
  "clot",
  "cauda-equina",
  "rhabdo",
  "heat",
  "head",
  "stroke",
  "anaphylaxis",
  "sugar",
  "suicide",
  "eating",
  "pregnancy",
  "belly",
  "infection",
  "spine",
  "eye",
  "slow-warning",
  "stimulants",
  "asthma",
  "violence",
  "limb",
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface CategoryText {
  /** What tells a danger from something harmless. */
  readonly ask: string;
  /** What to do until help is there. */
  readonly firstAid: string;
  /** What makes a doctor's matter an emergency. */
  readonly worse: string;
}

/** Section 5 of triage.md. */
export const CATEGORY_TEXTS: { readonly [category in Category]: CategoryText } = {
  heart: {
    ask: "Is it sore in the muscle when you press or push, or a pressure, tightness or burning inside? Any breathlessness, sweating, sickness, or pain in an arm, the jaw or the back?",
    firstAid: "Sit down and rest, do not walk it off. Use your own heart spray if you have one; aspirin only if the call handler says so.",
    worse: "it comes back, spreads to an arm or the jaw, or you sweat, feel sick or short of breath",
  },
  faint: {
    ask: "Did you lose consciousness, even for a second? Was it during or right after effort?",
    firstAid: "Lie flat with the legs up. In a seizure: clear the space, time it, nothing in the mouth, then on the side.",
    worse: "it happens again, or comes with chest pain, an injury or a seizure",
  },
  clot: {
    ask: "Compared with the other leg: is it swollen, warm, red or bluish? Any flight, operation, plaster, pregnancy, pill, earlier clot, or breathlessness?",
    firstAid: "No massage, no roller, no flight. If you are breathless, sit up.",
    worse: "you get breathless, have a sharp pain on breathing in, or cough blood",
  },
  "cauda-equina": {
    ask: "Since the back pain: any change in feeling around the genitals or back passage, trouble starting or holding pee or stool, or weakness in both legs?",
    firstAid: "Go to hospital now, do not wait for the morning, and lift nothing.",
    worse: "feeling, bladder, bowel or the strength of the legs change",
  },
  rhabdo: {
    ask: "What colour is it exactly (like cola or tea?), how much did you pee today, and is a muscle swollen or losing power?",
    firstAid: "No more exercise and no anti-inflammatory pills. Go to hospital now for a blood test; drink if you can.",
    worse: "the pee turns dark or stops, or a muscle swells or loses power",
  },
  heat: {
    ask: "Is the mind clear: name, place, day? Is it better after 30 minutes in the cool? How much was drunk?",
    firstAid:
      "Cool first: shade, clothes off, cold water or ice at neck, armpits and groin, before transport. Confused after drinking a lot: give no water.",
    worse: "the mind is not clear, there is vomiting, or 30 minutes of cooling do not help",
  },
  head: {
    ask: "Since the knock: a headache that gets worse, vomiting, confusion or memory gaps, drowsiness, neck pain, trouble with sight or balance, or a blood thinner?",
    firstAid: "Stop sport today, do not stay alone for 24 hours, do not drive, no alcohol. With neck pain stay still.",
    worse: "there is vomiting, a worse headache, confusion, drowsiness or neck pain",
  },
  stroke: {
    ask: "Did it start within seconds? Is the face, an arm or the speech affected on one side? Is it the worst headache ever?",
    firstAid: "Note the time. Nothing to eat or drink. Call even if it has passed.",
    worse: "face, arm, speech or sight change",
  },
  anaphylaxis: {
    ask: "Is there swelling of lips, tongue or throat, trouble breathing, faintness, vomiting, or is it only the skin?",
    firstAid:
      "Adrenaline pen now, into the outer thigh. Lie down with the legs up, or sit if you are breathless. A second pen after 5 minutes if it is not better; hospital even if it is.",
    worse: "lips, tongue or throat swell, or breathing gets hard",
  },
  sugar: {
    ask: "What is your reading now? Can you swallow and think clearly?",
    firstAid:
      "Stop, take 15–20 g of fast sugar, check again after 15 minutes and repeat, then slow carbohydrate. Who cannot swallow gets nothing by mouth.",
    worse: "you are confused, cannot swallow, or have ketones and vomit",
  },
  suicide: {
    ask: "Are you thinking about suicide or hurting yourself? Are you safe right now?",
    firstAid: "",
    worse: "you might act on it",
  },
  eating: {
    ask: "Do you make yourself sick, feel out of control with food, or has your period stopped?",
    firstAid: "",
    worse: "you faint, have chest pain, or vomit blood",
  },
  pregnancy: {
    ask: "Is there any bleeding, fluid, regular pain, a headache with a change of sight, or less movement? How many weeks are you?",
    firstAid: "Stop, lie on the left side and call your maternity unit now; never wait for an appointment.",
    worse: "the bleeding is heavy, or there is fluid, a fit, severe pain or breathlessness",
  },
  belly: {
    ask: "Did it come suddenly, is it getting worse, and is there vomiting, fever, blood, a hard lump or testicle pain?",
    firstAid: "Nothing to eat or drink. Go to hospital now; a twisted testicle has about six hours.",
    worse: "the belly turns hard, or you vomit, bleed or collapse",
  },
  infection: {
    ask: "Is it hot and red compared with the other side? Fever or shivers? Was there a cut, an injection or an operation?",
    firstAid: "Rest it; no heat and no massage.",
    worse: "the redness spreads fast, or you are confused or breathe fast",
  },
  spine: {
    ask: "Did you fall or get hit? Any numbness, tingling or weakness in arms or legs, or pain in the middle of the neck or spine?",
    firstAid: "Do not move, keep the head still, leave a helmet on.",
    worse: "arms or legs turn numb or weak",
  },
  eye: {
    ask: "Is sight lost or changed in one eye, are there flashes or a shadow, or was the eye hit or splashed?",
    firstAid: "After a chemical rinse for 20 minutes; after a blow do not rub or press. No lifting and no driving.",
    worse: "sight is lost",
  },
  "slow-warning": {
    ask: "How long has it been, is it growing or getting worse, and is there weight loss or sweating at night?",
    firstAid: "Most of these turn out harmless, and a doctor should look at it.",
    worse: "the bleeding is heavy, or legs or bladder lose strength",
  },
  stimulants: {
    ask: "What did you take, how much, and when? Is the heart racing, is there chest pain, shaking, heat or confusion?",
    firstAid: "No exercise, cool down, sit, and take no more. Take the packet along; do not make yourself vomit.",
    worse: "the heart races, the chest hurts, or you are hot or confused",
  },
  asthma: {
    ask: "Can you speak in full sentences? Has your reliever helped?",
    firstAid:
      "Sit up. Blue reliever: one puff every 30–60 seconds, up to 10; your own plan first. Worse, no inhaler or no relief: call, and repeat after 10 minutes.",
    worse: "you cannot finish a sentence, the lips turn blue, or the reliever does not help",
  },
  violence: {
    ask: "Is someone hurting or scaring you? Are you safe right now, and is this phone private?",
    firstAid: "",
    worse: "you are in danger now",
  },
  limb: {
    ask: "Is the limb crooked, cold, white or numb, or does the bleeding not stop after ten minutes of pressure?",
    firstAid: "Do not straighten or load it; press on a bleeding.",
    worse: "it is crooked, cold, white or numb, or the bleeding does not stop",
  },
};
