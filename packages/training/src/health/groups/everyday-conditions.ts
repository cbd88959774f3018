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
  "humira, adalimumab, infliximab, remicade, stelara, ustekinumab, vedolizumab, entyvio, rituximab, ocrelizumab, secukinumab, =biologics, biologika, low iron, iron deficien*, iron tablets, iron pills, iron infusion, ferritin*, eisenmangel, eisentabletten, eiseninfusion, hierro bajo, falta de hierro, deficit de hierro, ferropenia, carence en fer, manque de fer, gout, =gicht, =gota, la goutte, crise de goutte, allopurinol, alopurinol, febuxostat, colchicin*, sleep apnoea, sleep apnea, schlafapnoe, apnea del sueno, apnee du sommeil, =cpap, menopaus*, hot flush*, hot flash*, hitzewallung*, sofocos, bouffees de chaleur, vampate, opvliegers, overgang, wechseljahre, perimenopaus*, =hrt, =deaf, gehorlos, hearing aid*, autis*, =adhd, =adhs, =tdah, ritalin, concerta, methylphenid*, elvanse, vyvanse, chronic migraine, migraine*, migrane, migrana*, triptan*, sumatriptan, =pcos, =sopk, endometrios*, adenomyos*, celiac*, coeliac*, zoliakie, celiaqu*, lactose, laktose*, =gluten, =hiv, depress*, depresion, anxiety, angststorung, ansiedad, anxiete, panic attack*, panikattacken, sertralin*, citalopram, escitalopram, fluoxetin*, venlafaxin*, antidepress*, bipolar, =ptsd, burnout, psoria*, eczema, neurodermitis, rosacea, tinnitus, crohn*, colitis, =ibs, irritable bowel, reizdarm, colon irritable, rheumatoid, rheuma, reuma, artritis reumatoide, polyarthrite, lupus, spondyloarthritis, bechterew, methotrexate, =reflux, =gerd, heartburn, sodbrennen, ardor de estomago, omeprazol*, pantoprazol*, esomeprazol*, hay fever, hayfever, heuschnupfen, pollen allergy, pollenallergie, alergia al polen, rhume des foins, antihistamin*, cetirizin*, loratadin*, raynaud*, varicose, krampfadern, =varices, fatty liver, fettleber, higado graso, kidney stone*, nierenstein*, piedras en el rinon, calculos renales, calculs renaux, prostate, prostata, contraceptive pill, birth control, antibabypille, pildora anticonceptiva, anticonceptiv*, pilule, mirena, =spirale, finasterid*, minoxidil, cortisone injection*, cortisone shot*, cortisone jab, cortisone inject*, injected with cortisone, injected w cortisone, injection of cortisone, injections of cortisone, kortisonspritze, cortisonspritze, kortisoninjektion, cortisoninjektion, kortison gespritzt, cortison gespritzt, mit kortison gespritzt, infiltracion*, infiltrado con corticoide*, inyeccion de cortico*, inyeccion de cortisona, infiltration*, piqure de cortisone, injection de corticoide*, infiltrazion*, iniezione di cortisone, infiltracao, infiltracoes, injecao de corti*, cortisone injectie*, cortisoneinjectie*, cortisonprik, cortisonenprik, cortisoneprik, hair transplant, kidney donor, restless legs, miscarr*, stillbirth, stillborn, lost the baby, lost my baby, lost our baby, fehlgeburt, totgeburt, sternenkind, fausse couche, aborto espontaneo, aborto spontaneo, miskraam";

