import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import { activitiesIn, type Activity } from "../../injuries/activities.ts";
import { readStatements } from "../../injuries/words/statements.ts";
import type { Clause } from "../clause.ts";
import type { HealthLimits } from "../limits.ts";
import { normalise } from "../normalise.ts";
import { operationAhead } from "../time.ts";
import { isStoryOfOthers } from "./story-of-others.ts";
import type { StatedLimit } from "./stated-limit.ts";

/**
 * Whether a stated limit holds, and how far. A limit that takes much away needs words that order it: "my pulse never goes over 115" tells a story,
 * "press-ups on my fists" a way of doing them, and "no wetsuit" names a thing. Neither closes a movement.
 * @returns the limit as it is, a narrower one, or undefined where nothing is limited
 */
export function weighLimit(told: StatedLimit, clauses: readonly Clause[], today: Day): StatedLimit | undefined {
  const said = normalise(told.phrase);
  const own = clauses.find(({ quote }) => quote === told.phrase);
  const sentence = clauses.filter((clause) => clause.sentence === own?.sentence);
  const whole = normalise(sentence.map(({ quote }) => quote).join(" , "));
  const limit = EVERY_TIME.test(whole) && !UP_TO_IT.test(said) ? { ...told, period: { endsByWord: false } } : told;
  const isUndated = limit.period.until === undefined;
  const around =
    own !== undefined && (GOES_BACK.test(whole) || sentence.some(({ quote }) => AFTER_ALONE.test(normalise(quote))))
      ? operationBefore(own, clauses, today)
      : [];
  const later = fromOperation(limit, said, [...around, ...sentence], today);
  if (later !== undefined) return later;
  if (!limit.isByProfessional && (isDayOfCycle(said, whole) || (isUndated && isOfSomeDays(limit, said, sentence)))) return undefined;
  if (!limit.isByProfessional && isUndated && isOfTimeBefore(said, sentence)) return undefined;
  // What a professional ordered is read as narrowly as it was said, and never taken back by words beside it.
  if (WITHOUT_AIDS.test(said) || isStoryOfOthers(said)) return undefined;
  const limits = (limit.isByProfessional ? NARROWER : RULES).reduce(
    (left, rule) => rule({ ...limit, limits: left }, said, whole),
    limit.limits,
  );
  // A limit of which nothing is left is none; one that only is a cue never had any.
  const isEmpty = Object.keys(limits).length === 0 && Object.keys(limit.limits).length > 0;
  return isEmpty ? undefined : { ...limit, limits };
}

/** The sentence that dates an operation, one or two before a clause: "Release booked for the 14th. Before that train me as normal. After, no gripping". */
function operationBefore({ sentence }: Clause, clauses: readonly Clause[], today: Day): readonly Clause[] {
  const near = clauses.filter((clause) => clause.sentence < sentence && clause.sentence + 2 >= sentence);
  const named = near.findLast(({ words }) => operationAhead(words, today) !== undefined);
  return near.filter((clause) => clause.sentence === named?.sentence);
}

/** "Last week of January I am at the ski camp, there I could run 20 minutes at most": of that week, and of no other. */
export function isOfTimeBefore(said: string, sentence: readonly Clause[]): boolean {
  if (!THERE.test(said)) return false;
  const own = sentence.findIndex(({ quote }) => normalise(quote) === said);
  return sentence.slice(0, Math.max(0, own)).some(({ quote }) => TIME_AWAY.test(normalise(quote)));
}

const THERE =
  /^(?:(?:and|und|y|et|e|en|so|also) )?(?:da|dann|dort|in der zeit|then|there|that week|those days|ahi|alli|entonces|esa semana|la bas|alors|cette semaine|li|allora|quella settimana|nessa semana|daar|die week)\b/u;
const TIME_AWAY =
  /\b(?:weeks?|holidays?|camp|trip|\w*woche\w*|ferien|urlaub|\w*lager|reise|klassenfahrt|semanas?|vacaciones|viaje|campamento|semaines?|vacances|voyage|colonie|settimana|vacanz[ae]|viaggio|ferias|viagem|weken|vakantie|reis|\w*kamp)\b/u;

