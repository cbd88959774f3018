import type { Cue, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";

/** A subject that an article answers, with what the athlete's own numbers add to it. */
function article(slugs: readonly string[], cues: readonly Cue[], own?: (view: CoachView, words: string) => string | undefined): Topic {
  return {
    name: slugs[0] ?? "",
    cues,
    answer: ({ words }, view) => {
      const added = own?.(view, words);
      return { text: added === undefined ? [] : [added], articles: slugs, withSummary: true };
    },
  };
}

function perKilogram(view: CoachView, low: number, high: number, of: string): string | undefined {
  const { bodyWeight } = view.athlete;
  return bodyWeight === undefined
    ? undefined
    : `At your ${Math.round(bodyWeight)} kg that is **${Math.round(low * bodyWeight)}–${Math.round(high * bodyWeight)} g** of ${of}.`;
}

/** What one night or a run of them asks for. */
function nightsLike(words: string): string | undefined {
  if (/\b(race|races|competition|meet)\b/.test(words))
    return "The night before a race is often a bad one, and it costs little: the nights before it count. Rest in bed, and sleep early in the week.";
  if (/\b(shifts?|nights)\b/.test(words))
    return "With shift work put the key session after your best sleep, keep the ones after a night shift short and easy, protect one block of sleep, and nap 20–30 minutes when you can.";
  if (/\b(newborn|baby)\b/.test(words))
    return "With a newborn fewer and shorter sessions are the plan: two or three of 30 minutes, easy unless you slept, and naps before intervals. It is a phase.";
  if (/\bslept [0-5]|[0-5] hours\b/.test(words))
    return "After one short night keep the session but let effort decide: start lower, cut the last third, or move the intervals by a day and go easy today.";
  return undefined;
}

function toolAsked(words: string): string | undefined {
  if (/\bsauna\b/.test(words))
    return "The sauna is relaxing, and 20–30 minutes several times a week help you get used to heat; nothing shows that it eases soreness. Drink, and not when you are ill.";
  if (/\b(ice bath|ice baths|cold plunge|cold water)\b/.test(words))
    return "Cold water of 10–15 °C for 10–15 minutes eases soreness for a day or two. Not after lifting while you want to get stronger.";
  if (/\bfoam roll\w*/.test(words))
    return "Rolling gives some minutes of range and a little less soreness. Roll if you like it, five minutes in the warm-up; it replaces nothing.";
  return undefined;
}

export const LIBRARY_TOPICS: readonly Topic[] = [
  article(
    ["sleep"],
    [
      [
        /\b(sleep|sleeping|slept|insomnia|nap|naps|tired all|night shifts?|shift work|shifts|bedtime|hours of sleep|bad night|newborn)\b/,
        4,
      ],
    ],
    (_, words) => nightsLike(words),
  ),
  article(
    ["protein"],
    [
      [/\b(protein|whey|shake|amino|bcaas?|leucine)\b/, 4.5],
      [/\b(build muscle|gain muscle|muscle mass)\b/, 1.5],
    ],
    (view) => perKilogram(view, 1.6, 2.2, "protein a day"),
  ),
  article(
    ["fuelling-during"],
    [
      [
        /\b(gel|gels|carbohydrate per hour|grams? (of carbohydrate )?(per|an) hour|during (the |a |my )?(race|run|ride|marathon|hyrox|long run|workout|session)|bonk|bonking|hit the wall|fuelling during|fuel during|sports drink|isotonic|mid race|eat during|refuel)\b/,
        4.5,
      ],
      [/\b(fuel\w*|carbohydrate)\b/, 1.5],
    ],
  ),
  article(
    ["fuelling-before"],
    [
      [
        /\b(before (training|a session|the session|a workout|my workout|running|the race|a race|race|hyrox|a run|i run|lifting|the gym|my race)|pre ?workout|race breakfast|breakfast|morning of|carbohydrate load|carbohydrate loading|carboload|carbo load|night before|fasted|empty stomach|pasta)\b/,
        2.5,
      ],
      [/\b(eat|food|meal|fuel\w*|carbohydrate|breakfast|fasted|snack|loading|pasta)\b/, 2.5],
    ],
    (view, words) =>
      /\b(fasted|empty stomach)\b/.test(words)
        ? undefined
        : /\bload/.test(words)
          ? perKilogram(view, 10, 12, "carbohydrate a day while loading")
          : perKilogram(view, 1, 4, "carbohydrate in the 1–4 hours before"),
  ),
  article(
    ["fuelling-after"],
    [
      [
        /\b(after (training|a session|the session|a workout|my workout|running|a run|a long run|lifting|the gym)|post ?workout|recovery (drink|shake|meal|food)|anabolic window)\b/,
        2.5,
      ],
      [/\b(eat|food|meal|fuel\w*|carbohydrate|drink|shake|snack)\b/, 2],
    ],
    (view) => perKilogram(view, 0.25, 0.3, "protein in the meal after"),
  ),
  article(
    ["daily-food"],
    [
      [/\b(a|per|every) day\b|\bdaily\b/, 2.5],
      [/\bcarbohydrate\b/, 1.5],
      [
        /\b(calories|kcal|macros|diet|nutrition|how much (should i |to )?eat|eating enough|under ?fuel\w*|under ?eat\w*|vegan|vegetarian|keto|low carb|low carbohydrate|intermittent fasting|red s|reds|bulk|bulking)\b/,
        4,
      ],
      [/\b(eat|food)\b/, 1.5],
    ],
    (view, words) =>
      /\b(vegan|vegetarian|keto|low carb\w*|fasting)\b/.test(words)
        ? undefined
        : perKilogram(view, 5, 7, "carbohydrate on a day with about an hour of training"),
  ),
  article(
    ["losing-weight"],
    [
      [
        /\b(lose weight|losing weight|weight loss|fat loss|lose fat|lose \d+ ?(kg|kilos|lbs?|pounds)|cut|cutting|shred|lean out|leaner|get lean|deficit|body ?fat|abs|belly|drop weight|race weight|slim)\b/,
        6.5,
      ],
      [/\b(cut (the|my|out|down) (session|workout|sets|reps|time)|cut (short|back))\b/, -4],
    ],
  ),
  article(
    ["hydration"],
    [
      [
        /\b(hydrat\w*|dehydrat\w*|electrolytes?|salt|sodium|drink enough|how much (water|should i drink)|drink (water|enough|during|on)|cramp|cramps|cramping|sweat|sweating|thirst)\b/,
        4,
      ],
      [/\b(period|menstrual)\b/, -5],
    ],
  ),
  article(["caffeine"], [[/\b(caffeine|coffee|espresso|energy drinks?|red bull|pre ?workout powder|monster)\b/, 5]], (view) => {
    const { bodyWeight } = view.athlete;
    return bodyWeight === undefined
      ? undefined
      : `At your ${Math.round(bodyWeight)} kg 3 mg per kg are **${Math.round(3 * bodyWeight)} mg**.`;
  }),
  article(
    ["supplements"],
    [
      [
        /\b(creatine|supplement|supplements|beta alanine|bicarb|bicarbonate|nitrate|beetroot|vitamin d|vitamins?|iron tablets?|magnesium|omega|collagen|ashwagandha|pre ?workout|probiotics?|zma)\b/,
        4.5,
      ],
    ],
  ),
  article(
    ["alcohol"],
    [[/\b(alcohol|beer|beers|wine|drunk|hangover|hungover|drinking last night|booze|drinks last night|pints?|party|night out)\b/, 4.5]],
  ),
  article(
    ["soreness"],
    [
      [/\b(soreness|muscle pain after|cant walk after|stairs)\b/, 4],
      [/\b(sore|stiff|aching|achy)\b.{0,40}\b(after|yesterday|from|all over|everywhere|legs|muscles|quads|today)\b/, 4],
      [/\b(legs|muscles|quads|everything|body|whole body)\b.{0,25}\b(sore|stiff|aching|trashed|smashed|destroyed|wrecked)\b/, 4],
      [
        /\b(massage gun|foam roll\w*|ice bath|cold plunge|sauna|compression|massage|cold water|stretching help|recovery tools?|theragun)\b/,
        1.5,
      ],
      [/\b(joint|tendon|sharp|swollen|left|right)\b/, -2.5],
    ],
  ),
  article(
    ["recovery-tools"],
    [
      [
        /\b(ice bath|ice baths|cold plunge|cold water|sauna|compression|massage|massage gun|foam roll\w*|theragun|normatec|recovery tools?|contrast)\b/,
        4.5,
      ],
    ],
    (_, words) => toolAsked(words),
  ),
  article(
    ["overtraining"],
    [
      [
        /\b(overtrain\w*|overreach\w*|burn ?out|burned out|burnt out|exhausted|always tired|so tired|tired|fatigue|fatigued|no energy|drained|worn out|run down|plateau everywhere|legs (are |feel )?(dead|heavy|empty)|heavy legs|dead legs|hrv|resting heart rate|performance (is )?(drop|dropping|down)|hrv (is |has )?(dropped|low|down|tanked|bad|red)|getting (slower|weaker))\b/,
        3.5,
      ],
      [/\b(legs feel|feel flat|flat)\b/, 1],
    ],
    ({ performed }) => {
      const loads = performed.flatMap(({ load }) => load ?? []);
      return loads.length < 4
        ? undefined
        : `In the last four weeks you logged ${performed.length} sessions with a load of ${Math.round(loads.reduce((sum, load) => sum + load, 0)).toLocaleString("en")} (minutes × effort).`;
    },
  ),
  article(
    ["rest-days"],
    [
      [
        /\b(rest day|rest days|day off|days off|active recovery|train every day|every single day|7 days a week|seven days|no days off|streak)\b/,
        3.5,
      ],
    ],
    ({ plan }) =>
      plan === undefined
        ? undefined
        : `Your plan has ${plan.plan.sessionsPerWeek} sessions a week, so ${7 - plan.plan.sessionsPerWeek} rest days: keep at least one of them free.`,
  ),
  article(
    ["mobility"],
    [
      [
        /\b(mobility|flexib\w*|stretch|stretches|stretching|tight (hips|hamstrings|calves|ankles|shoulders|hip flexors)|ankle (mobility|dorsiflexion)|hip mobility|overhead position|front rack|squat depth|squat deeper|deep squat|below parallel|hit depth|yoga|touch my toes|butt wink|heels (come|lift))\b/,
        4,
      ],
      [/\b(hurts|pain|painful|injured)\b/, -2],
    ],
  ),
  article(
    ["warm-up"],
    [
      [/\b(warm ?up|warming up|warm up)\b/, 3.5],
      [/\b(before (a )?(run|workout|session|lifting|metcon))\b/, 0.5],
    ],
  ),
  article(["cooldown"], [[/\b(cool ?down|cooling down|cool down|after a hard session do|stretch after)\b/, 4]]),
  article(
    ["training-in-heat"],
    [
      [/\b(heat|hot|humid|humidity|summer|acclimat\w*|30 degrees|35 degrees|\d{2} ?(c|degrees)|sauna training|heatwave)\b/, 4],
      [/\b(cold|freezing|winter|snow|ice)\b/, -1],
      [/\bheat (of|pack|cream)\b/, -3],
    ],
  ),
  article(
    ["training-in-cold"],
    [[/\b(freezing|winter|snow|icy|in the cold|cold (weather|outside|morning|mornings)|minus \d|below zero|cold and (wet|windy))\b/, 4.5]],
  ),
  article(["altitude"], [[/\b(altitude|high altitude|\d{4} ?m(etres|eters)? (high|up|above)|mountains|elevation)\b/, 4]]),
  article(["training-while-travelling"], [[/\b(jet ?lag|jetlag|time zones?|long flight|red eye|flying to)\b/, 4.5]]),
  article(
    ["rpe-and-reserve"],
    [
      [/\b(rpe|rir|reps in reserve|perceived exertion|to failure|train to failure|how hard should)\b/, 3],
      [/\b(what (is|does|are)|whats|mean|means|explain|difference|versus|vs)\b/, 1],
    ],
  ),
  article(
    ["strength-progression"],
    [
      [
        /\b(plateau|plateaued|stuck|stall|stalled|not (going|moving) up|isnt (going|moving) up|wont go up|not (getting )?stronger|get stronger|getting stronger|increase my|improve my|add (weight|kg|kilos)|progressive overload|progress|gain strength|progression)\b/,
        3,
      ],
      [/\b(squat|deadlift|bench|press|lift|lifts|strength|clean|snatch)\b/, 1.5],
      [/\b(pull ?ups?|muscle ups?|sled|wall|run|5k|10k|erg|ski)\b/, -2],
      [/\bfix my plan|adjust\b/, -1],
    ],
    ({ athlete }) =>
      ({
        beginner:
          "At your level: repetitions first, then at most 2.5 kg (upper body) or 5 kg (legs) a week; 3–6 % on the maximum in a block of five weeks is usual.",
        intermediate:
          "At your level the plan goes in waves, 70 – 75 – 80 %, deload, 82.5 %; 1.5–3 % on the maximum in a block of five weeks is usual.",
        advanced: "At your level the waves are 72.5 – 77.5 – 82.5 %, deload, 87.5 %; 0.5–1.5 % on the maximum in a block is usual.",
        elite: "At your level the waves are 75 – 80 – 85 %, deload, 90 %; 0–1 % on the maximum in a block is normal.",
      })[athlete.level],
  ),
  article(
    ["training-volume"],
    [
      [
        /\b(how many sets|sets per (week|muscle)|weekly sets|volume|mev|mrv|hard sets|enough sets|how often should i (squat|lift|bench|deadlift|train legs)|frequency)\b/,
        3.5,
      ],
    ],
  ),
  article(
    ["percentages-and-plates"],
    [
      [/\b(plates?|plate math|kg or lbs?|pounds to kilos|round\w* (the )?(weight|load)|microplates?|fractional plates?|training max)\b/, 3],
      [/\bhot plate\b/, -3],
    ],
  ),
  article(
    ["periodisation"],
    [
      [
        /\b(periodi[sz]ation|periodized|mesocycle|macrocycle|foundation|development phase|performance phase|base phase|block training|undulating|linear progression)\b/,
        4,
      ],
    ],
  ),
  article(
    ["long-run"],
    [
      [
        /\b(long run|long runs|longest run|how (far|long) should (i|my long)|10 ?(%|percent) rule|increase (my )?(mileage|distance|weekly)|mileage|weekly (km|kms|kilometres|kilometers|miles|mileage))\b/,
        3.5,
      ],
      [/\b(lift|lifting|strength|squat|combine|legs|eat|gel|gels|fuel\w*|pace|fast)\b/, -1.5],
    ],
    ({ performed, plan }) => {
      const longest = plan?.plan.weeks.flatMap(({ sessions }) => sessions.filter(({ code }) => code === "RL")).at(-1);
      return longest === undefined || performed === undefined
        ? undefined
        : `The longest run of your plan is ${longest.duration} min, in week ${longest.week}.`;
    },
  ),
  article(
    ["running-form"],
    [
      [
        /\b(cadence|stride length|foot ?strike|heel strike|forefoot|running (form|technique|shoes)|shoes|carbon (shoes|plate)|breathing (while|when) running|side stitch|stitch)\b/,
        4,
      ],
    ],
  ),
  article(
    ["threshold-and-intervals"],
    [
      [/\b(threshold|tempo|vo2 ?max|intervals?|lactate|cruise)\b/, 1.5],
      [/\b(what (is|are)|whats|why|difference|vs|versus|explain|benefit|point of|improve|increase|raise)\b/, 1.5],
    ],
  ),
  article(
    ["running-start"],
    [
      [
        /\b(couch to|c25k|start running|begin running|new to running|cant run|never run|run walk|run\/walk|first 5k|run (for )?(5|10|30) min\w*)\b/,
        4,
      ],
    ],
  ),
  article(["hyrox-running"], [[/\b(compromised runn?ing|run(ning)? after (the )?(sled|station|stations|lunges|wall balls))\b/, 4]]),
  article(
    ["hyrox-doubles"],
    [
      [/\b(doubles|mixed doubles|relay|partner (race|hyrox)|split the stations)\b/, 3.5],
      [/\b(weights?|kg|loads?)\b/, -1],
      [/\bdouble unders?\b/, -5],
    ],
  ),
  article(
    ["hyrox-race"],
    [
      [
        /\b(what is hyrox|whats hyrox|explain hyrox|how does hyrox|hyrox (rules|format|penalt\w*|order)|first hyrox|(rules|penalt\w*|no reps?|standards|disqualif\w*)\b.{0,20}\bhyrox)\b/,
        5,
      ],
    ],
  ),
  article(["double-unders"], [[/\b(skipping rope|jump rope|rope skipping)\b/, 3.5]]),
  article(
    ["olympic-lifting"],
    [
      [/\b(snatch|clean|cleans|jerk|olympic lift\w*|oly|catch|third pull|pulling early|arm bend)\b/, 1.5],
      [/\b(technique|form|learn|better|drop under|catch|balance|forward|early|bumping|cue|cues|fix)\b/, 1.5],
    ],
  ),
  article(
    ["squat-and-hinge"],
    [
      [/\b(squat|deadlift|hinge)\b/, 1],
      [
        /\b(technique|form|cue|cues|knees (cave|caving|in|over)|belt|brace|bracing|sumo|high bar|low bar|stance|grip|straps|hook grip|mixed grip|lockout|off the floor|good morning)\b/,
        2.5,
      ],
      [/\b(pain|hurts|hurt)\b/, -2],
    ],
  ),
  article(
    ["grip"],
    [
      [/\b(grip|forearms?|callus|calluses|ripped hands|rips|chalk|torn hands)\b/, 3.2],
      [/\b(pain|hurts)\b/, -1],
      [/\b(squat|bench)\b/, -0.5],
    ],
  ),
  article(
    ["pacing-metcons"],
    [
      [
        /\b(pace (a |the |my )?(metcon|wod|amrap|workout|open)|blow up|blew up|redline|come out too (hot|fast)|gas out|gassed|gassing|metcon strategy|break up (the )?(reps|sets))\b/,
        3.5,
      ],
      [/\b(metcons?|wods?|amraps?)\b/, 0.5],
    ],
  ),
  article(["bricks"], [[/\b(brick|bricks|off the bike|bike to run|jelly legs|t2|transition|transitions)\b/, 3.5]]),
  article(
    ["triathlon-week"],
    [
      [/\b(triathlon|ironman|70\.3|sprint tri|olympic tri)\b/, 2.5],
      [/\b(week|plan|split|hours|balance|how many|swim|start)\b/, 0.8],
      [/\b(brick|bricks|taper|prepare)\b/, -1],
    ],
  ),
  article(
    ["pregnancy-and-postpartum"],
    [
      [
        /\b(pregnan\w*|postpartum|post partum|gave birth|after birth|c section|breastfeeding|trimester|trying to conceive|pelvic floor|leak|leaking|diastasis|had a baby)\b/,
        6,
      ],
    ],
  ),
  article(
    ["menstrual-cycle"],
    [
      [
        /\b(period|periods|menstrual|cycle sync\w*|luteal|follicular|ovulation|pms|on my period|time of the month|contraceptive|the pill|cramps on)\b/,
        4.5,
      ],
      [/\b(grace period|rest period|period of|time period|training period|over a period|transition period|periodi[sz])/, -6],
    ],
  ),
  article(["menopause"], [[/\b(menopaus\w*|perimenopaus\w*|hot flush\w*|hot flash\w*|hrt|osteoporosis|bone density)\b/, 6]]),
  article(
    ["masters"],
    [
      [
        /\b(masters|over 40|over 50|over 60|too old|older athlete|age(ing)?|at my age|i am (4|5|6|7)\d|im (4|5|6|7)\d|(4|5|6|7)\d years? old|turned (4|5|6|7)0)\b/,
        3.5,
      ],
      [/\bheart rate\b/, -2],
    ],
    ({ athlete }) =>
      athlete.age !== undefined && athlete.age >= 50
        ? `With ${athlete.age} years your plan already has a lower ceiling on heavy sets, 30 s more rest and a deeper deload.`
        : undefined,
  ),
  article(
    ["youth"],
    [
      [
        /\b(my (son|daughter|kid|kids|child)|teen|teenager|youth|junior|(12|13|14|15|16|17) years? old|im (13|14|15|16|17)|i am (13|14|15|16|17)|stunt|growth plates?)\b/,
        5,
      ],
    ],
  ),
  article(
    ["motivation"],
    [
      [
        /\b(motivat\w*|cant be bothered|dont feel like|lazy|boring|bored|discipline|consisten\w*|giving up|give up|quit|hate training|lost (the )?(joy|interest)|mojo|stressed|stress at work|stressful|life stress)\b/,
        3.5,
      ],
    ],
  ),
  article(["race-nerves"], [[/\b(nervous|nerves|anxious about|anxiety|scared of (the )?race|race anxiety|butterflies)\b/, 4]]),
  article(
    ["maintenance"],
    [
      [
        /\b(minimum|minimal|how little|least i can do|least amount|maintain|maintaining|maintenance|keep my fitness|lose fitness|losing fitness|detrain\w*|how (fast|quickly) (do|will) i lose|not (to )?lose (strength|fitness|muscle))\b/,
        4,
      ],
      [/\bhow often\b/, 1],
    ],
  ),
  article(["hiit-and-easy"], [[/\b(hiit|liss|steady state|tabata|cardio (type|better|best)|burn fat)\b/, 3.5]]),
  article(
    ["competition-weekend"],
    [
      [
        /\b(crossfit (competition|comp|open)|the open|throwdown|multiple (wods|events|workouts) in (a|one) day|between (events|heats|wods)|competition weekend|quarterfinals)\b/,
        4,
      ],
    ],
  ),
  article(["swimming-for-triathlon"], [[/\b(swim technique|learn to swim|front crawl|bilateral breathing)\b/, 4]]),
];