/** The first that fits; special-populations.md section 5 lists menopause, hearing, attention, autism and migraine as advice, the others are practice. */
export const EVERYDAY_CONDITIONS: readonly EverydayCondition[] = [
  {
    test: /miscarr|stillb|lost (?:the|my|our) baby|fehlgeburt|totgeburt|sternenkind|fausse couche|aborto espontaneo|aborto spontaneo|miskraam/u,
    label: "how you are",
    note: "I am sorry for your loss. The plan goes on as your doctor allowed; an easy day, or a day off, is right whenever you need it. Bleeding, fever or pain in the belly: call your doctor.",
  },
  {
    test: /cortison\w* (?:inject|shot|jab)|injected (?:with|w) cortison|(?:injections?|injection) (?:of|de) corti|[ck]ortison(?:spritze|injektion| gespritzt)|infiltra(?:ci|ti|zi|ca|co|do con)|(?:inyeccion|piqure|iniezione|injecao) d[ei] corti|cortisone? ?(?:injectie|n?prik)/u,
    label: "the injection",
    note: "After a cortisone injection: no heavy load on that area for two weeks; the rest of your training goes on.",
    isInstead: true,
  },
  {
    test: /humira|\w+mab\b|remicade|stelara|entyvio|biologi/u,
    label: "your medicine",
    note: "A medicine that suppresses the immune system changes nothing in the plan. With a fever or an infection, do not train, and call your doctor.",
  },
  {
    test: /hair transplant/u,
    label: "the operation",
    note: "For two weeks: nothing that makes you sweat or presses on the scalp.",
    isInstead: true,
  },
  {
    test: /kidney stone|nierenstein|piedras en el rinon|calculos renales|calculs renaux|kidney donor/u,
    label: "the kidneys",
    note: "Drink through the day and through every session. Pain in your side that comes in waves: see a doctor the same day.",
    isInstead: true,
  },
  {
    test: /(?:low|hierro) iron|iron|ferrit|eisenmangel|eisentabl|eiseninf|hierro|ferropenia|carence en fer|manque de fer/u,
    label: "iron",
    note: "Low iron: the plan stays as long as easy work feels easy. On an unusually tired or breathless day, train easy; if easy effort leaves you breathless, see your doctor. Take tablets as agreed, away from coffee, tea and milk, and have your ferritin measured again after 8 to 12 weeks.",
  },
  {
    test: /\bgout\b|\bgicht\b|\bgota\b|goutte|allopurinol|alopurinol|febuxostat|colchicin/u,
    label: "gout",
    note: "Gout: during an attack, put no load on that joint until it has settled; the rest of your training goes on. Drink through the day and through every session. A hot joint with fever: see a doctor the same day.",
  },
  {
    test: /apnoe|apnea|apnee|\bcpap\b/u,
    label: "sleep apnoea",
    note: "Sleep apnoea: wear the mask every night. After a night without it, or a bad night, train easy.",
  },
  {
    test: /menopaus|wechseljahre|\bhrt\b|hot fl[au]sh|hitzewall|sofoco|bouffees|vampate|opvlieger|overgang/u,
    label: "the menopause",
    note: "Menopause: lifting and short fast work do the most for bones and muscle, so both stay. After a bad night, train easy; for hot flushes, have a fan and a bottle at hand. Bleeding a year after your last period: see a doctor.",
  },
  {
    test: /\bdeaf\b|gehorlos|hearing aid/u,
    label: "hearing",
    note: "Hearing: on roads, choose routes where you can see what is coming, and use a clock you can see or feel.",
  },
  {
    test: /autis|adhd|adhs|tdah|ritalin|concerta|methylphenid|elvanse|vyvanse/u,
    label: "your medicine",
    note: "The plan stays. Stimulants raise your heart rate and hide thirst and tiredness: trust the effort (RPE), drink by the clock, and eat before you train. Palpitations or chest pain: stop, and see a doctor before you train again.",
  },
  {
    test: /migrain|migran|triptan/u,
    label: "migraine",
    note: "Migraine: take a long warm-up, eat and drink beforehand, and wear sunglasses on bright days. Do not train during an attack, and do not try to catch up on the session later. A headache unlike your others, or a sudden severe one during effort, is an emergency.",
  },
  { test: /pcos|sopk/u, label: "PCOS", note: "PCOS sets no limits: strength twice a week and easy work on most days help the most." },
  {
    test: /endometrio|adenomyo/u,
    label: "endometriosis",
    note: "On painful days: half the session, no sit-ups or straining, and no catching up.",
  },
  {
    test: /celiac|coeliac|zoliakie|lactose|laktose|gluten|\bibs\b|irritable bowel|reizdarm|colon irritable|reflux|\bgerd\b|heartburn|sodbrennen|ardor de estomago|prazol/u,
    label: "the stomach",
    note: "Leave two to three hours between a meal and hard work, and race on food you have tried in long sessions. Burning in the chest during effort, not after food, may be your heart: stop and see a doctor before you train again.",
  },
  { test: /\bhiv\b/u, label: "your treatment", note: "Treated HIV sets no limits. Fever or a new illness: no training until it is over." },
  {
    test: /depress|anxiety|angststor|ansiedad|anxiete|panic|panik|sertralin|citalopram|fluoxetin|venlafaxin|bipolar|ptsd|burnout/u,
    label: "how you are",
    note: "On a low day ten minutes count as a session, and there is no catching up. Some of these medicines raise your heart rate or make you sweat more: trust the effort (RPE). If dark thoughts come, talk to somebody today.",
  },
  {
    test: /crohn|colitis/u,
    label: "the bowel",
    note: "In a flare, train easy or rest, and do not catch up later; drink more, and know where the nearest toilet is. Fever or blood: call your doctor.",
  },
  {
    test: /rheuma|reuma|polyarthrite|lupus|spondylo|bechterew|methotrexate|psoriatic/u,
    label: "your joints",
    note: "In a flare, put no load on a hot or swollen joint; the rest of your training goes on. On stiff mornings, warm up longer. If your medicine suppresses the immune system, a fever means no training and a call to your doctor.",
  },
  {
    test: /hay ?fever|heuschnupfen|pollen|polen|rhume des foins|antihistamin|cetirizin|loratadin/u,
    label: "hay fever",
    note: "On high-pollen days, train indoors or in the evening after rain. A wheezing or tight chest: see a doctor before anything hard.",
  },
  {
    test: /psoria|eczema|neurodermitis|rosacea/u,
    label: "your skin",
    note: "Skin: shower soon after training, soft fabric under straps, and no chlorine on broken skin.",
  },
  { test: /raynaud/u, label: "your hands", note: "Below 10 °C: wear gloves and warm up indoors; stop if fingers turn white and numb." },
  {
    test: /varicose|krampfader|varices/u,
    label: "your veins",
    note: "Varicose veins: keep moving after hard sets. One calf that is swollen or warm, or sore without a reason, is an emergency.",
  },
  {
    test: /fatty liver|fettleber|higado graso/u,
    label: "the liver",
    note: "For a fatty liver, the plan has what helps: easy work on most days and strength twice a week.",
  },
  { test: /prostat/u, label: "the prostate", note: "Use a padded saddle, and stand on the pedals every ten minutes on long rides." },
];