/** "Le crawl sans rien, ça passe", "freestyle without anything is fine": plain, it goes. */
const WITHOUT_AIDS =
  /\b(?:sans rien|without (?:anything|any kit)|ohne alles|sin nada|senza niente|sem nada|zonder iets)\b(?:.*\b)?(?:ca passe|passe|ca va|fine|ok|okay|good|geht|klappt|va bien|no (?:me )?molesta|va bene|vai bem|gaat)$/u;

type Rule = (limit: StatedLimit, said: string, whole: string) => Partial<HealthLimits>;

/** They say which part of a movement is meant. */
const NARROWER: readonly Rule[] = [withoutStay, withoutThing, withoutCrossing, byRoundBack, byGrip, byHillSprint, onlyFlat];

const RULES: readonly Rule[] = [...NARROWER, withoutOnset, withoutGoal, withoutPastBreak, withoutStoryOfPulse, withoutSeat, withoutOwnWay];

/** "Cataract on 9 Feb, no heavy lifting for a fortnight after": it holds from that day on. */
function fromOperation(limit: StatedLimit, said: string, sentence: readonly Clause[], today: Day): StatedLimit | undefined {
  const days = sentence.map(({ words }) => operationAhead(words, today));
  const at = days.findIndex((day) => day !== undefined);
  const own = sentence.findIndex(({ quote }) => normalise(quote) === said);
  const from = days[at];
  if (from === undefined || own < at) return undefined;
  // "Op on 3 February, until then no running" holds now; a list behind the operation has one time at its end.
  const behind = sentence.slice(at).map(({ quote }) => normalise(quote));
  if (behind.some((one) => UP_TO_IT.test(one)) || !behind.some((one) => AFTERWARDS.test(one))) return undefined;
  const { until } = limit.period;
  // A time beside the operation was counted from it, one in a clause of its own from today.
  const isSameSentence = sentence[at]?.sentence === sentence[own]?.sentence;
  const isCounted = own === at || until === undefined || (isSameSentence && until > from);
  // A hand that was just operated on and may not grip holds no bar in straps either.
  const limits =
    limit.limits.closed?.includes("grip") === true
      ? { ...limit.limits, regions: { ...limit.limits.regions, wrist_hand: 0 as const } }
      : limit.limits;
  return {
    ...limit,
    limits,
    from,
    period: isCounted ? limit.period : { ...limit.period, until: addDays(until, daysBetween(today, from)) },
  };
}

/** "Cataract op on 17 Dec. No lifting for 2 weeks after that": of the sentence before. */
const GOES_BACK =
  /\b(?:after (?:that|it|this|which)|afterwards|thereafter|danach|hinterher|despues(?: de eso)?|luego|apres(?: (?:ca|cela))?|ensuite|dopo(?: di che)?|in seguito|depois(?: disso)?|daarna|erna)\b/u;

/** "Every time I run over 8 km it pops and I'm off three weeks": how long it costs each time ends no limit. */
const EVERY_TIME =
  /\b(?:every ?time|each time|whenever|jedes ?mal|immer wenn|cada vez|siempre que|chaque fois|a chaque|ogni volta|ogni qualvolta|sempre que|toda vez|elke keer|iedere keer|telkens)\b/u;

/** "After, they say two weeks not gripping": the word alone. */
const AFTER_ALONE = /^(?:and |but |then )?(?:after(?:wards)?|nachher|hinterher|despues|apres|dopo|depois|erna)$/u;

const UP_TO_IT =
  /\b(?:until|till|before|bis|davor|vorher|hasta|antes|jusqu\w*|avant|d ici|fino|prima|ate|tot|daarvoor|now|already|at the moment|at present|currently|right now|for now|since|today|jetzt|im moment|momentan|derzeit|zurzeit|zur zeit|gerade|seit|heute|ahora|de momento|por ahora|actualmente|desde|hoy|maintenant|en ce moment|pour l instant|actuellement|depuis|aujourd hui|adesso|al momento|per ora|attualmente|da quando|oggi|agora|no momento|por enquanto|atualmente|hoje|nu|op dit moment|momenteel|sinds|vandaag)\b/u;

