import { isAboutAnybody, namesSensation, namesSign, RECENT, type Topic } from "./topic.ts";
import { anyOf, standing, wordsOf } from "./word-list.ts";

/*
 * Watches, phones, bicycles and machines that "die", "black out" or "have a heart attack", and watches by which the writer is dead, in English, German,
 * Spanish, French, Italian, Portuguese and Dutch. A reading that a body can have stays one.
 */

/** Bound to the heart only by their names. */
const SENSORS = anyOf(
  "(chest_|heart_rate_|hr_)(strap|belt|monitor|sensor)s? hrm brustgurt* pulsgurt* pulsmesser* (herzfrequenz|puls)(sensor|messer)* pulsometro* banda_(de_pecho|pectoral|cardiaca) ceinture_(cardio*|pectorale|thoracique) cardiofrequencemetre* cardiofrequenzimetro fascia_(cardio*|toracica) (cinta|banda)_(peitoral|cardiaca) frequencimetro borstband* hartslag(band|meter|sensor)*",
);
const DEVICES = anyOf(`
  (smart)?watch(es)? garmin* polar suunto coros wahoo apple_watch fitbit whoop (smart|cell)?phones? iphone laptops? tablet_computer app gps* bluetooth strap sensors? power_?meters? powermeter screen display batter(y|ies) head_?phones headphones earbuds
  (bike_|cycle_)?computer turbo(_trainer)? smart_trainer treadmills? row(er|ing_machine)s? row_?ergs? ski_?ergs? ergs? (air|assault|echo|spin|e|road|gravel|mountain)?[_-]?bikes? (rear_|front_)?derailleur gears shifter freewheel dropper shoes? chain hanger spokes? cassette crank pedals? tyres? wheels? frame inner_tube head_?torch headlamp speaker playlist kettle toaster fridge washing_machine car laces
  uhr(en)? sport(uhr) handys? akkus? batterien? radcomputer tacho fahrrad rad radl rennrad e-?bike laufband ruder(gerat|maschine|ergometer)* rolle ergometer bildschirm kopfhorer* stirnlampe lampe laptop rechner schuhe? auto tretlager schaltzug schaltung kette bremsen? sattel
  reloj* movil telefono bateria pilas? bici* cinta remo(ergometro)? rodillo pantalla auriculares frontal zapatillas coche ordenador potenciometro ciclocomputador
  montre* chaine telephone portable batterie velo* tapis(_de_course)? rameur home_trainer ecran casque ecouteurs frontale chaussures voiture ordinateur compteur derailleur
  orologi(o) telefon(o|ino) cellulare batteria bici* ciclocomputer tapis_roulant vogatore rulli schermo cuffie frontale scarpe macchina computer cambio
  relogio* celular telemovel telefone bateria pilha esteira rolo remo tela ecra fones tenis carro computador ciclocomputador cambio
  horloge* telefoon mobiel batterij accu fiets* loopband roei(er|machine) scherm koptelefoon oortjes hoofdlamp schoenen auto computer fietscomputer
`);
const ANY_DEVICE = `(?:${SENSORS}|${DEVICES})`;
const OWNER = anyOf(
  "my our your the a this that mein(e|em|en|er)? unser(e|em|en|er)? der die das dem den dein* mi tu el la los este esta mon ma mes ta ton le les cette ce (il|la)_mi(o|a) il lo mi(o|a) (o|a)_(meu|minha) meu minha o os as mijn mn onze de het",
);
const NAMED = `(?:${OWNER} (?:(?!(?:of|from|by|with|on|in|at|do|da|de|del|des|du|vom|von|della|dello|dal|van|im|auf|en|sur|au|la|le) )[\\p{L}\\p{N}]+ ){0,2}?)?${ANY_DEVICE}(?:'?s)?`;
const GIVES_UP = anyOf(
  "(died|dying|dies|dead|packed_(up|in)|gave_(up|out)|quit|crash(ed|es|ing)|fail(ed|ing|s)|(black|cut)(s|ed|ing|ting)?_out) murio muerto fallecio (apag|rompi|estrope|jod)* mort* lachee? (e|ha|si_e)?_?(mort|spent|rott|moll|bloccat)* (qued(o|a)|entro|entrou|e_andato)_en?_?coma morr(eu|endo) (apagou|quebrou|pifou) overleden dood gestorben abgestur* abgeschmiert kaputt*",
);
const ASIDE = new RegExp(
  standing(
    `${GIVES_UP} on (?:me|us)|(?:m a|ma|nous a) lachee?|se (?:me|nos)(?= (?:qued|mur|muri|apag|bloque|romp|colg|fue))|(?:se |si )?(?:me|mi|nos|ci)(?: (?:e|ha|si e))? (?:${GIVES_UP}) (?:[\\p{L}]+ ){0,2}?${ANY_DEVICE}|mir(?: ist)?(?= (?:[\\p{L}]+ ){0,4}${ANY_DEVICE})|${NAMED}`,
  ),
  "gu",
);
const OPENERS = anyOf(`
  so and then also ok(ay)? well hi hey hello coach morning today yesterday anyway honestly annoyingly sadly finally meanwhile again now plus
  hallo moin also dann leider gestern heute und nun jetzt ausserdem ist hat war
  hola buenas pues hoy ayer entonces ademas salut coucou alors hier aujourdhui bon ciao allora ieri oggi poi oi ola entao ontem hoje hoi gisteren vandaag toen
`);
/** A device is the subject: "my old watch", "se me murió el reloj", "gestern ist mir die Uhr". */
const STARTS = new RegExp(
  `^(?:${OPENERS} )*(?:(?:${OPENERS}|mir) )*(?:(?:se |si )?(?:me|mi|nos|ci)(?: (?:e|ha|si e))? ${GIVES_UP} )?${NAMED}(?![\\p{L}\\p{N}])`,
  "u",
);
const PARTS = wordsOf(`
  it its itself screen display battery signal reading readings data firmware software strap sensor bluetooth
  bildschirm anzeige akku signal tretlager schaltzug schaltung bremse* kette kurbel lager pantalla bateria senal lectura ecran batterie signal schermo batteria segnale tela ecra bateria sinal scherm batterij signaal
`);

