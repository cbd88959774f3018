import type { HealthLimits } from "./limits.ts";

/** A named diagnosis with the limits that usually go with it; what it hurts is read beside it, and a professional's own limits are added. */
export interface Diagnosis {
  /** "ask about …" */
  readonly label: string;
  /** Its names and lay names in the languages of the app, as `phraseList` reads them. */
  readonly names: string;
  readonly limits: Partial<HealthLimits>;
  readonly note: string;
  /** Where the limits come from. */
  readonly source: string;
}

const JOINT_RULE = "Pain up to 3/10 that is gone the next morning is fine; with more, or with swelling, do less of what caused it.";

/** Diagnoses of joints, bones, nerves and senses that limit movements, the narrower name first. */
export const DIAGNOSES: readonly Diagnosis[] = [
  {
    label: "Osgood-Schlatter",
    names:
      "osgood*, schlatter*, osgood schlatter, sinding larsen*, slj syndrome, tibial tubercle apophysitis, tibial tuberosity apophysitis",
    limits: { contacts: 20, impact: 2, closed: ["kneeling"] },
    note: `Osgood-Schlatter: no kneeling on the bump below the kneecap, few jumps, and only gentle stretching of the front of the thigh, standing. Squats and hinges stay as long as they do not hurt. ${JOINT_RULE}`,
    source: "AAFP and AAOS patient guidance; practice",
  },
  {
    label: "Sever's disease",
    names:
      "severs disease, sever disease, =severs, morbus sever, enfermedad de sever, maladie de sever, malattia di sever, doenca de sever, ziekte van sever, calcaneal apophysitis, apophysitis calcanei, apofisitis calcanea",
    limits: { contacts: 20, impact: 2 },
    note: `Sever's: the heel grows faster than its tendon. Shoes with a raised, soft heel, few jumps, nothing barefoot, and no stretch that hurts at the heel. ${JOINT_RULE}`,
    source: "AAFP and AAOS patient guidance; practice",
  },
  {
    label: "the growth spurt",
    names: "growth spurt, growing fast, grew * cm, wachstumsschub, estiron, poussee de croissance, scatto di crescita, estirao, groeispurt",
    limits: { contacts: 20, impact: 2, tests: false },
    note: "In a growth spurt bones grow faster than muscles and tendons: technique before weight, few jumps, no maximum tests. Pain at the knee, the heel or the front of the hip that lasts two weeks: see a doctor.",
    source: "special-populations.md section 4.3",
  },
  {
    label: "De Quervain's",
    names:
      "de quervain*, quervain*, tenosynovitis of the thumb, sehnenscheidenentzundung am daumen, tendinite du pouce, tendinitis del pulgar, tendinite do polegar, tendinite del pollice",
    limits: { heavyCarries: false, closed: ["carry"] },
    note: `De Quervain's: no carries. Lift with straps or a thick, neutral grip, the thumb beside the fingers; cross your arms in a front squat. Lift a child with your forearms under it, not by your thumbs. ${JOINT_RULE}`,
    source: "practice; injuries.md section 2 (wrist and hand)",
  },
  {
    label: "the high hamstring tendon",
    names:
      "high hamstring tendon*, high hamstring tendin*, proximal hamstring*, hamstring origin, under the sit bone, under my sit bone, below the sit bone, sitting bone pain, hamstringansatz*, sitzbein*, sitzhocker*, isquiotibial proximal, tendinopatia isquiotibial, insercion isquiotibial, ischio jambiers haut*, tendinopathie des ischios, tendinopatia ischiocrurale, hamstringaanhechting",
    limits: { closed: ["rdl", "floor", "deep-lunge", "hamstring-stretch"] },
    note: `The high hamstring tendon tolerates load, but no stretch or pressure under the sit bone. Bridges and hip thrusts instead of Romanian deadlifts, no deep lunges, no stretch of the back of the thigh, no sprints uphill. Long sitting: a cushion, and stand up at every stop; no long run straight after it. Once a week count single-leg bridges: the number decides what comes back. ${JOINT_RULE}`,
    source: "injuries.md section 2 (thigh); practice",
  },
  {
    label: "Scheuermann's",
    names: "scheuermann*, =scheuermanns, juvenile kyphosis",
    limits: { spineFlexion: false, closed: ["good-morning"] },
    note: "Scheuermann's: strength for the back and an upright chest help the most, so pulls and rows stay. Left out: sit-ups and everything that rounds the back under a weight.",
    source: "practice; injuries.md section 2 (upper back)",
  },
  {
    label: "a slipped vertebra",
    names:
      "spondylolisthes*, spondylolysis, spondylolyse, spondylolistes*, wirbelgleiten, gleitwirbel, espondilolistesis, espondilolisis, spondilolistesi, espondilolistese, pars fracture, pars defect, pars stress fracture, slipped vertebra, wervelverschuiving",
    limits: { percent: 75, tests: false, kipping: false, headDown: false, closed: ["good-morning"] },
    note: "A slipped vertebra: brace the trunk, no arching back under a weight, no kipping and no handstands, loads up to 75%. Numbness or weakness in a leg: see a doctor the same day.",
    source: "practice; injuries.md section 2 (lower back)",
  },
  {
    label: "a narrow spinal canal",
    names:
      "spinal stenosis, lumbar stenosis, canal stenosis, spinalkanalstenose, spinalkanalverengung, estenosis de canal, estenosis lumbar, canal lombaire etroit, canal lombaire retreci, stenosi lombare, stenosi del canale, estenose lombar, lumbale stenose, wervelkanaalstenose",
    limits: { percent: 75, tests: false, overhead: false, kipping: false },
    note: "A narrow spinal canal feels better with the back slightly bent: cycling and uphill walking build your endurance, and you press nothing heavy overhead with an arched back. If your legs get weak or numb, sit down; if that does not pass, or if your bladder or bowels no longer work as usual, it is an emergency.",
    source: "NASS guideline lumbar stenosis 2011; practice",
  },
  {
    label: "knee arthritis",
    names:
      "gonarthros*, gonartros*, kniearthrose, kniegelenksarthrose, knieartrose, arthrose knie, arthrose im knie, arthrose in den knien, knee arthritis, knee osteoarthritis, arthritis in my knee*, arthritis in * knee*, arthrose in * knie*, artrosis de * rodilla*, arthritic knee*, osteoarthritis of the knee*, osteoarthritis in * knee*, knee oa, artrosis de rodilla*, artrosis en la rodilla, artrosis en las rodillas, arthrose du genou, arthrose au genou, arthrose des genoux, artrosi al ginocchio, artrosi del ginocchio, artrose em joelho*, artrose do joelho, artrose in * knie*, artrose * knie*, bone on bone knee*",
    limits: { contacts: 20, impact: 2, tests: false, closed: ["squat-deep", "deep-lunge", "kneeling"] },
    note: `Arthritis of the knee: strength is its first treatment, so squats stay, to a box at a pain-free depth. Left out: deep bends, kneeling and most jumps. ${JOINT_RULE}`,
    source: "NICE NG226 (2022): exercise for everybody with osteoarthritis; movements are practice",
  },
  {
    label: "hip arthritis",
    names:
      "coxarthros*, coxartros*, huftarthrose, huftgelenksarthrose, heupartrose, arthrose hufte, arthrose in der hufte, hip arthritis, hip osteoarthritis, arthritis in my hip*, arthritis in * hip*, arthrose in * huft*, arthritic hip*, osteoarthritis of the hip*, osteoarthritis in * hip*, hip oa, artrosis de cadera, artrosis en la cadera, arthrose de hanche, arthrose de la hanche, artrosi all anca, artrosi dell anca, artrose em quadril, artrose do quadril, artrose in * heup*, artrose * heup*",
    limits: { contacts: 20, impact: 2, tests: false, closed: ["squat-deep", "deep-lunge"] },
    note: `Arthritis of the hip: strength is its first treatment, so squats and hinges stay, above the depth that pinches. Left out: deep bends and most jumps. ${JOINT_RULE}`,
    source: "NICE NG226 (2022); movements are practice",
  },
  {
    label: "the hip",
    names:
      "hip dysplasia, huftdysplasie, displasia de cadera, dysplasie de hanche, displasia dell anca, displasia do quadril, heupdysplasie, =perthes, legg calve*, slipped epiphysis, slipped growth plate, scfe, femoroacetabular*, cam impingement, pincer impingement, huftimpingement, choque femoroacetabular, conflit femoro*",
    limits: { contacts: 40, closed: ["squat-deep", "deep-lunge"] },
    note: `The hip stays above the depth at which it pinches: squats to a box, hinges and carries, no deep squats and lunges. ${JOINT_RULE}`,
    source: "Warwick 2016 (injuries.md); practice",
  },
  {
    label: "the frozen shoulder",
    names:
      "frozen shoulder, adhesive capsulitis, schultersteife, steife schulter, hombro congelado, capsulitis adhesiva, epaule gelee, capsulite retractile, capsulite adhesive, spalla congelata, capsulite adesiva, ombro congelado, bevroren schouder",
    limits: { overhead: false, kipping: false, closed: ["bar-hang", "dip"] },
    note: "Do not stretch a frozen shoulder by force: presses and pulls stay in the range that moves freely, nothing overhead, no hanging and no dips. The range comes back over months.",
    source: "JOSPT adhesive capsulitis guideline 2013; practice",
  },
  {
    label: "the nerves of your feet",
    names: "neuropathy, polyneuropath*, peripheral neuropathy, neuropatia, neuropathie",
    limits: { falls: false, contacts: 0, impact: 1, running: false },
    note: "With less feeling in your feet: nothing barefoot, no hard landings, balance work next to something to hold, and a look at both feet every evening. A sore, a blister or a hot spot: see a doctor that week.",
    source: "special-populations.md section 4.9 (numb feet)",
  },
  {
    label: "the prosthesis",
    names:
      "amputee, amputation, amputated, amputat*, amputier*, amputad*, ampute*, amputaz*, geamputeerd, prosthetic leg, prosthetic arm, prosthetic foot, running blade, running leg, blade leg, beinprothese, unterschenkelprothese, oberschenkelprothese, armprothese, protesis de pierna, prothese de jambe",
    limits: { falls: false, contacts: 0, impact: 2, highSteps: false },
    note: "With a prosthesis: check the skin of the stump before and after every session; a red spot that stays for 20 minutes, or open skin, means no load on it that day; have your prosthetist check the socket. For each lift choose a stance the prosthesis can hold.",
    source: "practice",
  },
  {
    label: "your balance",
    names:
      "balance not great, balance is not great, balance is off, balance is bad, poor balance, bad balance, balance problem*, balance issue*, unsteady on my feet, wobbly on my feet, left side is weak*, right side is weak*, left side a bit weak*, right side a bit weak*, weak left side, weak right side, one sided weakness, hemiparesis, hemiparese, halbseitenlahmung, gleichgewichtsprobleme, gleichgewicht schlecht, schlechtes gleichgewicht, unsicher auf den beinen, gangunsicherheit, mal equilibrio, problemas de equilibrio, problemes d equilibre, hemiplegia, hemiplegie, lado direito mais fraco, lado esquerdo mais fraco, lado derecho mas debil, lado izquierdo mas debil",
    limits: { falls: false, oneLegStrength: false, barbellOverhead: false },
    note: "With weakness on one side or poor balance: nothing you could fall from, strength on two legs, no bar over your face or head, and a hand near something steady in every balance drill. Start one-sided exercises with the weaker side.",
    source: "AHA/ASA physical activity after stroke 2014; practice",
  },
  {
    label: "your eyes",
    names:
      "partially sighted, visually impaired, low vision, legally blind, retinitis pigmentosa, macular degeneration, sehbehindert*, sehbehinderung, makuladegeneration, baja vision, discapacidad visual, malvoyant*, ipovedente, baixa visao, slechtziend*",
    limits: { falls: false },
    note: "With low vision: nothing you could fall from, no trails and no traffic. Run with a guide or on a treadmill with the safety clip, and keep plates and weights in fixed places.",
    source: "special-populations.md section 5; practice",
  },
  {
    label: "the stoma",
    names: "=stoma, colostomy, ileostomy, kunstlicher darmausgang, colostomia, ileostomia, colostomie, ileostomie, =ostomy",
    limits: { percent: 70, breathHolding: false, spineFlexion: false, tests: false, heavyCarries: false },
    note: "With a stoma: breathe out on every effort, no sit-ups and no heavy carries, loads up to 70%; drink by the clock. A bulge next to it: see your stoma nurse before you lift again.",
    source: "ASCN UK guidance on hernia prevention; practice",
  },
  {
    label: "straining",
    names:
      "haemorrhoid*, hemorrhoid*, hamorrhoid*, hemorroide*, almorranas, hemorroides, emorroidi, aambeien, =piles, anal fissure, analfissur, fisura anal, fissure anale",
    limits: { breathHolding: false, tests: false, fewestReps: 5 },
    note: "With haemorrhoids or a fissure, do not strain: breathe out on every effort, sets of five or more. Have any bleeding looked at.",
    source: "practice",
  },
];