const AFTERWARDS =
  /\b(?:after\w*|then|danach|nachher|nach|anschliessend|luego|despues|apres|ensuite|puis|dopo|poi|depois|apos|daarna|erna|na)\b|\b(?:a (?:couple|few)|\d+|one|two|three|four|six|zwei|drei|vier|sechs|dos|tres|cuatro|seis|deux|trois|quatre|due|tre|quattro|sei|duas|quatro|twee|drie|zes) (?:of )?(?:fortnights?|weeks?|months?|wochen?|monate?n?|semanas?|meses|semaines?|mois|settimane|mesi|weken|maanden)\b|\b(?:a|one) (?:fortnight|week|month)\b/u;

/** "Heavy periods, the first day I'd rather not pull heavy": a day that comes again each month, and none of the calendar. */
function isDayOfCycle(said: string, whole: string): boolean {
  return DAYS_OF_CYCLE.test(said) && CYCLE.test(whole);
}

/** "Migraine the day after nights, on those days I just don't lift": it holds on days that nobody can plan, and on no other. */
function isOfSomeDays({ limits }: StatedLimit, said: string, sentence: readonly Clause[]): boolean {
  // A movement that is named stays out: nobody knows which days those are.
  if (limits.closed !== undefined) return false;
  const isDaysAlone = ({ words }: Clause): boolean => SOME_DAYS.exec(words.join(" "))?.[0] === words.join(" ");
  return SOME_DAYS.test(said) || sentence.some(isDaysAlone);
}

const SOME_DAYS =
  /\b(?:on|during) (?:those|these|such|bad|migraine|flare) (?:\w+ )?(?:days?|nights?|mornings?)\b|\b(?:the|a) (?:day|morning) after (?:a |my |the )?(?:nights?|night shift|migraine|late)\b|\b(?:an|in) (?:den|diesen|solchen|schlechten) tagen\b|\b(?:esos|estos|en esos|en los) dias(?: malos)?\b|\bces jours(?: la)?\b|\b(?:in )?quei giorni\b|\b(?:nesses|nestes|esses) dias\b|\b(?:op )?(?:die|zulke|slechte) dagen\b/u;

const DAYS_OF_CYCLE =
  /\b(?:first|1st|one or two|erste\w*|ersten|primer\w*|premier\w*|prim[oi]|primeir\w*|eerste) (?:\w+ )?(?:days?|tage?n?|dias?|jours?|giorn[oi]|gg|dagen?|dag)\b/u;
const CYCLE =
  /\b(?:periods?|cycle|pms|periode|zyklus|tage|regla|menstru\w*|regles|ciclo|mestruazion\w*|ongesteld\w*|menstruatie|cyclus)\b/u;

