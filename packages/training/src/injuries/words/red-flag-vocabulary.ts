import type { RedFlagClass } from "../injury.ts";
import { phraseBook, type PhraseBook } from "./phrases.ts";

export interface RedFlagMeaning {
  readonly class: RedFlagClass;
  /** Older than this many days, or healed, it is no flag any more. Absent: always a flag until cleared. */
  readonly pastAfterDays?: number;
  /** Belongs to a known illness when one is named: "epilepsy, last seizure in May". */
  readonly isStanding?: boolean;
  /** Counts only beside a part of the body. */
  readonly needsBody?: boolean;
}

const cardiac: RedFlagMeaning = { class: "cardiac" };
const trauma: RedFlagMeaning = { class: "trauma", pastAfterDays: 365 };

/** Phrases that are a red flag by themselves (injuries.md section 3); "harmless" keeps a longer phrase from being misread. */
export const RED_FLAG_PHRASES = phraseBook<RedFlagMeaning | "harmless">([
  [
    cardiac,
    "chest pain, heart pain, heart hurts, chest pressure, chest tightness, tight chest, angina, ohnmachtig, bewusstlos*, umgekippt, desmay*, perdi el conocimiento, evanoui*, svenut*, desmaiei, flauwgevallen, herzrasen, palpitation, heart palpitation, arrhythmia, irregular heartbeat, irregular heart beat, fainted, fainting, faint, passed out, pass out, passing out, syncope, blackout, black out, blacked out, blacking out, pain down left arm, pain down my left arm, pain down jaw, pain down my jaw, pain down the jaw, left arm pain and jaw pain, pain in my jaw and arm, brustschmerz*, malaise, schwarz vor augen, schwarz vor den augen, heart skips, heart skipping, skips beats, skipped beats, heart races at rest, heart racing at rest, heart races for no reason, heart racing for no reason, herzstolpern, herz stolpert, stolpert das herz, stolpert mein herz, herz setzt aus, cuore salta, cuore che salta, cuore perde colpi, corazon me salta, corazon da saltos, corazon se me dispara solo, coeur saute, coeur qui saute, coeur s emballe sans, herzstechen, synkope, sincope, kollabiert, zusammengeklappt, zusammengebrochen, brustenge, engegefuhl, palpitacion*, perdi la conciencia, perdi el sentido, collaps*, ohnmacht*, blacks out, chest feels heavy, heaviness in my chest, keeled over, everything goes black, everything went black, goes black, went black, se me nubla la vista, nubla la vista, breastbone pressure, pressure behind my breastbone, pressure behind the breastbone, pain behind the breastbone, pain behind my breastbone, behind the sternum, behind my sternum, hinter dem brustbein, detras del esternon, derriere le sternum, dolor toracico, opresion toracica, douleur thoracique, oppression thoracique, perte de connaissance, perdu connaissance, perdu conscience, tombe dans les pommes, ohnmacht, elephant on my chest, elephant sitting on me, elephant sitting on my chest, elephant sat on me, elephant sat on my chest, elephant sits on my chest, elefante en el pecho, elefant auf der brust, elephant sur la poitrine, elefante sul petto, elefante no peito, olifant op mijn borst, down like a sack, woke up on the floor, woke up on the kitchen, woke up on the bathroom, found myself on the floor, came round on the floor, came to on the floor, boden wiedergefunden, licht ausgegangen, me fui al suelo, retrouve par terre, mi sono ritrovato a terra, mi sono ritrovata a terra, dou umas apagadas",
  ],
  [{ class: "cardiac", pastAfterDays: 90 }, "heart attack, herzinfarkt, infarto, infarctus"],
  [
    { class: "respiratory" },
    "gasping for air, gasping at rest, cough up blood, coughs up blood, spit blood, spitting blood, short of breath lying, breathless lying, atemnot, keine luft, kriege keine luft, me falta el aire, me ahogo, manque d air, manque air, luftnot, kurzatmig in ruhe, sin aire en reposo, essouffle au repos, blut gehustet, blut husten, huste blut, blut beim husten, toso sangre, tos con sangre, escupo sangre, crache du sang, crachats de sang, manca il fiato, falta de ar, geen lucht, severe shortness of breath, short of breath at rest, shortness of breath at rest, breathless at rest, cant breathe, cannot breathe, coughing blood, coughing up blood, cough blood, blue lips, asthma attack",
  ],
  [
    { class: "neuro" },
    "went limp, goes limp, cannot move my leg, cant move my leg, cannot move my arm, cant move my arm, cannot move my foot, cant move my foot, paralys*, paralis*, gelahmt*, lahmung*, hemiplegi*, lost my vision, lost vision in, loss of vision, vision loss, loss of sight, sudden blindness, severe headache, thunderclap, donnerschlag*, vernichtungskopfschmerz*, speech is slurred, cannot speak, cant speak, cant find words, face drops, droopy mouth, droopy face, mouth droops, mouth drooped, mouth drooping, mouth went droopy, face went droopy, crooked mouth, mouth hung, mouth sagged, mund hing, mund hangt schief, schiefer mund, boca torcida, bouche de travers, bocca storta, boca torta, mond scheef, scheve mond, schiefes gesicht, hangender mundwinkel, sehstorung*, doppelbilder, sprachstorung*, lallen, vision double, vision doble, stroke signs, stroke symptoms, signs of a stroke, having a stroke, face droop, face drooping, facial droop, drooping face, slurred speech, slurring, sudden weakness, worst headache, double vision, lost vision, vision went blurry, vision goes blurry, blurry vision, blurred vision, vision went black, loss of consciousness, lost consciousness, knocked out, unconscious, thunderclap headache",
  ],
  [{ class: "neuro", pastAfterDays: 90 }, "had a stroke, mini stroke, schlaganfall"],
  [{ class: "neuro", pastAfterDays: 8, isStanding: true }, "seizure, krampfanfall, convulsion*"],
  [
    { class: "neuro", pastAfterDays: 28 },
    "concussion, concussed, gehirnerschutterung, conmocion, commotion cerebrale, traumatismo craneal, schadeltrauma, schadel hirn trauma, traumatisme cranien",
  ],
  [
    { class: "cauda-equina" },
    "pins and needles in both legs, pins and needles in both my legs, tingling in both legs, tingling in both my legs, wet myself, wetting myself, cant pee, cannot pee, cant pee properly, trouble peeing, trouble to pee, no feeling in my legs, no feeling in legs, no feeling in both legs, cant feel my legs, cannot feel my legs, cant pass urine, cannot pass urine, unable to pee, unable to urinate, no control over my bowel, no control over my bladder, no control of my bladder, no control of my bowel, stuhlinkontinenz, foot drops, foot just drops, foot keeps dropping, fussheberschwache, fallfuss, pie caido, pied tombant, numb saddle, saddle numbness, numb groin, groin numbness, saddle anaesthesia, saddle anesthesia, foot drop, drop foot, cauda equina",
  ],
  [
    { class: "vascular", pastAfterDays: 90 },
    "dvt, blood clot, deep vein thrombosis, thrombosis, pulmonary embolism, lungenembolie, thrombose, trombosis",
  ],
  [
    { class: "rhabdo", pastAfterDays: 365 },
    "dark urine, cola urine, cola coloured urine, cola colored urine, brown urine, coke coloured urine, coke colored urine, tea coloured urine, rhabdo, rhabdomyolysis",
  ],
  [
    { class: "heat", pastAfterDays: 365 },
    "heat stroke, heatstroke, stopped sweating, collapsed in heat, collapse in heat, collapsed in the heat",
  ],
  [
    trauma,
    "out of its socket, out of socket, ausgekugelt, luxiert, luxacion, luxation, luxe, luxee, epaule deboitee, dislocado, dislocada, fractur*, dislocat*, deformity, deformed, head trauma, neck trauma, head injury, hit my head, deep wound, deep cut, open wound, cannot bear weight, cant bear weight, unable to bear weight",
  ],
  [{ ...trauma, needsBody: true }, "broken, broke"],
  [{ class: "infection", pastAfterDays: 3 }, "fever, feverish, fieber, fiebre, fievre, febbre, febre, koorts"],
  [
    { class: "infection" },
    "night sweats, unexplained weight loss, infected, infected wound, sepsis, blood in my stool, blood in stool, blood in the stool, bloody stool, black stool, peeing blood, peed blood, pissing blood, blood in my urine, blood in urine, vomiting blood, blut im stuhl, blut im urin, sangre en las heces, sangre en la orina, sang dans les selles, sang dans les urines, sang dans l urine",
  ],
  [
    { class: "bone-stress", pastAfterDays: 365 },
    "stress fracture, stress fractures, focal bone pain, bone stress injury, bone pain at rest, hop test pain, pain on hop test, pain on the hop test, pain in the hop test, positive hop test, failed hop test",
  ],
  [
    { class: "post-op", pastAfterDays: 84 },
    "surgery, operation, operated, post op, postop, surgical*, reconstruction, arthroscop*, meniscectomy, knee replacement, hip replacement, hernia repair",
  ],
  [
    { class: "mental-health", pastAfterDays: 730 },
    "suicid*, kill myself, killing myself, end my life, want to die, end it all, ending it all, take my life, taking my life, dont want to live, better off dead, no reason to live, self harm, selfharm, hurt myself, hurting myself, harm myself, harming myself, cut myself, cutting myself, make myself throw up, making myself throw up, make myself sick, making myself sick, make myself vomit, purge, purging, binge and purge, starve, starving, starving myself, starve myself, umbringen, nicht mehr leben, selbstmord*, matarme, quitarme la vida, me tuer, en finir avec la vie, uccidermi, me matar, zelfmoord",
  ],
  [{ class: "mental-health", pastAfterDays: 180 }, "bulimi*, anorexi*"],
  [
    "harmless",
    "collapsed lung, ex anorexi*, ex bulimi*, hay fever, glandular fever, cabin fever, faint pain, faint ache, faint twinge, broke my pr, broke my record, broke a record, broke my best, broke down, broken down, broken sleep, broke up, broke a sweat, waiting for surgery, awaiting surgery, surgery scheduled, surgery planned, scheduled for surgery, avoid surgery, need surgery, hurt myself lifting, hurt myself deadlifting, hurt myself squatting, hurt myself running, hurt myself training, hurt myself at, hurt myself in, hurt myself during, hurt myself while, hurt myself when, hurt myself doing, hurt myself playing, cut myself shaving, cut myself on, starving after, starving for",
  ],
]);

