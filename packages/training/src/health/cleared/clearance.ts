import type { Day } from "../../calendar/day.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { ordersLoad } from "../../language/body-talk.ts";
import { activitiesIn } from "../../injuries/activities.ts";
import { type Clause, readClauses } from "../clause.ts";
import { getWords } from "../stated-limits/limit-movements.ts";
import type { GroupKey } from "../group.ts";
import { weeksSince } from "../time.ts";

/** Somebody with the right to say so allowed training (special-populations.md section 3, triage.md section 3.8). */
export interface TrainingClearance {
  /** Undefined when only "cleared" or "discharged" is said. */
  readonly by: Professional | undefined;
  readonly sentence: number;
  /** A part of the body is named with it: "cleared my knee". */
  readonly isForPart: boolean;
  /** The clause that says it. */
  readonly quote: string;
}

type Professional = "doctor" | "surgeon" | "orthopaedist" | "midwife" | "physio" | "cardiologist" | "gynaecologist" | "diabetes-team";

/** EN, DE, ES, FR after `normalise`; the first that fits. A "PT" can be a personal trainer, so it is none of them. */
const WHO: readonly (readonly [Professional, RegExp])[] = [
  [
    "midwife",
    /\bmidwi\w+|\bhebamme\w*|\bmatrona\w*|\bcomadrona\w*|\bpartera\b|\bsage femme\b|\bostetric\w*|\bparteira\b|\bverloskundige\b|\bmaternity (?:unit|team)\b/u,
  ],
  [
    "physio",
    /\bphysio\w*|\bphysical therapist\b|\bkrankengymnast\w*|\bfisio\w*|\bfysio\w*|\bkine\b|\bkines\b|\bkinesitherapeute\b|\bosteopath\w*/u,
  ],
  [
    "cardiologist",
    /\bcardiolo+g\w*|\bkardiolog\w*|\bcardio (?=(?:has |just )?(?:cleared|says?|said|okd|is|vue?|seen)\b)|\b(?:vu|chez) (?:le |mon |ma )?cardio\b|\bheart (?:clinic|team|nurse)\b|\bcardiac rehab\b/u,
  ],
  [
    "gynaecologist",
    /\bobgyn\b|\bob gyn\b|\bmy ob\b|\bobs?(?= (?:both |also |is |are )?(?:fine|ok|okay|happy|cool|good) with\b)|\bob (?:both |also )?(?:says?|is|agrees?)\b|\bobstetric\w*|\bgyna?ecolog\w*|\bgyn\b|\bgyna\b|\bfrauenarzt\w*|\bginecolog\w*|\bgyneco\w*/u,
  ],
  [
    "diabetes-team",
    /\bdiabet\w* (?:team|nurse|clinic|doctor|consultant|specialist)\b|\bdiabetolog\w*|\bendocrin\w*|\bendo\b|\bendokrin\w*/u,
  ],
  ["orthopaedist", /\borthos?\b|\borthopa?ed\w*|\borthop\w+|\bortopeda\b|\btraumatolog\w*/u],
  ["surgeon", /\bsurgeon\w*|\bsurgical team\b|\bchirurg\w*|\bcirujan\w*|\bchirurgien\w*/u],
  [
    "doctor",
    /\b(?:the|my|bone|specialist|practice|fracture|osteoporosis|clinic|asthma) (?:\w+ )?nurse\b|\bdoctors?\b|\bdentists?\b|\bzahnarzt\w*|\bdentistas?\b|\bdentistes?\b|\btandarts\b|\bdoc\b|\bdr\b|\bgp\b|\bphysician\b|\bconsultant\b|\bspecialist\b|\bneurolo+g\w*|\binternist\w*|\bneuro\b|\bnephrolog\w*|\bnefrolog\w*|\burolog\w*|\bpulmonolog\w*|\bpneumolog\w*|\bonco\b|\boncology\b|\b(?:transplant|cancer|kidney|renal|oncology) team\b|\bstroke (?:team|nurse|clinic)\b|\boncolog\w*|\bonkolog\w*|\bha?ematolog\w*|\brheumatolog\w*|\breumatolog\w*|\brhumatolog\w*|\bhospital\b|\bclinic\b|\b\w*arzt\b|\b\w*arztin\b|\barzte\b|\bdoktor\w*|\bklinik\b|\bkrankenhaus\b|\bmedic[oa]s?\b|\bdott(?:oressa|ore|or|ssa)\b|\bdoutora?\b|\bdoctora\b|\bmedecin\w*|\bdocteur\w*|\bneurologue\b|\bhuisarts\b|\barts\b|\bdokter\b|\bmedica\b|\bfisiatr\w+|\bphysiatr\w+|\brevalidatiearts\b|\bgeneraliste\b|\bhopital\b|\bteam\b.{0,12}\b(?:medical|care)\b|\b(?:medical|care) team\b/u,
  ],
];

