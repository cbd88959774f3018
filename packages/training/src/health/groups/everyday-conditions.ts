/** A common condition that training goes on with: nothing is closed by it, and one line says what it asks for. */
interface EverydayCondition {
  readonly test: RegExp;
  /** "ask about …" */
  readonly label: string;
  readonly note: string;
  /** It is meant although a listed word stands beside it: a cortisone injection is no course of steroids. */
  readonly isInstead?: true;
}

/** Names of these conditions, their medicines and devices (EN, DE, ES, FR), for the list of phrases. */
export const EVERYDAY_NAMES =
  "low iron, iron deficien*, iron tablets, iron pills, iron infusion, ferritin*, eisenmangel, eisentabletten, eiseninfusion, hierro bajo, falta de hierro, deficit de hierro, ferropenia, carence en fer, manque de fer, gout, =gicht, =gota, la goutte, crise de goutte, allopurinol, alopurinol, febuxostat, colchicin*, sleep apnoea, sleep apnea, schlafapnoe, apnea del sueno, apnee du sommeil, =cpap, menopaus*, hot flush*, hot flash*, hitzewallung*, sofocos, bouffees de chaleur, vampate, opvliegers, overgang, wechseljahre, perimenopaus*, =hrt, =deaf, gehorlos, hearing aid*, autis*, =adhd, =adhs, =tdah, ritalin, concerta, methylphenid*, elvanse, vyvanse, chronic migraine, migraine*, migrane, migrana*, triptan*, sumatriptan, =pcos, =sopk, endometrios*, adenomyos*, celiac*, coeliac*, zoliakie, celiaqu*, lactose, laktose*, =gluten, =hiv, depress*, depresion, anxiety, angststorung, ansiedad, anxiete, panic attack*, panikattacken, sertralin*, citalopram, escitalopram, fluoxetin*, venlafaxin*, antidepress*, bipolar, =ptsd, burnout, psoria*, eczema, neurodermitis, rosacea, tinnitus, crohn*, colitis, =ibs, irritable bowel, reizdarm, colon irritable, rheumatoid, rheuma, reuma, artritis reumatoide, polyarthrite, lupus, spondyloarthritis, bechterew, methotrexate, =reflux, =gerd, heartburn, sodbrennen, ardor de estomago, omeprazol*, pantoprazol*, esomeprazol*, hay fever, hayfever, heuschnupfen, pollen allergy, pollenallergie, alergia al polen, rhume des foins, antihistamin*, cetirizin*, loratadin*, raynaud*, varicose, krampfadern, =varices, fatty liver, fettleber, higado graso, kidney stone*, nierenstein*, piedras en el rinon, calculos renales, calculs renaux, prostate, prostata, contraceptive pill, birth control, antibabypille, pildora anticonceptiva, anticonceptiv*, pilule, mirena, =spirale, finasterid*, minoxidil, cortisone injection*, cortisone shot*, cortisone jab, kortisonspritze, infiltracion*, infiltration*, hair transplant, kidney donor, restless legs";