export interface RedFlagCombination {
  readonly meaning: RedFlagMeaning;
  readonly parts: readonly PhraseBook<string>[];
  /** "near": within four words of each other in one statement. */
  readonly within: "near" | "sentence";
}

const words = (phrases: string): PhraseBook<string> => phraseBook([["", phrases]]);

let combinations: readonly RedFlagCombination[] | undefined;

/** Words that are a red flag only together. */
export function redFlagCombinations(): readonly RedFlagCombination[] {
  return (combinations ??= allCombinations());
}

const allCombinations = (): readonly RedFlagCombination[] => [
  {
    meaning: cardiac,
    parts: [
      words("ticker, pumpe, palpitant, patata, rikketik, rikketikker, old pump"),
      words(
        "somersault*, flip*, flop*, drum*, flutter*, skip, skips, skipping, misses, stumble*, trip, trips, races, racing, stolpert, stolpern, purzelbaum*, hupft, rast, aussetzer, aussetzt, emballe*, emballer, rates, saute, salto*, salta, brinco*, acelera*, dispara*, koprol*, slag over, slaat over, op hol",
      ),
    ],
    within: "near",
  },
  {
    meaning: cardiac,
    parts: [
      words("heart, herz, corazon, coeur, cuore, coracao, hart"),
      words(
        "somersault*, drum solo, purzelbaum*, brinco, brincos, capriole, koprol*, slag over, parte a mille da solo, flip flops, flip flopping",
      ),
    ],
    within: "near",
  },
  { meaning: cardiac, parts: [words("chest"), words("pain, painful, pressure, tight, tightness, crushing, squeezing")], within: "near" },
  { meaning: cardiac, parts: [words("pain, numb*, tingl*"), words("left arm"), words("jaw, chest, down")], within: "near" },
  {
    meaning: { class: "respiratory" },
    parts: [words("breath*"), words("rest, severe, severely"), words("short, shortness, breathless, struggl*, difficult*")],
    within: "near",
  },
  {
    meaning: cardiac,
    parts: [
      words("brust, brustkorb, pecho, poitrine, thorax, petto, torace, peito, borst"),
      words(
        "schmerz*, druck*, enge, engegefuhl, sticht, stechen, dolor, duele, aprieta, opresion, presion, douleur*, mal, serre, oppress*, dolore, peso, dor, aperto, pijn",
      ),
    ],
    within: "near",
  },
  {
    meaning: { class: "nerve", pastAfterDays: 90 },
    parts: [
      words(
        "numb*, no feeling, no sensation, loss of feeling, loss of sensation, lost feeling, lost the feeling, lost all feeling, lost sensation, cant feel, cannot feel, dont feel my, taub*, kein gefuhl, gefuhl verloren, gefuhl im bein verloren, gefuhl im arm verloren, gefuhl im fuss verloren, dormi, gefuhllos*, spure mein*, spure meine not, sin sensibilidad, perdida de sensibilidad, perdi la sensibilidad, perdi sensibilidad, dormido, dormida, entumecid*, adormecid*, adormecimiento, no siento el, no siento la, no siento los, no siento las, no siento mi, no siento mis, engourdi*, insensible, perte de sensibilite, sens plus mon, sens plus ma, sens plus mes, sens plus le, sens plus la, intorpidit*, dormente, doof gevoel",
      ),
      words(
        "foot, feet, leg, face, arm, toe, orteil*, zeh*, fuss, fusse, bein, beine, arm, gesicht, pie, pies, pierna, brazo, cara, pied, pieds, jambe, bras, visage, piede, gamba, braccio, perna, pe, voet, been",
      ),
    ],
    within: "near",
  },
  {
    // Numb fingers alone are a wrist; fingers without any feeling are not.
    meaning: { class: "nerve", pastAfterDays: 90 },
    parts: [
      words(
        "no feeling, no sensation, loss of feeling, loss of sensation, lost feeling, lost all feeling, cant feel, cannot feel, kein gefuhl, gefuhllos*, sin sensibilidad, perdi la sensibilidad, perdida de sensibilidad, no siento el, no siento la, no siento los, no siento las, sens plus mon, sens plus ma, sens plus mes, sens plus la, sens plus le, plus de sensation",
      ),
      words("hand, finger, thumb, hande, mano, manos, dedo, dedos, main, mains, doigt, doigts"),
    ],
    within: "near",
  },
  {
    meaning: { ...trauma, pastAfterDays: 28 },
    parts: [words("heard a crack, heard a pop, heard a snap, felt a snap, knacks, gekracht, crujido, craquement")],
    within: "near",
  },
  {
    meaning: { class: "rhabdo", pastAfterDays: 28 },
    parts: [
      words("urin, orina, urine, urina, pipi, plas"),
      words("braun*, dunkel*, dunkl*, cola, marron, oscur*, brun, brune, coca, scura, escura, bruin*, fonce*, foncee*"),
    ],
    within: "near",
  },
  {
    meaning: { class: "vascular", pastAfterDays: 28 },
    parts: [
      words("wade, pantorrilla, mollet, polpaccio, panturrilha, kuit"),
      words("geschwollen, dick, hinchad*, gonfl*, gonfio, inchad*, opgezet, dik"),
      words("warm, rot, heiss, caliente, roja, chaud*, rouge, caldo, rosso, quente, rood"),
    ],
    within: "sentence",
  },
  {
    meaning: { class: "cauda-equina" },
    parts: [
      words("taub*, kein gefuhl, no siento, engourdi*, sens plus, non sento, nao sinto"),
      words("zwischen den beinen, entre las piernas, entre les jambes, tra le gambe, entre as pernas"),
    ],
    within: "sentence",
  },
  {
    meaning: cardiac,
    parts: [
      words("arm, brazo, bras"),
      words("left, izquierdo, gauche, linker"),
      words("chest, pecho, poitrine, brust"),
      words("pain, dolor, douleur"),
    ],
    within: "sentence",
  },
  { meaning: { class: "neuro" }, parts: [words("weakness, weak, numb*"), words("sudden, suddenly"), words("side")], within: "near" },
  {
    meaning: { class: "nerve", pastAfterDays: 90 },
    parts: [
      words(
        "weakness, kraftverlust, kraftlosigkeit, perdida de fuerza, perte de force, lost strength, lost all strength, gives out, gave out",
      ),
      words("leg, arm, foot, hand, bein, pierna, brazo, jambe, bras"),
    ],
    within: "near",
  },
  { meaning: { class: "cauda-equina" }, parts: [words("numb*, tingl*"), words("groin")], within: "near" },
  {
    meaning: { class: "cauda-equina" },
    parts: [
      words("numb*, tingl*, adormec*, dormid*, engourdi*, no feeling, kein gefuhl, insensib*"),
      words(
        "saddle, genital*, perine*, bum, around my anus, between my legs, between legs, between the legs, schritt, damm, reithosen*, entrepierna, entrejambe",
      ),
    ],
    within: "sentence",
  },
  {
    meaning: { class: "cauda-equina" },
    parts: [
      words("urin, blase, stuhl, darm, orina, vejiga, esfinter*, urine, vessie, selles"),
      words(
        "controlar la, no puedo controlar, no puedo aguantar, halten, not halten, nicht halten, nicht mehr halten, kontrolle, controlo, controlar, aguantar, aguanto, retenir, retiens, controle plus",
      ),
    ],
    within: "near",
  },
  {
    meaning: cardiac,
    parts: [
      words("heart, herz, corazon, coeur"),
      words("races, racing, rast, skips, skipping, stolpert, flutter*, pounding, acelera*, emballe*, s emballe"),
      words("rest, resting, ruhe, reposo, repos, dizzy, dizziness, lightheaded, schwindel*, mareo, mareos, vertige*"),
    ],
    within: "near",
  },
  {
    meaning: { class: "nerve", pastAfterDays: 90 },
    parts: [
      words("leg, arm, foot, hand, bein, arm, pierna, brazo, jambe, bras"),
      words(
        "duerme, schlaft ein, eingeschlafen, s endort, numb*, tingl*, asleep, pins and needles, kribbel*, ameisenlaufen, hormigue*, fourmi*, formicol*, formigue*, tintel*",
      ),
      words(
        "weak, weaker, weakness, no strength, dropping things, drop things, kraftlos, keine kraft, schwach, schwacher, weniger kraft, no tengo fuerza, sin fuerza, menos fuerza, plus de force, sans force, moins de force, meno forza, senza forza, sem forca, menos forca, minder kracht, geen kracht",
      ),
    ],
    within: "sentence",
  },
  {
    meaning: { class: "cauda-equina" },
    parts: [words("bladder, bowel"), words("loss, lost, losing, cant, cannot, control, incontinen*")],
    within: "near",
  },
  {
    meaning: { class: "cauda-equina" },
    parts: [
      words("both legs, both my legs, beide beine, beiden beinen, ambas piernas, deux jambes, both beine, both piernas"),
      words("weak, weakness, numb*, schwach, taub*, debil*, faible*, giving way, gave way"),
    ],
    within: "near",
  },
  {
    meaning: { class: "vascular" },
    parts: [words("calf, lower leg"), words("swollen, swelling, swells"), words("warm, hot, red")],
    within: "sentence",
  },
  {
    meaning: { class: "rhabdo" },
    parts: [words("urine, pee, peed, peeing, piss, pissing, wee, weed, weeing"), words("dark, cola, brown, coke, black")],
    within: "near",
  },
  {
    meaning: { class: "rhabdo" },
    parts: [words("swollen, swelling"), words("extreme, extremely"), words("weak, weakness")],
    within: "sentence",
  },
  {
    meaning: { class: "heat" },
    parts: [words("in heat, in the heat, from the heat, heat exhaustion, hot weather, overheated"), words("confus*, collaps*")],
    within: "sentence",
  },
  { meaning: { class: "infection" }, parts: [words("temperature"), words("38, 38.5, 39, 39.5")], within: "near" },
  { meaning: { class: "heat" }, parts: [words("temperature"), words("40, 41, 42")], within: "near" },
  {
    meaning: trauma,
    parts: [
      words("pop, popped, popping, snap, crack"),
      words("cant walk, cannot walk, unable to walk, cant stand, cannot stand, bear weight"),
    ],
    within: "sentence",
  },
  {
    meaning: { class: "infection" },
    parts: [words("night pain, pain at night"), words("unrelieved, constant, unrelenting, nothing helps, unbearable")],
    within: "sentence",
  },
  { meaning: { class: "infection" }, parts: [words("cancer, tumour, tumor"), words("bone"), words("pain")], within: "sentence" },
  {
    meaning: { class: "bone-stress" },
    parts: [words("bone"), words("pain"), words("rest, night, hop, hopping, focal")],
    within: "sentence",
  },
  {
    meaning: { class: "bone-stress" },
    parts: [
      words("one spot, one sore spot, one place, one point, single spot, pinpoint, focal"),
      words("shin, shinbone, tibia, femur, thigh bone, foot, heel, metatarsal*"),
      words("at night, in bed, at rest, hop, hopping, wakes me"),
    ],
    within: "sentence",
  },
  // Tender to the finger: "sore when I press on one spot", "pain when I press on the bone".
  {
    meaning: { class: "bone-stress" },
    parts: [
      words("spot, one place, one point, bone"),
      words("shin, shinbone, tibia, femur, thigh bone, foot, metatarsal*"),
      words("press on, when i press, pressing on, push on, to touch, to the touch, tender"),
    ],
    within: "sentence",
  },
  // Soreness of a muscle or a tendon is not on one spot of a shin for weeks.
  {
    meaning: { class: "bone-stress" },
    parts: [
      words("one spot, one sore spot, one place, one point, single spot, pinpoint"),
      words("shin, shinbone, tibia, femur, metatarsal*"),
      words("week, weeks, days, month, months"),
    ],
    within: "sentence",
  },
  {
    meaning: { class: "bone-stress" },
    parts: [words("shin, tibia, foot, metatarsal*"), words("pain"), words("hop, hopping, at rest after")],
    within: "sentence",
  },
  {
    meaning: { class: "bone-stress" },
    parts: [
      words("pain"),
      words("at rest, at night, rest pain, night pain"),
      words("after running, after run, after a run, after my run, after runs"),
    ],
    within: "sentence",
  },
  {
    meaning: { class: "pregnancy-complication" },
    parts: [words("pregnan*"), words("bleeding, contractions, fluid, waters")],
    within: "sentence",
  },
];