/** Words that say it by themselves, whoever is named. */
const SAID_ALONE =
  /\b(?:i was |was |been |got |were )?told to (?:re)?(?:build|strengthen|load|get)\b|\breleased (?:me |from care )?(?:to|for|back)\b|\balta (?:total|completa|definitiva)\b|\b(?:deu|dio|dado|tengo|tenho|recibi) (?:me )?(?:el |a |o )?alta\b|\b(?:hat|haben|wurde|bin) (?:mich |aus der \w+ )?(?:\w+ )?entlassen\b(?! (?:worden )?aus dem krankenhaus)|\bmi (?:ha|hanno) dimess[oa]\b|\bm a (?:donne|laisse) (?:le )?(?:feu vert|sortir)\b|\bdischarged (?:me|by|from (?:physio|the clinic|clinic|care|follow|outpatients|his|her))\b|\b(?:has|have|fully|finally|now|am|im|was|been|and) discharged\b(?! from (?:the )?(?:hospital|ward))|\bontslagen (?:door|bij|van de)\b|\bcleared\b|\bclearance\b|\bsigned (?:me )?off\b(?! (?:all )?(?:run|train|jog|lift|sport|exercis|gym|jump|swim|cycl|rid|work|sick)\w*)|\bgreen light\b|\bgo ahead\b|\ball clear\b|\bfreigegeben\b|\b(?:gibt|gab|gebe|geben) (?:mich |mir )?(?:wieder )?frei\b|\b(?:sport|trainings|wettkampf)?freigabe\b|\bgrunes licht\b|\bel alta\b|\balta (?:medica|deportiva|del? (?:la |mi )?(?:cardio|medic|ciruj|trauma|fisio)\w*)\b|\bdado (?:de |el )?alta\b|\bluz verde\b|\bvisto bueno\b|\bfeu vert\b|\bvia libera\b|\bgroen licht\b|\bliberou\b|\bliberad[oa] (?:para|pel[oa])\b|\balta medica\b|\bliberee? (?:pour|a)\b|\bunrestricted\b|\bdarf (?:ich )?(?:wieder|schon|seit)\b(?: [\w.]+){0,4}? (?:laufen|joggen|trainieren|schwimmen|heben)\b/u;