/** A pulse that nobody who writes has. */
const DEAD_READING = new RegExp(
  standing(
    `${anyOf("dead deceased flat_?lin* no_pulse zero_(pulse|bpm|heart_rate)? pulse_(0|of_zero|zero) at_0 at_zero not_alive tot gestorben null_puls puls_(0|null) kein(en)?_puls nulllinie muert(o|a) sin_pulso pulso_(0|cero) a_cero mort(e|o|a)? plus_de_pouls sans_pouls pouls_(0|zero) a_zero senza_(polso|battito) zero_battiti battito_(0|zero) sem_(pulso|batimentos) zero_batimentos dood overleden geen_(pols|hartslag) hartslag_(0|nul) vlakke_(lijn|streep) op_nul nullen zeros reanimation_impossible")}|0 ?(?:bpm|ppm)?`,
  ),
  "u",
);
const READS = wordsOf(
  "according_to laut nach_meiner segun selon dapres secondo segundo volgens says? said shows? showed showing thinks thought reckons reckoned claims claimed declared reports reported apparently allegedly zeigt* meldet* sagt* meint* angeblich anscheinend dice marca marcaba muestra cree dit affiche affichait indique apparemment dice segna segnava diz mostra marcou acha zegt toont gaf denkt schijnbaar",
);
/** What a pulse of a person is told with, and an accident. */
const PULSE_OR_CRASH =
  /\b(?:[1-9]\d{1,2} ?(?:bpm|ppm|puls\w*|at rest|in ruhe|im sitzen)?|irregular|arrhythm\w*|a ?fib\w*|vorhofflimmern|fibrilla\w*|unregelmassig|irregulier\w*|irregolar\w*|onregelmatig|crash\w*|hit|fall\w*|fell|fallen|caida|cai|chute|tomb\w*|cadut\w*|queda|gevallen|hit|accident|unfall|sturz\w*|gesturzt|explo\w*|fire|smoke|rauch|brannt\w*|humo|fuego|fumee|feu|fumo|fuoco|fogo|rook|brand)\b/u;