/** The first that fits; special-populations.md section 5 lists menopause, hearing, attention, autism and migraine as advice, the others are practice. */
export const EVERYDAY_CONDITIONS: readonly EverydayCondition[] = [
  {
    test: /cortison\w* (?:injection|shot|jab)|kortisonspritze|infiltraci|infiltration/u,
    label: "the injection",
    note: "After a cortisone injection: two weeks without heavy load on that place, the rest of the training goes on.",
    isInstead: true,
  },
  {
    test: /hair transplant/u,
    label: "the operation",
    note: "Two weeks without sweat and nothing that presses on the scalp.",
    isInstead: true,
  },
  {
    test: /kidney stone|nierenstein|piedras en el rinon|calculos renales|calculs renaux|kidney donor/u,
    label: "the kidneys",
    note: "Drink through the day and through every session. Pain in the flank that comes in waves belongs to a doctor the same day.",
    isInstead: true,
  },
  {
    test: /(?:low|hierro) iron|iron|ferrit|eisenmangel|eisentabl|eiseninf|hierro|ferropenia|carence en fer|manque de fer/u,
    label: "iron",
    note: "Low iron: the plan stays, as long as easy work feels easy. An unusually tired or breathless day is an easy day, and breathless at an easy effort belongs to your doctor. Take tablets as agreed, away from coffee, tea and milk, and have the ferritin measured again after 8 to 12 weeks.",
  },
  {
    test: /\bgout\b|\bgicht\b|\bgota\b|goutte|allopurinol|alopurinol|febuxostat|colchicin/u,
    label: "gout",
    note: "Gout: in an attack that joint carries no load until it is quiet, and the rest of the training goes on; drink through the day and through every session. A hot joint with fever belongs to a doctor the same day.",
  },
  {
    test: /apnoe|apnea|apnee|\bcpap\b/u,
    label: "sleep apnoea",
    note: "Sleep apnoea: the mask every night. After a night without it, or one that did not rest you, the day is easy.",
  },
  {
    test: /menopaus|wechseljahre|\bhrt\b|hot fl[au]sh|hitzewall|sofoco|bouffees|vampate|opvlieger|overgang/u,
    label: "the menopause",
    note: "Menopause: lifting and short fast work do the most for bones and muscle, so both stay. After a bad night the day is easy; hot flushes ask for a fan and a bottle. Bleeding a year after the last period belongs to a doctor.",
  },
  {
    test: /\bdeaf\b|gehorlos|hearing aid/u,
    label: "hearing",
    note: "Hearing: on roads take routes where you see what comes, and a clock you can see or feel.",
  },
  {
    test: /autis|adhd|adhs|tdah|ritalin|concerta|methylphenid|elvanse|vyvanse/u,
    label: "your medicine",
    note: "The plan stays. Stimulants raise the pulse and hide thirst and tiredness: trust the effort (RPE), drink by the clock, and eat before you train. Palpitations or chest pain: stop, and see a doctor before you train again.",
  },
  {
    test: /migrain|migran|triptan/u,
    label: "migraine",
    note: "Migraine: a long warm-up, food and drink before, sunglasses on bright days. In an attack there is no session, and it is not made up. A headache unlike the others, or one that begins like a blow on an effort, is an emergency.",
  },
  { test: /pcos|sopk/u, label: "PCOS", note: "PCOS closes nothing: strength twice a week and easy work on most days do the most." },
  {
    test: /endometrio|adenomyo/u,
    label: "endometriosis",
    note: "On painful days: half of the session, without sit-ups and straining, nothing made up.",
  },
  {
    test: /celiac|coeliac|zoliakie|lactose|laktose|gluten|\bibs\b|irritable bowel|reizdarm|colon irritable|reflux|\bgerd\b|heartburn|sodbrennen|ardor de estomago|prazol/u,
    label: "the stomach",
    note: "Two to three hours between a meal and hard work, and race food that you have tried in long sessions. Burning in the chest on an effort, not after food, is the heart's until a doctor says otherwise.",
  },
  { test: /\bhiv\b/u, label: "your treatment", note: "Treated HIV closes nothing. Fever or a new illness: no training until it is over." },
  {
    test: /depress|anxiety|angststor|ansiedad|anxiete|panic|panik|sertralin|citalopram|fluoxetin|venlafaxin|bipolar|ptsd|burnout/u,
    label: "how you are",
    note: "On a low day ten minutes count as a session, and nothing is made up. Some of these medicines raise the pulse or make you sweat more: trust the effort (RPE). When it gets dark, talk to somebody today.",
  },
  {
    test: /crohn|colitis/u,
    label: "the bowel",
    note: "In a flare the days are easy or free, and nothing is made up; drink more, and know where the next toilet is. Fever or blood belongs to your doctor.",
  },
  {
    test: /rheuma|reuma|polyarthrite|lupus|spondylo|bechterew|methotrexate|psoriatic/u,
    label: "your joints",
    note: "In a flare a hot or swollen joint carries no load, and the rest of the training goes on; stiff mornings get a longer warm-up. With a medicine that quiets the immune system a fever means no training and a call to your doctor.",
  },
  {
    test: /hay ?fever|heuschnupfen|pollen|polen|rhume des foins|antihistamin|cetirizin|loratadin/u,
    label: "hay fever",
    note: "On days of much pollen train indoors or in the evening after rain. A whistling or tight chest belongs to a doctor before anything hard.",
  },
  {
    test: /psoria|eczema|neurodermitis|rosacea/u,
    label: "your skin",
    note: "Skin: shower soon after training, soft fabric under straps, and no chlorine on open places.",
  },
  { test: /raynaud/u, label: "your hands", note: "Below 10 °C gloves and a warm-up indoors; white and numb fingers end the session." },
  {
    test: /varicose|krampfader|varices/u,
    label: "your veins",
    note: "Varicose veins: keep moving after hard sets. One calf that is swollen, warm or sore is an emergency.",
  },
  {
    test: /fatty liver|fettleber|higado graso/u,
    label: "the liver",
    note: "A fatty liver asks for what the plan holds: easy work on most days and strength twice a week.",
  },
  { test: /prostat/u, label: "the prostate", note: "A padded saddle, and standing up on it every ten minutes on long rides." },
];