/** Permissions that name training, or that everything is allowed; with a professional beside them, also in the clause before or after. */
const PERMISSION =
  /(?<!\b(?:not|doesnt|dont|didnt|never) )\bwants? me (?:to (?:keep |start |also )?(?:lift(?:ing)?|train(?:ing)?|exercis\w+|run(?:ning)?|do (?:some |more |heavy |light )?(?:strength|weights))|doing (?:some |more )?(?:strength|weights)|lifting|training)\b(?! (?:\w+ )?(?:less|only|until|once|when|after|if)\b)|\bwill dass ich (?:wieder |mehr |jetzt |auch )?(?:kraft\w*|trainier\w*|sport|gewicht\w*)|(?<!\bno )\bquiere que (?:haga (?:mas )?(?:pesas|fuerza|deporte|ejercicio)|entrene|levante pesas)\b(?! (?:\w+ )?(?:menos|solo|poco))|\bveut que je (?:fasse (?:de la |du |plus de )?(?:muscu\w*|sport|renfo\w*)|m entraine|souleve)\b(?! (?:\w+ )?(?:moins|seulement|peu))|(?<!\bnon )\bvuole che (?:faccia (?:piu )?(?:pesi|palestra|sport)|mi alleni)\b(?! (?:\w+ )?(?:meno|solo|poco))|(?<!\bnao )\bquer que (?:eu )?(?:faca (?:mais )?(?:musculacao|pesos|desporto|exercicio)|treine)\b(?! (?:\w+ )?(?:menos|so|pouco))|\bwil dat ik (?:weer |meer |ook )?(?:train\w*|sport\w*|krachttrain\w*)\b(?! (?:\w+ )?(?:minder|alleen|weinig))|\bdischarged me\b(?! from (?:the )?(?:hospital|ward|icu))|\b(?:told|said|wants? me|advised) (?:me )?(?:i (?:can|should) |to )?(?:\w+ )?(?:(?:re)?build (?:up )?|load|strengthen|get (?:\w+ )?(?:stronger|moving)|use (?:it|the))|\b(?:says?|said|told me) (?:i can |i may |to )?(?:build|work|ease) (?:it |things |myself |my way )?(?:back )?(?:up|in|into it) (?:gradually|slowly|again|bit by bit)\b|\b(?:puedo|posso|pode|puo) (?:ya |gia |ja )?(?:seguir|continuar|continuare|andare avanti|proseguire|tranquil\w+)(?: \w+){0,3}|\bje peux (?:bien )?(?:continuer|poursuivre)\b|\b(?:weiter|wieder|normal|alles)(?: \w+){0,4} (?:machen |trainieren |laufen |heben )?(?:darf|kann)$|\b(?:mag|kan) (?:ik )?(?:gewoon |weer |rustig )*(?:blijven|doorgaan|trainen|sporten|hardlopen)\b|\bcarry on\b|\b(?:says?|said|told me|sagt) (?:i can |i may |to |that i can |ich (?:darf|soll|kann) )?(?:re)?(?:start|begin|resume|go back to) (?:\w+ )?(?:lift\w*|train\w*|run\w*|jog\w*|exercis\w*|gym)|\b(?:keep|stay|be|get) (?:active|moving)\b|\bkeep (?:training|exercising|lifting|going with)\b|\bstarted me on\b|\b(?:has|have) me (?:on|doing|back)\b|\b\d ?(?:x|times|mal) (?:a|per|pro) (?:week|woche)\b|\bkeep going\b|\bweitermachen\b|\bnormal life\b|\bnormales leben\b|\b(?:hebamme weiss bescheid|midwife knows)\b|\beasy (?:\w+ )?only\b|\b(?:nothing (?:over|above|heavier than)|(?:add )?no(?:t)? more than|up to|hochstens|maximal) \d+|\b(?:everything|all|training|sport|exercise|running|lifting|jogging) (?:is |are |was )?(?:allowed|ok|okay|permitted)\b|\ballow(?:s|ed)\b|\bpermit(?:s|ted)\b|\bapprov(?:es|ed)\b|\b(?:i )?(?:can|may|am allowed to|could) (?:now |already |carry on |keep |start |go back to |return to |again |still )*(?:to )?(?:train\w*|exercis\w*|run\w*|lift\w*|jog\w*|do (?:everything|sport)|compete|rac\w*|work out|swim\w*|cycl\w*|gym|sport)\b|\b(?:says?|said|told me|wants?)\b.{0,20}\b(?:keep|stay|remain) (?:\w+ ){0,4}(?:under|below|at)\b|\blets me\b|\blet me\b|\bback to (?:normal|full) (?:training|sport|activity)\b|\bdarf (?:ich )?(?:wieder |alles |jetzt |normal |weiter )*(?:trainieren|laufen|joggen|heben|sport|machen|alles)?\b|\berlaubt\b|\balles (?:ist )?(?:wieder )?erlaubt\b|\bkann (?:ich )?(?:wieder |normal |jetzt )*(?:trainieren|laufen|sport machen)\b|\bautoriz\w*|\bpermite\w*|\bdejan?\b.{0,12}\b(?:entren\w*|correr|nadar|levantar|hacer|deporte)\b|\bpuedo (?:ya |volver a )?(?:entren\w*|correr|levantar|hacer (?:deporte|vida normal|todo))\b|\btodo permitido\b|\bapt[oa]\b|\bautoris\w*|\bpermis\w*|\bpermet\w*|\bje peux (?:deja |a nouveau |re)?(?:m |me )?(?:re)?(?:entrainer|courir|prendre|faire|continuer|soulever)\b|\btout est (?:permis|autorise)\b|\bapte\b/u;

