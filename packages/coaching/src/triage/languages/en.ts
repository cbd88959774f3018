import { CRISIS_LINES, SAFEGUARDING_LINES, type SafetyTexts } from "./texts.ts";

/** Sections 1 and 5 of triage.md, with the words of its categories 11, 12 and 21. */
export const EN: SafetyTexts = {
  opening: "**Before anything else:**",
  openingAgain: "**I asked before, because of “{quote}”:**",
  openingAgainPrivate: "**I asked before, because it matters:**",
  askEnd: "If it is severe, new or getting worse, stop and see a doctor today, or call your emergency number.",
  numbers: "112 in Europe, 999 in the UK, 911 in the US and Canada, 000 in Australia",
  emergency:
    "**Stop. This can be an emergency: “{quote}”. Call your emergency number now** ({numbers}). Do not drive yourself. {aid} Unlock the door, stay with someone. I give no training advice until a doctor has seen you.",
  emergencyOther: "**Call your emergency number for them now** ({numbers}), phone on speaker, and stay with them. {aid}",
  tellThem: "Tell them, and help them do it:",
  ifLifeless: "Not responding and not breathing normally: start chest compressions, send for a defibrillator.",
  doctor:
    "**See a doctor today** about “{quote}” (out-of-hours or urgent care if closed). {aid} Call the emergency number if {worse}. No training until a professional has examined you.",
  doctorWeek:
    "Please book a doctor **this week** for “{quote}”; earlier if {worse}. {aid} Keep training easy until then (RPE 5 at most) and leave out what brings it on.",
  doctorOther: "They should be seen by a doctor **today** about “{quote}”. {aid} Call the emergency number if {worse}.",
  doctorWeekOther: "They should be seen by a doctor **this week** about “{quote}”. {aid} Call the emergency number if {worse}.",
  danger: "**If anyone is in danger now, call your emergency number** ({numbers}).",
  locked:
    "I can't give training advice until a doctor has checked “{quote}”. When that has happened, press “I have been examined” on your dashboard and say who saw you, when, and what they allowed. {aid}",
  stillCall: "**If that was today and nobody has seen you, call your emergency number now** ({numbers}), even if it has passed.",
  lockedOwn:
    "I give no training advice until a professional has seen you. When that has happened, press “I have been examined” on your dashboard and say who saw you, when, and what they allowed.",
  suicide: `I am really glad you told me. You matter more than any training. Please call or text a crisis line now (${CRISIS_LINES}) or tell someone near you, and put distance between you and anything you could use. If you have taken something or might act now, call your emergency number. Are you safe right now?`,
  suicideOther: `Thank you for looking out for them. Stay with them, ask directly whether they are thinking about suicide, remove anything they could use to hurt themselves, and call together: ${CRISIS_LINES}.`,
  eating:
    "I am glad you told me. That sounds heavy, and it is treatable. Please speak to your doctor this week and to someone you trust; an eating-disorder helpline in your country can help you start. Until then, no hard and no extra training.",
  eatingOther:
    "Thank you for looking out for them. Tell them calmly what you have seen, without a word about weight, and help them to a doctor this week; an eating-disorder helpline in your country can help you start.",
  violence: `I believe you; it is not your fault. If you are in danger now, call your emergency number. Otherwise a domestic-violence or safeguarding line is free and confidential: ${SAFEGUARDING_LINES}. If anyone has put hands or anything else around your neck, see a doctor today, even if you feel fine.`,
  violenceOther: `Thank you for looking out for them. Believe them, do not ask why, and offer a line that is free and confidential: ${SAFEGUARDING_LINES}. In danger now: emergency number.`,
  categories: {
    heart: [
      "Sit down and rest, do not walk it off. Use your own heart spray if you have one; aspirin only if the call handler says so.",
      "it comes at rest or does not stop within minutes, spreads to an arm or the jaw, or you faint, sweat, feel sick or short of breath",
    ],
    faint: [
      "Lie flat with the legs up. In a seizure: clear the space, time it, nothing in the mouth, then on the side.",
      "it happens again, or comes with chest pain, an injury or a seizure",
    ],
    clot: [
      "No massage, no roller, no flight. If you are breathless, sit up.",
      "you get breathless, have a sharp pain on breathing in, or cough blood",
    ],
    "cauda-equina": [
      "Go to hospital now, do not wait for the morning, and lift nothing.",
      "you lose feeling, bladder or bowel control, or your legs get weaker",
    ],
    rhabdo: [
      "No more exercise and no anti-inflammatory pills. Go to hospital now for a blood test; drink if you can.",
      "the pee turns dark or stops, or a muscle swells or loses power",
    ],
    heat: [
      "Cool first: shade, clothes off, cold water or ice at neck, armpits and groin, before transport. Confused after drinking a lot: give no water.",
      "they are confused or vomit, or 30 minutes of cooling does not help",
    ],
    head: [
      "Lie down with head and shoulders a little raised; with neck pain do not move at all. Drowsy or vomiting: on the side, head in line with the back. Nothing to eat or drink, no tablets.",
      "there is vomiting, a worse headache, confusion, drowsiness or neck pain",
    ],
    stroke: ["Note the time. Nothing to eat or drink. Call even if it has passed.", "face, arm, speech or sight change"],
    anaphylaxis: [
      "Adrenaline pen now, into the outer thigh. Lie down with the legs up, or sit if you are breathless. A second pen after 5 minutes if it is not better; hospital even if it is.",
      "lips, tongue or throat swell, or breathing gets hard",
    ],
    sugar: [
      "Stop, take 15–20 g of fast sugar, check again after 15 minutes and repeat, then slow carbohydrate. Give nothing by mouth to someone who cannot swallow.",
      "you are confused, cannot swallow, or have ketones and vomit",
    ],
    pregnancy: [
      "Stop, lie on the left side and call your maternity unit now; never wait for an appointment.",
      "the bleeding is heavy, or there is fluid, a fit, severe pain or breathlessness",
    ],
    belly: ["Nothing to eat or drink. Go to hospital now.", "the belly turns hard, or you vomit, bleed or collapse"],
    infection: ["Rest it; no heat and no massage.", "the redness spreads fast, or you are confused or breathe fast"],
    spine: ["Do not move, keep the head still, leave a helmet on.", "arms or legs turn numb or weak"],
    eye: [
      "If a chemical got in, rinse with water for 20 minutes. After a blow, do not rub or press the eye. No lifting and no driving.",
      "sight is lost",
    ],
    "slow-warning": [
      "Most of these turn out harmless, and a doctor should look at it.",
      "it gets worse fast, you bleed heavily, or you feel faint, breathless or weak",
    ],
    stimulants: [
      "No exercise, cool down, sit, and take no more. Take the packet along; do not make yourself vomit.",
      "the heart races, the chest hurts, or you are hot or confused",
    ],
    asthma: [
      "Sit up. Blue reliever: one puff every 30–60 seconds, up to 10; your own plan first. If it gets worse, does not help, or you have no inhaler: call, and repeat the 10 puffs after 10 minutes.",
      "you cannot finish a sentence, the lips turn blue, or the reliever does not help",
    ],
    limb: ["Do not straighten or load it; press on any bleeding.", "it is crooked, cold, white or numb, or the bleeding does not stop"],
    unclear: [
      "Keep still; say exactly what is felt or seen and since when, and do what the call handler says.",
      "it gets worse, or you feel faint, breathless, confused, numb or weak",
    ],
  },
  questions: {
    heart:
      "Is it sore in the muscle when you press or push, or a pressure, tightness or burning inside? Any breathlessness, sweating, sickness, or pain in an arm, the jaw or the back?",
    faint: "Did you lose consciousness, even for a second? Was it during or right after effort?",
    clot: "Compared with the other leg: is it swollen, warm, red or bluish? Any flight, operation, plaster, pregnancy, pill, earlier clot, or breathlessness?",
    "cauda-equina":
      "Does the tingling or numbness go away when you change position, or is there weakness? Any change in feeling around the genitals or back passage, or trouble with pee or stool?",
    rhabdo: "What colour is it exactly (like cola or tea?), how much did you pee today, and is a muscle swollen or losing power?",
    heat: "Is the mind clear: name, place, day? Is it better after 30 minutes in the cool? How much was drunk?",
    head: "Since the knock: a headache that gets worse, vomiting, confusion or memory gaps, drowsiness, neck pain, trouble with sight or balance, or a blood thinner?",
    stroke: "Did it start within seconds? Is the face, an arm or the speech affected on one side? Is it the worst headache ever?",
    anaphylaxis: "Is there swelling of lips, tongue or throat, trouble breathing, faintness, vomiting, or is it only the skin?",
    sugar: "What is your reading now? Can you swallow and think clearly?",
    suicide: "Are you thinking about suicide or hurting yourself? Are you safe right now?",
    eating: "Do you make yourself sick, feel out of control with food, or has your period stopped?",
    pregnancy: "Is there any bleeding, fluid, regular pain, a headache with a change of sight, or less movement? How many weeks are you?",
    belly: "Did it come suddenly, is it getting worse, and is there vomiting, fever, blood, a hard lump or testicle pain?",
    infection: "Is it hot and red compared with the other side? Fever or shivers? Was there a cut, an injection or an operation?",
    spine: "Did you fall or get hit? Any numbness, tingling or weakness in arms or legs, or pain in the middle of the neck or spine?",
    eye: "Is sight lost or changed in one eye, are there flashes or a shadow, or was the eye hit or splashed?",
    "slow-warning": "How long has it been, is it growing or getting worse, and is there weight loss or sweating at night?",
    stimulants: "What did you take, how much, and when? Is the heart racing, is there chest pain, shaking, heat or confusion?",
    asthma: "Can you speak in full sentences? Has your reliever helped?",
    violence: "Is someone hurting or scaring you? Are you safe right now, and is this phone private?",
    limb: "Where exactly, and how bad from 0 to 10? Is the limb crooked, cold, white or numb, or does the bleeding not stop after ten minutes of pressure?",
    unclear:
      "Where exactly do you feel it, since when, and is it getting worse? Any chest pain, breathlessness, fainting, numbness or weakness?",
  },
  freshAir: "**Out into fresh air now, everybody; carry or drag out anyone who cannot walk.** Nobody stays or goes back in. Then call.",
  aids: {
    tendon:
      "A tendon can tear after this antibiotic: no running, jumping or calf raises, and tell the prescriber today; if you still take it, before the next tablet.",
    "beta-blocker":
      "Leave heart-rate zones aside and train by effort (RPE). Tell the prescriber how low the rate stays and that you train; never stop the tablets by yourself.",
    choking:
      "Cough hard. If you cannot cough or speak: up to five blows between the shoulder blades, then up to five thrusts inwards and up above the navel, alternating; if you are alone, push your upper belly against the back of a chair. No fingers blindly into the mouth.",
    burn: "Cool running water on it for 20 minutes; rings and watch off. No ice, no cream, no popping of blisters; then cover it loosely with cling film or a clean cloth.",
    wound:
      "Press on it with a clean cloth for ten minutes, rinse out dirt with clean water, cover it. A cut that gapes or is deep is closed within some six hours; ask about tetanus.",
    bite: "Wash it with soap under running water for 15 minutes and cover it; ask about tetanus, and about rabies if the animal is not known.",
    snake:
      "Keep still and the limb lower than the heart and unmoved; rings and shoes off. Do not cut, suck or tie it, no ice; note what the snake looked like.",
    "tight-cast": "Open or cut whatever is tight around it, as far as you can, and hold the limb at the height of the heart, not above.",
    fluids: "Small sips every few minutes, best a rehydration drink; nothing to eat for now and no anti-inflammatory pills.",
    fasting: "Nothing to eat or drink until a doctor has looked at it, no laxative and no heat on the belly.",
    upright: "Sit up and keep warm, out of the water; loosen what is tight. Do not lie flat; nothing to eat or drink.",
    overdose:
      "Say what was taken, how much and when, or call the poison centre too. Keep the packs. Give them nothing to eat or drink, and do not make them vomit. Drowsy but breathing normally: on the side, and keep watching the breathing. Leave nobody alone.",
    seizure:
      "Clear the space, something soft under the head, time it. Do not hold them, nothing in the mouth. When it stops, check the breathing: normal, then on the side; not normal, start chest compressions.",
    still:
      "Do not lift or move them: hold head and neck still as they lie, a helmet stays on, keep them warm. If they vomit or do not wake: on the side, head in line with the body. Nothing to eat or drink, no tablets.",
    "fresh-air": "Say “carbon monoxide or gas” on the phone; the heater or engine off only if it costs no time.",
    torsion: "Nothing to eat or drink. Go to hospital now; a twisted testicle has about six hours.",
    overdrinking: "Nothing more to drink, no water and no sports drink. Sit or lie on the side; say on the phone how much was drunk.",
    "high-sugar":
      "No sugar unless a reading is low. Keep to the sick-day plan for insulin and ketones, never leave the insulin out; small sips of water if you can swallow.",
    resuscitation:
      "Shout and shake the shoulders. No answer and no normal breathing (gasping is not breathing): push hard and fast in the middle of the chest, 100–120 pushes a minute, and send someone for a defibrillator; switch it on and do what it says. Breathing normally: on the side, and keep watching.",
    "low-energy": "Note when the last period was and what you train; until then eat enough, with no weight loss and no extra session.",
    nerve: "Lift nothing, no jumps, and let nobody crack the neck or back; note what the hand or foot cannot do.",
    flutter:
      "Sit or lie down until it has passed, and do not drive. No heart spray while you are light-headed: it lowers the pressure further.",
    bleeding:
      "Press hard on the wound with cloth and do not let go; more cloth on top. Lie down. If blood still spurts from an arm or leg: a tight band above the wound, and note the time.",
    hypothermia:
      "Out of the wind and wet clothes, wrapped up, lying down, moved gently. No hot shower, no rubbing, no alcohol; a warm sweet drink only when fully awake.",
  },
  worseOf: {
    tendon: "you feel a pop or snap, or cannot rise on your toes",
    "beta-blocker": "you faint or nearly faint, are short of breath at rest, or the heart rate at rest is under 45 with dizziness",
    "low-energy": "you faint, a bone hurts at night or when you hop, or the heart is very slow and you are dizzy",
    nerve: "it gets weaker, spreads to the other side, or you feel less between the legs or cannot hold or pass urine",
  },
  doctorAids: {
    heart: "No effort and no stairs in a hurry until then; if it comes, stop at once and sit down.",
    head: "Stop sport today, do not stay alone for 24 hours, do not drive, no alcohol. With neck pain stay still.",
    unclear: "Rest until then, and do not stay alone if you feel worse.",
    "cauda-equina": "Stop anything that sends tingling or weakness down your arm or leg, and lift nothing heavy.",
    spine: "No lifting, stretching or massage for the neck and back, and let nobody crack it.",
    anaphylaxis: "Keep your adrenaline pen with you, do not stay alone, and avoid what set it off.",
    belly: "No anti-inflammatory pills; note when it happens, the colour and how much.",
    limb: "No weight on what hurts, no running or jumping.",
    faint: "Lie down as soon as you feel it coming; until then do not swim, drive or train alone.",
  },
};