/** "My pulse never goes over 115 whatever I do" tells what a medicine does, and caps nothing. */
function withoutStoryOfPulse({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  if (!STORY_OF_PULSE.test(said)) return limits;
  // "… nem que eu suba a rua a correr": how hard it was tried bans nothing.
  if (limits.pulse === undefined) return PULSE.test(said) && EVEN_IF.test(said) ? {} : limits;
  const { pulse: _pulse, rpe: _rpe, aerobicRpe: _aerobic, scoredMinutes: _scored, tests: _tests, ...rest } = limits;
  return rest;
}

const PULSE = /\b(?:pulse|heart(?: rate)?|hr|puls|herz\w*|pulso|corazon|pouls|coeur|fc|polso|cuore|coracao|hart\w*|hartslag)\b/u;
const EVEN_IF =
  /\b(?:even (?:if|when)|whatever|no matter|however hard|selbst wenn|auch wenn|egal|aunque|ni (?:aunque|subiendo|corriendo)|haga lo que haga|meme (?:si|quand|en)|quoi que|anche se|neanche se|qualunque|nem que|mesmo que|faca o que|ook al|zelfs als|wat ik ook)\b/u;

const STORY_OF_PULSE =
  /\b(?:never|hardly|barely|doesnt|doesn t|does not|wont|will not) (?:really )?(?:go(?:es)?|gets?|rises?|climbs?|reach(?:es)?|comes?)\b|\b(?:whatever|no matter what|however hard) i\b|\b(?:geht|kommt|steigt) (?:\w+ ){0,3}(?:nie|nicht|kaum)\b|\b(?:egal was|was auch immer) ich\b|\bno (?:me )?(?:sube|pasa|supera)\b|\bhaga lo que haga\b|\bne (?:monte|depasse) (?:\w+ )?(?:jamais|pas)\b|\bquoi que je fasse\b|\bnon (?:mi )?(?:sale|supera|va)\b|\bqualunque cosa faccia\b|\b(?:nunca|nao) (?:sobe|passa|ultrapassa)\b|\bfaca o que fizer\b|\bkomt (?:\w+ ){0,2}(?:nooit|niet)\b|\bwat ik ook doe\b/u;

/** "Stiff for the first five minutes of a run, then fine": how long it takes to warm up, and no longest run. */
function withoutOnset({ limits }: StatedLimit, said: string, whole: string): Partial<HealthLimits> {
  const isWarmUp = FIRST_MINUTES.test(said) && FINE_THEN.test(whole) && !BAD_THEN.test(whole);
  return isWarmUp ? withoutLengths(limits) : limits;
}

const FINE_THEN =
  /\b(?:then|after that|afterwards|and)(?: ,)? (?:its |it is |it |im |thats |all )*(?:fine|good|ok|okay|gone|eases?|settles?|better|loosens?|goes(?: away)?)\b|\b(?:dann|danach)(?: ,)? (?:\w+ )?(?:gut|weg|ok|besser|nichts)\b|\b(?:luego|despues)(?: ,)? (?:\w+ )?(?:bien|nada|pasa|mejor)\b|\b(?:puis|apres|ensuite)(?: ,)? (?:\w+ )?(?:ca va|bien|rien|passe|mieux)\b|\b(?:poi|dopo)(?: ,)? (?:\w+ )?(?:bene|passa|niente|meglio)\b|\b(?:depois)(?: ,)? (?:\w+ )?(?:passa|bem|nada|melhor)\b|\b(?:daarna|dan)(?: ,)? (?:\w+ )?(?:goed|weg|niets|beter)\b/u;
const BAD_THEN =
  /\b(?:after (?:the )?first|fine (?:for|in) the first|only the first|nur die ersten|worse|stays?|schlimmer|bleibt|peor|pire|peggio|pior|erger)\b|\b(?:then|dann|luego|puis|poi|depois|dan) (?:\w+ ){0,2}?(?:hurts?|pain\w*|sore|schmerzt|weh|duele|fait mal|fa male|doi|pijn)\b/u;

const FIRST_MINUTES =
  /\b(?:first|initial|opening|erste[nr]?|primer[oa]?s?|premi[eè]re?s?|prim[aei]|primeir[oa]s?|eerste) (?:(?:few|couple of|paar|par de|pair of|about|ca) )?(?:\d{1,2}|five|ten|two|three|funf|zehn|cinco|diez|cinq|dix|cinque|dieci|dez|vijf|tien)? ?(?:m|mins?|minutes?|minuten|minutos|minuti|minuut|k|km|kilomet\w*|metres?|miles?|steps?)\b/u;

/** "I want to run 5 km without a stop", "o objetivo é correr 5 km": an aim is no ceiling. */
function withoutGoal({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  return GOAL.test(said) && !AT_MOST.test(said) ? withoutLengths(limits) : limits;
}

const GOAL =
  /\b(?:goal|aim\w*|target|dream|want to|would like to|be able to|manage to|without (?:stopping|a (?:stop|break)|walking)|ziel|traum|schaffen|mochte|durchlaufen|ohne (?:gehpause\w*|pause)|objetivo|sueno|quiero|conseguir|lograr|sin parar\w*|objectif|reve|je veux|reussir a|arriver a|sans (?:m )?arret\w*|obiettivo|sogno|voglio|vorrei|riuscire|senza ferm\w*|sonho|quero|gostava|conseguir|sem parar|doel|droom|wil|zonder (?:te )?stop\w*)\b/u;
const AT_MOST =
  /\b(?:max\w*|at (?:the )?most|no more|not more|no longer|(?:longer|more|further) than|over|up to|only|dont want|do not want|never want|(?:langer|mehr|weiter) als|(?:will|mochte) nicht|no quiero|mas (?:de|tiempo)|je (?:ne )?veux pas|plus (?:de|que|longtemps)|non voglio|piu (?:di|a lungo)|nao quero|mais (?:de|do que)|wil niet|(?:langer|meer|verder) dan|hochstens|nicht mehr|nicht langer|bis|nur|como mucho|no mas|hasta|solo|au plus|pas plus|jusqu\w*|al massimo|non piu|fino|no maximo|nao mais|ate|hooguit|niet meer|tot)\b/u;

function withoutLengths(limits: Partial<HealthLimits>): Partial<HealthLimits> {
  const { runMinutes: _minutes, runMetres: _metres, rideMinutes: _ride, swimMetres: _swim, sessionMinutes: _session, ...rest } = limits;
  return rest;
}

/** "Im Frühjahr 7 Wochen Laufpause, seit Juli wieder voll": a break that is over ends no running. */
function withoutPastBreak({ limits }: StatedLimit, said: string, whole: string): Partial<HealthLimits> {
  if (limits.running !== false || !BREAK.test(said) || !BEGAN_AGAIN.test(whole) || STILL_TO_COME.test(whole)) return limits;
  const { running: _running, impact: _impact, contacts: _contacts, ...rest } = limits;
  return rest;
}

const BREAK =
  /\b(?:\w*pause|break|off running|without running|no running|not run\w*|nicht laufen|kein laufen|sin correr|sans courir|sans course|arret|senza correre|stop|sem correr|pausa|zonder (?:hard)?lopen|niet (?:hard)?gelopen|rust)\b/u;
const WHEN = String.raw`(?:\w+ )?(?:jan\w*|feb\w*|mar\w*|apr\w*|ma[iy]\w*|mei|jun\w*|jul\w*|aug\w*|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*|gen\w*|ene\w*|ago\w*|out\w*|avr\w*|aou\w*|spring|summer|autumn|winter|fruhjahr|sommer|herbst|primavera|verano|printemps|ete|estate|zomer|voorjaar|\d{4}|\d{1,2} (?:weeks?|months?|wochen|monaten?|semanas?|meses|semaines?|mois|settimane|mesi|weken|maanden))`;
/** "Since July back to everything": a time, and running behind it. */
const BEGAN_AGAIN = new RegExp(
  String.raw`\b(?:since|seit|desde|depuis|da|sinds) ${WHEN}\b(?: \w+){0,3} (?:again|back|fine|running|wieder|voll|beschwerdefrei|schmerzfrei|corro|bien|je cours|cours|bene|bem|weer)\b|\b(?:running again|back running|wieder (?:voll|schmerzfrei|im training)|laufe wieder|vuelvo a correr|ya corro|je recours|ho ripreso|voltei a correr|loop weer)\b`,
  "u",
);
const STILL_TO_COME = /\b(?:until|till|unless|before|bis|bevor|hasta|antes|jusqu\w*|avant|fino|finche|prima|ate|tot|voordat)\b/u;

/** "24 dec t/m 2 jan zitten we op Texel": where somebody stays, and no seat. */
function withoutStay({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  const { closed = [] } = limits;
  return closed.includes("sitting") && STAYS.test(said) ? without(limits, closed) : limits;
}

const STAYS =
  /\bzit(?:ten)? (?:we|wij|ze|jullie|ik)\b|\b(?:we|wij|ze|ik) zit(?:ten)? (?:\w+ )?(?:in|op|bij)\b|\bsitzen wir (?:in|auf|bei)\b/u;

/** "Only hurts when I sit" orders no seat. */
function withoutSeat({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  if (limits.standing !== false || !HURTS.test(said) || ON_FEET.test(said)) return limits;
  const { standing: _standing, impact: _impact, running: _running, contacts: _contacts, oneLeg: _leg, floor: _floor, ...rest } = limits;
  return rest;
}

const HURTS =
  /\b(?:hurts?|pain\w*|aches?|sore|schmerz\w*|weh|zwickt|duele\w*|dolor\w*|mal|douleur\w*|fa male|dolore|dor|doi|pijn\w*|zeer)\b/u;

/** "Only sitting, because standing hurts" does. */
const ON_FEET = /\b(?:stand\w*|on my feet|steh\w*|im stehen|de pie|debout|in piedi|em pe|de pe|sta(?:an|ande?))\b/u;

/** "Don't cross the legs" is a position of a new hip, and no ban of training the legs. */
function withoutCrossing({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  const { closed = [] } = limits;
  if (!closed.includes("leg-strength") || !CROSSES_LEGS.test(said)) return limits;
  const rest = closed.filter((one) => one !== "leg-strength");
  return { ...limits, closed: [...new Set<Activity>([...rest, "squat-deep"])] };
}

const CROSSES_LEGS =
  /\b(?:cross\w*|kreuz\w*|ubereinander\w*|uberschlag\w*|cruz\w*|crois\w*|incroci\w*|accavall\w*|kruis\w*)\b.*\b(?:legs?|beine?n?|piernas?|jambes?|gambe|pernas?|benen)\b|\b(?:legs?|beine?n?|benen)\b.*\b(?:cross\w*|kreuz\w*|uberschlag\w*|ubereinander\w*|kruis\w*)/u;

/** "No lifting with a round back" is about the back's shape, and not about lifting. */
function byRoundBack({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  const isSweeping = limits.kilograms !== undefined || limits.percent !== undefined;
  if (!isSweeping || !ROUND_BACK.test(said) || /\d ?(?:kg|kilos?|lbs?|%)/u.test(said)) return limits;
  const { kilograms: _kilograms, percent: _percent, heavyCarries: _carries, ...rest } = limits;
  return { ...rest, spineFlexion: false };
}

const ROUND_BACK =
  /\b(?:round\w*(?: \w+)? back|bent back|rundrucken\w*|rund\w* rucken|krumm\w* rucken|espalda (?:redonda|curva\w*)|dos (?:rond|arrondi)|schiena (?:curva|tonda)|costas (?:curvas|redondas)|(?:ronde|bolle) rug)\b/u;

/** "Nur kein Neo zum Schwimmen": the thing is left out, and its sport stays. */
function withoutThing({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  const { closed = [] } = limits;
  return closed.length > 0 && THING_FOR.test(said) ? without(limits, closed) : limits;
}

const THING_FOR =
  /\b(?:no|without(?: an?)?|kein\w*|ohne|sin|sans|pas de|senza|niente|sem|geen|zonder) (?:neo\w*|wetsuits?|neopren\w*|combi\w*|muta|fato|caps?|badekappe|music|musik|watch\w*|uhr|headphones|kopfhorer|hrm|pulse ?belt|pulsgurt) (?:for|when|while|in|zum|beim|para|al|pour|en|per|nel|ao|bij|voor|om te)\b/u;

/** "Press-ups I do on my fists", "Burpees without the jump are fine", "bike seated": a way in which it goes is no ban of it. */
function withoutOwnWay({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  const { closed = [] } = limits;
  if (closed.length === 0 || !(DONE_SO.test(said) || ALLOWED_WITHOUT.test(said) || SEATED_BIKE.test(said))) return limits;
  return without(limits, closed);
}

const DONE_SO =
  /\b(?:so|therefore|also|daher|asi que|por eso|donc|du coup|quindi|entao|dus)\b.*\b(?:i (?:do|use|take)|mache ich|ich mache|hago|las hago|je (?:les )?fais|(?:li |le )?faccio|faco|doe ik)\b.*\b(?:on|with|from|auf|mit|von|con|sobre|en|sur|avec|su|sui|coi?n?|nos|com|op|met)\b/u;
const ALLOWED_WITHOUT =
  /\b(?:without|ohne|sin|sans|senza|sem|zonder)\b(?: \w+){1,3} (?:ok|okay|fine|good|allowed|geht|gehen|erlaubt|passt|vale|bien|permitid[oa]s?|va|ca va|autorise\w*|va bene|ammess\w*|tudo bem|pode|mag|prima|goed)$/u;
const SEATED_BIKE =
  /^(?:rad|fahrrad|bike|bici|velo|fiets\w*|cycling|radfahren) (?:nur |only )?(?:sitzend|im sitzen|seated|sitting|sentad[oa]|assis\w*|sedut[oa]|zittend)$/u;

/** "No snatch grip" is a grip of some lifts, and no ban of holding anything. */
function byGrip({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  if (KIND_OF_GRIP.test(said) && limits.kilograms !== undefined && !/\d ?(?:kg|kilos?|lbs?|%)/u.test(said)) {
    const { kilograms: _kilograms, percent: _percent, heavyCarries: _heavy, tests: _tests, ...others } = limits;
    return others;
  }
  if (!WIDTH_OF_GRIP.test(said)) return limits;
  const { heavyCarries: _carries, closed = [], ...rest } = limits;
  const others = said.replaceAll(WIDTH_OF_GRIP, " ");
  if (HOLDS.test(others)) return limits;
  const named = new Set(readStatements(others).flatMap(({ words }) => activitiesIn(words).map(({ activity }) => activity)));
  const kept = closed.filter((one) => !OF_A_GRIP.has(one) || named.has(one));
  return kept.length === closed.length ? limits : { ...rest, closed: kept };
}

/** Where the hands are on the bar, and not how firmly they hold it. */
const WIDTH_OF_GRIP =
  /\b(?:snatch|close|closer|narrow|narrower|wide|wider|medium|neutral) grip\b|\b(?:eng|weit|neutral)\w* griff\b|\bagarre (?:cerrado|estrecho|ancho|neutro)\b|\bprise (?:serree|large|neutre)\b|\bpresa (?:stretta|larga|neutra)\b|\bpegada (?:fechada|aberta|neutra)\b|\b(?:smalle|brede|neutrale) greep\b/gu;
const HOLDS = /\bgrip\w*\b|\bgriff\w*\b|\bgreif\w*\b|\bagarr\w*\b|\bgreep\b/u;
/** What a ban of gripping closes. */
const OF_A_GRIP: ReadonlySet<Activity> = new Set<Activity>([
  "grip",
  "carry",
  "pullup",
  "rope",
  "rower",
  "swing",
  "hang",
  "bar-hang",
  "held",
]);

/** "The mixed grip is banned for lifting" bans a way to hold the bar. */
const KIND_OF_GRIP =
  /\b(?:(?:mixed|alternat\w*|over ?under|hook|false|underhand|overhand|supinated|pronated|reverse|thumbless) grip|(?:kreuz|wechsel|unter|ober|hook|haken|affen)griff|(?:agarre|prise|presa|pegada) (?:mixt[oae]|mist[oa]|alternad[oa]|alternee|alternata|supin\w*|pron\w*|en crochet|a gancio|gancho|inversa?)|(?:gemengde|kruis|bovenhandse|onderhandse) ?greep)\b/u;

/** "No sprinting up hills": steady climbing and fast running on the flat stay. */
function byHillSprint({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  const { closed = [], impact: _impact, ...rest } = limits;
  if (!closed.includes("hills") || !HILL_SPRINT.test(said)) return limits;
  return { ...rest, closed: [...closed.filter((one) => one !== "hills" && one !== "run-fast"), "hill-sprints"] };
}

const HILL_SPRINT =
  /\b(?:sprint\w*|fast|hard|intervals?|reps?) (?:up|on|uphill|in) (?:the )?(?:hills?|climbs?|slopes?)\b|\bsprint\w* (?:uphill|bergauf|en cuesta|cuesta arriba|en cote|in salita|na subida|bergop)\b|\bbergauf ?sprint\w*|\bcuestas? (?:a tope|rapidas)\b/u;

/** "Flat only" is about the ground: the pace stays. */
function onlyFlat({ limits }: StatedLimit, said: string): Partial<HealthLimits> {
  const { closed = [], ...rest } = limits;
  if (!closed.includes("hills") || !closed.includes("run-fast") || !FLAT_ONLY.test(said)) return limits;
  return { ...rest, closed: closed.filter((one) => one !== "run-fast") };
}

const FLAT_ONLY =
  /^(?:but |and |only |just |run(?:s|ning)? |keep running but )*(?:on the )?flat(?: only| ground only)?$|^(?:aber |nur |laufen )*(?:im |auf dem )?flach\w*$|^(?:pero |solo |correr )*(?:en )?llano$|^(?:mais |seulement |que )*(?:sur le |du )?plat(?: seulement| uniquement)?$|^(?:ma |solo |correre )*(?:in )?piano$|^(?:mas |so |apenas )*(?:no )?plano$|^(?:maar |alleen )*(?:op het )?vlakke?$/u;

function without(limits: Partial<HealthLimits>, closed: readonly Activity[]): Partial<HealthLimits> {
  const { closed: _closed, impact: _impact, contacts: _contacts, ...rest } = limits;
  const jumps = closed.every((one) => one === "burpee") ? {} : getJumps(limits);
  return { ...rest, ...jumps };
}

/** The limits on jumps and landings. */
function getJumps({ impact, contacts }: Partial<HealthLimits>): Partial<HealthLimits> {
  return { ...(impact === undefined ? {} : { impact }), ...(contacts === undefined ? {} : { contacts }) };
}