/** An amount or a plan is a permission only where the clause says whose it is: anybody has a plan, and a most. */
const GIVEN = /\b(?:max|massimo|maximo|maximum) \d+|\bplan (?:from|by|of) (?:my|the|our)\b|\bplan (?:vom|von)\b|\btrainingsplan\b/u;

/** How far it goes by itself: "max 3 km before it hurts", "up to 20 so far". */
const OWN_AMOUNT =
  /\b(?:before|until|till|ab|bis|then) (?:it |the pain |es |der schmerz )?(?:hurts?|aches?|starts|comes|weh|schmerzt)\b|\bso far\b|\bwithout pain\b|\bhurts?\b|\btut weh\b|\bschmerzfrei\b/u;

/** Who is still to be seen, or is not there, has allowed nothing. */
const NOT_SEEN =
  /\b(?:appointment|\w*termin|booked|waiting|on holiday|im urlaub|tomorrow|morgen|next week|nachste woche|(?:on|this|next|am|kommenden|nachsten) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))\b/u;

/** "Surgeon says cycling indoors 45 minutes": who names a movement and forbids nothing allows it. */
const ALLOWS =
  /\b(?:both say|keep (?:lifting|going|training|running|moving)|says?|said|told me|sagt|meint|dice|dit|zegt|ok with|fine with|happy with|lets|wants me|findet|finds|vindt|started me on|has me|deja|deixa|laisse|lascia|laat|lasst|erlaubt|permite|permet)\b/u;
const CEILING =
  /\b(?:pulse?|heart ?rate|hr|bpm|puls|herzfrequenz|pulsaciones|ppm|battiti|hartslag|frequenza|frequence)\b.*\b\d{2,3}\b|\b\d{2,3} (?:bpm|pulsaciones|ppm|battiti|schlage)\b|\b(?:says?|said|sagt|dice|dit|zegt|diz|meint) (?:\w+ )?(?:train\w*|trainieren|sport|entren\w*|trein\w*|allen\w*)\b/u;
const TRAINING = /\b(?:krafttraining|strength|weights|gym|muscu\w*|fuerza|pesi|krachttraining|musculacao)\b|\bme training\b/u;
const ONLY_WALKING =
  /\b(?:only|nur|just|solo|seulement|alleen|no more than) (?:\w+ )?(?:walk\w*|gehen|spazier\w*|caminar|marche\w*|wandelen)\b/u;

/** Agreement that counts only in one clause with who gives it. */
const AGREEMENT =
  /\ball for (?:it|this|me|my|exercise|training|sport)\b|\bon board with\b|\b(?:fully |totally )?supports? (?:it|me|this|my)\b|\bthumbs up\b|\bvoll dafur\b|\bencantad[oa]\b|\bvede di buon occhio\b|\b(?:says?|said|sagt|dice|dit|zegt) (?:everything|alles|todo|tout)\b|\b(?:findet|thinks|finds) (?:\w+ ){1,3}(?:super|gut|toll|great|good)\b|\b(?:hardlopen|rennen|trainen|sporten|fietsen) mag\b|\b(?:volle?[nr]?|full) (?:belastung|load\w*|weight ?bear\w*)\b|\bvoll belast\w*|\btrain (?:as you like|freely|normally|how you like|as normal)\b|\bnormal (?:exercise|training)\b|\b(?:darf|kann) (?:ich )?alles (?:machen)?\b|\b(?:exercis\w*|training|sport|activity|movement|lifting|running|walking|bewegung) (?:is|are|would be|ist|ware) (?:(?!not|never|nicht|no )\w+ )?(?:good|safe|healthy|important|gut|gesund|sicher|wichtig)\b|\bencourag\w*\b|\bget(?:ting)? stronger\b|\bfull (?:activit\w*|training|sports?|exercise|return)\b(?!.*\b(?:not|never|later|until)\b)|\brecommends? (?:that i )?(?:strength|exercis\w*|train\w*|lift\w*|run\w*|walk\w*)\b|\bok\b|\bokay\b|\bokd\b|\byes\b|\bfine\b|\bagree[sd]?\b|\bhappy\b|\bno (?:concerns|objections|problems?)\b|\bnothing against\b|\bnichts (?:gegen|dagegen)\b|\ball (?:good|well|fine|ok|okay)\b|\bgood to go\b|\bdischarged\b|\beinverstanden\b|\bzugestimmt\b|\balles (?:gut|goed|in orde|ok|okay|bestens|in ordnung|super|prima)\b|\beverything (?:is )?(?:good|fine|ok|in order)\b|\b(?:gewoon |normaal )?(?:blijven|doorgaan met|verder) (?:trainen|sporten|bewegen)\b|\bin ordnung\b|\bunbedenklich\b|\bharmless\b|\bharmlos\b|\binnocent\b|\bbenign\b|\bno objections?\b|\bde acuerdo\b|\bakkoord\b|\bgoed(?:gekeurd| gevonden)\b|\bconcorda\b|\bde acordo\b|\btodo (?:va |esta )?(?:bien|ok|perfecto|correcto|en orden)\b|\bd? ?accordo?\b|\btout (?:va |est )?(?:tres )?(?:bien|ok|bon|parfait)\b|\bva bien\b|\bras\b|\brien a signaler\b|\b(?:findet|thinks|finds|vindt) (?:\w+ ){1,3}(?:super|gut|toll|great|good|prima|goed)\b|\bvollbelastung\b/u;