/** "According to my watch I was dead": no pulse that nobody can have, and nothing that is felt. */
function isDeadByReading(clause: string): boolean {
  const rest = clause.replaceAll(new RegExp(DEAD_READING.source, "gu"), " ").replaceAll(ASIDE, " ");
  return DEAD_READING.test(clause) && !namesSensation(rest.replaceAll(HEART_WORDS, " "));
}

const HEART_WORDS = /\b(?:heart ?(?:rate)?|pulse?|puls\w*|herz\w*|pouls|coeur|battito|cuore|polso|corazon|coracao|hartslag|hart)\b/gu;

const DEVICE = new RegExp(standing(ANY_DEVICE), "u");

export const DEVICE_TOPIC: Topic = {
  word: DEVICE,
  isFigurative: true,
  opens: (clause, { message }) =>
    (STARTS.test(clause) && isOfDevice(clause) && (namesSign(clause) || clause.search(DOES) >= 0)) ||
    (READS.test(clause) && DEVICE.test(message) && isDeadByReading(clause)),
  carries: (clause, before) =>
    (READS.test(clause) && isDeadByReading(clause)) ||
    (before !== "" &&
      !RECENT.test(clause) &&
      (isDeadByReading(clause) || ((PARTS.test(clause) || !namesSign(clause)) && isOfDevice(clause)))),
};

function isOfDevice(clause: string): boolean {
  return !isAboutAnybody(clause, ASIDE) && !PULSE_OR_CRASH.test(clause) && !feelsBeside(clause);
}

/** "My watch died and chest pain": what is felt beside the device, but for what devices are said to do. */
function feelsBeside(clause: string): boolean {
  const rest = clause.replaceAll(ASIDE, " ").replaceAll(DOES, " ").replaceAll(new RegExp(DEAD_READING.source, "gu"), " ");
  return namesSensation(rest);
}

/** What devices are said to do and have, like a person. */
const DOES = wordsOf(
  `
  die* dying died dead death (pass|passed|passing)_away last_breath rest_in_peace rip (black|blacks|blacked|blacking)_out faint(s|ed|ing)? collaps* (a_)?(heart_attack|stroke|seizure|fit|coma|coronary|meltdown) flatlin* cough* wheez* suicid* broke_its_neck goes_dark went_dark bleed* has_a_pulse
  tot gestorben sterb* stirb* geist_aufgegeben (einen_)?(herzinfarkt|schlaganfall|kollaps|anfall|koma) kollabier* umgekippt ohnmacht* suizid* erhangt* rochelt* epileps* schwarz verreckt blut*
  murio muert(o|a) muere* agoniz* morir* suicid* epileps* en_las_ultimas fallec* descanse_en_paz (un_)?(infarto|ictus|sincope|desmayo|patatus|soponcio|coma) desmay* colaps* negro sangr*
  mort* meur* decede* rendu_l_?ame rendu_lame paix_a_son_ame (un_)?(malaise|infarctus|avc|coma|crise_cardiaque|arret_cardiaque) evanoui* suicid* crise*_depilepsie epileps* noir saign*
  mort(o|a|i|e) muore morir* decedut* riposi_in_pace (un_)?(infarto|ictus|malore|collasso|coma|svenimento) svenut* in_fin_di_vita suicid* epileps* nero sanguin*
  morr* mort(o|a) descanse_em_paz ultimo_suspiro (um_)?(infarto|avc|derrame|treco|piripaque|desmaio|coma) desmai* apag* pret(o|a) sangr*
  dood* overleden sterf* gestorven (een_)?(hartaanval|beroerte|infarct|coma) flauwgevallen zwart geest_gegeven bloed*
`,
  "gu",
);