const UNRESTRICTED =
  /\b(?:no me pone\w* |no hay |ne me met )?(?:no|without|zero|without any|keine|ohne|sin|sans|aucune?|ningun\w*) (?:more |further |weitere )?(?:restrictions?|limits?|limitations?|einschrankung(?:en)?|restricci\w+|restriction|limite|limitaci\w+)\b/gu;

/** Somebody said yes to it. */
const OKD = /\b(?:okd|oked|okayed|approved|permitted|erlaubt|permitid[oa])\b/u;

/** Not yet, not by them, or the opposite. */
const NOT =
  /\b(?:not|until|till|before|waiting|awaiting|once|unless|if|when|wants?|want|ob(?! (?:both |also )?(?:says?|said|is|agrees?|fine|ok|okay|happy|cool|good)\b)|whether|si|hasnt|havent|has not|wont|cant|cannot|doesnt|didnt|isnt|wasnt|never|nobody|hope|hoping|ask|asked|asking|appointment|noch nicht|nicht|kein|keine|bis|erst|sobald|wenn|falls|hasta|antes de|cuando|si|no|ni|avant|pas|pas encore|jusqu|quand|sans|espere|attends|warte) (?:\S+ ){0,4}?(?:KEY)/u;
const REST =
  /\b(?:rest|resting|\w*pause|pausa|pauze|break from|stop(?:p(?:ed|en))? (?:\w+ )?(?:run|train|sport|corsa|correre|laufen)\w*|arreter?|doesnt want|does not want|no quiere que|ne veut pas|non vuole|nao quer|will nicht|wil niet|no training|no sport|no exercise|not train|dont train|stop training|no running for|kein sport|kein training|nicht trainieren|pausieren|schonen|reposo|no entren\w*|no puedo|repos|ne pas|pas (?:de|m) (?:sport|entrain\w*)|arret)\b/u;
const COACH =
  /\b(?:coach|trainer\w*|entrenador\w*|entraineur\w*|friends?|freund\w*|amig[oa]s?|amie?s?|mate|wife|husband|google\w*|chatgpt|internet)\b/u;
const BY_MYSELF = /\bi cleared\b|\bcleared myself\b/u;

/** "We talk about the rest at the next visit", "reparlera du sport après l'IRM": what is decided later is not allowed now. */
const POSTPONED =
  /\b(?:talk|speak|discuss|decide|look at it|review)\b(?: \w+){0,5}? (?:(?:at|after|on) (?:the|my|our) (?:next|follow|mri|scan|echo|holter|test|results?|check)|next (?:visit|time|appointment))\b|\b(?:besprech\w*|reden|sprechen|entscheid\w*)\b(?: \w+){0,5}? (?:nach (?:dem|der)|beim nachsten|nachste[ns]? mal)\b|\b(?:beim nachsten|nach (?:dem|der)) \w+(?: \w+){0,3}? (?:besprech\w*|reden|sprechen|entscheid\w*)\b|\b(?:hablam\w*|hablarem\w*|veremos)\b(?: \w+){0,5}? (?:despues de|en la proxima|la proxima)\b|\b(?:re)?parl(?:e|era|erons|ons)\b(?: \w+){0,5}? (?:apres|a la prochaine|au prochain)\b|\b(?:ri)?parl(?:iamo|eremo)\b(?: \w+){0,5}? (?:dopo|alla prossima)\b|\bfala(?:mos|remos)\b(?: \w+){0,5}? (?:depois|na proxima)\b|\b(?:bespreken|praten|hebben het)\b(?: \w+){0,5}? (?:na (?:de|het)|volgende|bij de)\b/u;

/** Longer ago than this a clearance has expired (special-populations.md section 3: six months). */
export const CLEARANCE_WEEKS = 27;

/** Every clearance of a text, the unnamed ones too. */
export function clearancesIn(clauses: readonly Clause[], today: Day): readonly TrainingClearance[] {
  return clauses.flatMap((clause, index) => {
    if (clause.isOther) return [];
    const beside = [clauses[index - 1], clauses[index - 2], clauses[index + 1]].filter((other) => other?.sentence === clause.sentence);
    // "Surgeon: no weight on the leg. Cleared on 20 Nov for the arms."
    const before = clauses
      .slice(Math.max(0, index - SAID_BEFORE), index)
      .findLast((other) => other.sentence === clause.sentence - 1 && SPEAKS.test(other.words.join(" ")));
    return getClearance(clause, (before === undefined ? beside : [...beside, before]) as readonly Clause[], today);
  });
}

/** Clauses of the sentence before. */
const SAID_BEFORE = 8;

/** Who is named at the start of a sentence speaks in the next one too. */
const SPEAKS =
  /^(?:my |the |mein\w* |mi |mon |ma )?(?:\w+ )?(?:surgeon|doctor|cardiologist|physio\w*|orthop\w*|arzt|chirurg\w*|medico|cirujano|medecin|kine)\b/u;

/** Whether the words are part of a clearance, or a permission told on behalf of a professional; they ask for no more understanding. */
export function saysClearance(text: string, today: Day): boolean {
  const clauses = readClauses(text);
  return (
    clearancesIn(clauses, today).length > 0 || clauses.some(({ words }) => PERMISSION.test(words.join(" ")) || GIVEN.test(words.join(" ")))
  );
}

function getClearance(clause: Clause, beside: readonly Clause[], today: Day): readonly TrainingClearance[] {
  const said = clause.words.join(" ").replace(UNRESTRICTED, "unrestricted");
  const own = whoHasSaid(said);
  const alone = SAID_ALONE.exec(said);
  const permission =
    alone ??
    mayMove(clause, said, beside) ??
    (OWN_AMOUNT.test(said) ? null : (PERMISSION.exec(said) ?? (own === undefined ? null : GIVEN.exec(said))));
  // "(hernia op, surgeon). Walking and easy bike ok'd"
  const isOkd = own === undefined && OKD.test(said) && beside.some(({ words }) => whoHasSaid(words.join(" ")) !== undefined);
  const allowed = own !== undefined && !clause.isDenied ? ALLOWS.exec(said) : null;
  const isMovement =
    allowed !== null &&
    !TELLS_CAUSE.test(clause.englishWords.join(" ")) &&
    !ONLY_WALKING.test(said) &&
    (activitiesIn(getWords(clause.quote)).length > 0 || TRAINING.test(said));
  // "Physio says nothing overhead until the end of January": who names one limit leaves the rest.
  const english = clause.englishWords.join(" ");
  const bounded = own === undefined || REST.test(english) || !namesSingleMovement(clause) ? null : BOUNDED.exec(english);
  // "ok for running straight on, no jumps before March": what has its day was told by somebody.
  const given = own === undefined && beside.some((other) => BOUNDED.test(other.englishWords.join(" "))) ? OK_FOR.exec(english) : null;
  // "Cardiologist says pulse up to 125": who gives a ceiling has allowed what stays below it.
  const ceiling = own === undefined || clause.isDenied ? null : CEILING.exec(said);
  const match =
    permission ??
    (own !== undefined && ordersLoad(said) ? LOADED.exec(said) : null) ??
    ceiling ??
    (isMovement ? allowed : null) ??
    bounded ??
    given ??
    (own === undefined && !isOkd ? null : AGREEMENT.exec(said));
  if (match === null || (match !== bounded && match !== given && isRefused(said, match[0])) || BY_MYSELF.test(said)) return [];
  const neighbour =
    own === undefined && (permission !== null || isOkd)
      ? beside.map(({ words }) => whoHasSaid(words.join(" "))).find((who) => who !== undefined)
      : undefined;
  const by = own ?? neighbour;
  if (by === undefined && ((alone === null && given === null) || COACH.test(said))) return [];
  if ([clause, ...beside].some(({ words }) => POSTPONED.test(words.join(" ")))) return [];
  if (beside.some(({ words }) => REST.test(words.join(" ")))) return [];
  if (isExpired(said, match, today)) return [];
  if (alone === null && namesWalkingAlone(clause)) return [];
  return [{ by, sentence: clause.sentence, isForPart: namesRegion(clause.quote), quote: clause.quote }];
}

/** "Cardiologist says walking is good for me": who may walk may walk, and nothing is said of training. */
function namesWalkingAlone({ quote, words }: Clause): boolean {
  const named = activitiesIn(getWords(quote));
  return named.length > 0 && named.every(({ activity }) => activity === "walk") && !TRAINING.test(words.join(" "));
}

/** "Physio: not torn. Can press to pain 3": what may be done by somebody who has looked at it names a movement. */
function mayMove(clause: Clause, said: string, beside: readonly Clause[]): RegExpExecArray | null {
  const match = MAY.exec(said);
  if (match === null || clause.isDenied || ONLY_WALKING.test(said)) return null;
  const isSaid = [clause, ...beside].some(({ words }) => whoHasSaid(words.join(" ")) !== undefined);
  return isSaid && activitiesIn(getWords(clause.quote)).length > 0 ? match : null;
}

/** "… cleared walking, then start running" */
const MAY =
  /^(?:and )?(?:then|danach|dann|luego|despues|puis|apres)\b|^(?:\w+ ){0,3}?(?:can|may|darf|kann|puedo|puede|peux|peut)\b(?! (?:not|nicht|kein|i)\b)/u;

/** Whoever is told to load it has been allowed to. */
const LOADED = /^.+$/u;

/** "Surgeon says pain from bench press", "it tore again": what is wrong, and nothing that is allowed. */
const TELLS_CAUSE =
  /\b(?:pain|ache|tear|strain|irritation|inflammation|injury|damage|swelling) (?:is |comes |came )?(?:again )?(?:from|caused by|due to|because of)\b|(?<!\b(?:not|isnt|wasnt|nothing|never) )\b(?:re ?)?(?:tore|torn|ruptured|snapped) (?:it )?(?:again )?(?:from|in|at|by|while|during)\b/u;

/** A day, week or month, in words after `normalise`. */
const DAY = String.raw`(?:(?:the|mid|early|late|end|start|middle|beginning|of|next) )*(?:\d\w*|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|week|month|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
/** A ban of something up to a day or a weight, or the day from which it is allowed again. */
const BOUNDED = new RegExp(
  String.raw`\bfrom ${DAY}(?: \w+){0,2}? again\b|\bagain from ${DAY}\b|\b(?:no|nothing|not|never|at most|max\w*|up to)\b.*\d ?(?:kgs?|kilos?|lbs?|pounds?)\b|\b(?:no|nothing|not|never)\b.*\b(?:until|till?|before|for (?:the next )?\w+ (?:weeks?|months?))\b|\b(?:until|till?|before)\b.*\b(?:no|nothing|not|never)\b`,
  "u",
);
const OK_FOR = /^(?:now |i am |im )?(?:ok|okay|fine|allowed|good) (?:for|to) (?!now\b|the moment\b)\w+/u;
const ALL_OF_TRAINING: ReadonlySet<string> = new Set(["lifting", "run", "walk", "core", "upper-body", "leg-strength"]);

/** A movement or a weight, and not all of training. */
function namesSingleMovement({ english, englishWords }: Clause): boolean {
  const named = activitiesIn(getWords(english)).map(({ activity }) => activity);
  const isWeight = /\d ?(?:kgs?|kilos?|lbs?|pounds?)\b/u.test(englishWords.join(" "));
  return named.some((one) => !ALL_OF_TRAINING.has(one)) || (isWeight && named.every((one) => one !== "run" && one !== "walk"));
}

/** Whether normalised words name somebody with the right to allow or forbid training. */
export function namesProfessional(said: string): boolean {
  return whoIn(said) !== undefined;
}

function whoHasSaid(said: string): Professional | undefined {
  return NOT_SEEN.test(said) ? undefined : whoIn(said);
}

function whoIn(said: string): Professional | undefined {
  const others = said.replace(OWN_JOB, " ");
  return WHO.find(([, words]) => words.test(others))?.[0];
}

/** "I'm a midwife", "ich bin Krankenpfleger": what somebody works as gives no advice. */
const OWN_JOB =
  /\b(?:(?:im|i am|i work as) an? |(?:ich bin|ich arbeite als|soy|trabajo (?:como|de)|je suis|sono|faccio (?:il |la |l )|sou|ik ben) (?:eine? |una? |une? |een |um )?)(?:(?:community|student|trainee|junior|night|ward|angehende[rn]?) )?(?:midwife|nurse|doctor|gp|physio\w*|surgeon|hebamme|krankenschwester|krankenpfleger\w*|pfleger\w*|arzt|arztin|chirurg\w*|krankengymnast\w*|matrona|comadrona|enfermer[ao]|medic[ao]|sage femme|infirmiere?|medecin|kine|ostetric[ao]|infermier[ea]|parteira|fisio\w*|verloskundige|verpleegkundige|arts|fysio\w*)\b/gu;

function isRefused(said: string, key: string): boolean {
  const refusal = new RegExp(NOT.source.replace("KEY", key.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)), "u");
  return refusal.test(said) || REST.test(said);
}

/** Only a date right behind the clearance, or a year right before who gave it, is its own. */
function isExpired(said: string, match: RegExpExecArray, today: Day): boolean {
  // A clearance without any limit needs no new one.
  if (/\bunrestricted\b/u.test(said)) return false;
  const after = said
    .slice(match.index + match[0].length)
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, 5);
  const before = /^(?:back )?(?:in|im|en) (?:\w+ )?(20\d\d)\b/u.exec(said)?.[1];
  const end = after.findIndex((word) => /^(?:till?|until|bis|before|hasta|jusqu\w*|fino|tot)$/u.test(word));
  const own = end < 0 ? after : after.slice(0, end);
  const weeks = weeksSince(own, today) ?? (before === undefined ? undefined : weeksSince([before], today));
  return weeks !== undefined && weeks > CLEARANCE_WEEKS;
}

/** What each profession decides about; a doctor of no special field decides about everything. */
const DECIDES: { readonly [who in Professional]?: ReadonlySet<GroupKey> } = {
  midwife: new Set<GroupKey>(["pregnancy", "postpartum", "pelvic-floor", "pelvic-girdle"]),
  physio: new Set<GroupKey>([
    "operation",
    "hernia",
    "postpartum",
    "pelvic-floor",
    "pelvic-girdle",
    "bone-stress",
    "hypermobility",
    "osteoporosis",
  ]),
  surgeon: new Set<GroupKey>(["operation", "hernia", "postpartum", "bone-stress"]),
  orthopaedist: new Set<GroupKey>(["operation", "bone-stress", "osteoporosis", "hypermobility"]),
  cardiologist: new Set<GroupKey>(["heart", "device", "blood-thinner", "illness", "post-viral"]),
  gynaecologist: new Set<GroupKey>(["pregnancy", "postpartum", "pelvic-floor", "pelvic-girdle", "operation", "low-energy"]),
  "diabetes-team": new Set<GroupKey>(["diabetes", "recognised"]),
};

/** What a clearance of a single part of the body can be about. */
const OF_A_PART: ReadonlySet<GroupKey> = new Set<GroupKey>([
  "operation",
  "hernia",
  "bone-stress",
  "hypermobility",
  "device",
  "pelvic-floor",
]);

/** Whether a clearance is about a group, as far as who gave it decides that. */
export function covers({ by, isForPart }: TrainingClearance, group: GroupKey): boolean {
  if (isForPart && !OF_A_PART.has(group)) return false;
  return by === undefined || (DECIDES[by]?.has(group) ?? true);
}
