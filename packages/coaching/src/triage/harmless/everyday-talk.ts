import { ANCHORS, areEveryday } from "./everyday-words.ts";

/**
 * Words of ordinary talk with a coach, in English and German. A message of nothing else names no body part, no sensation and no substance, so
 * it cannot be a sign of danger by itself, however rare it looks to the classifier: "and rowing?", "how many sessions in total since i started".
 * No word is in here that a danger could be told with: no part of the body, no symptom, no drug, nothing about wanting to end.
 */
const EVERYDAY = new Set(
  `a about above actually ago all also am an and another any anything are as ask at avg average away back be been before best better between big biggest both bring
  but by can change check closer closest compare compared could coming count current cut date day days did do does doing done down each earlier easier easy either
  else except enter entered ever every example far fast faster fastest few final find finish finished first fit fitter fix for form forward from full further
  general get getting give go goal goals going good got had half hard harder hardest has have heavier heaviest heavy hello help her hers hey hi him his history hour hours how
  hows i id if ill im in instead into is it its ive just keep kind know last lately later latest least left less let lets level light lighter like list little
  log logged long longer longest look looking lot low lower made make manage managed managing many mark max maybe me mean meant mid middle min mine mins minute minutes mix mon month months more morning most
  move moved much my nah name need needed new newest next no nope normal not note now number numbers of off often ok okay old on once one ones only open or order other our out
  over own pace paces part past per place plan planned plans please pls possible previous progress push put question quick quicker quickest quite rather ready really reason record records repeat
  replace rest result results right round rounds same say score see session sessions set sets share shift short shorten shorter show simple simpler since skip skipped skipping slow slower slowest so some
  something sorry sort still such sure swap switch take than thank thanks that thats the their them then these they thing things this those though till til time times to today todays together told tomorrow
  tmrw tonight too total totals track train trained training try trying twice two undo until up update us use used usual usually versus very vs was way we week weekend weeks weekly well
  went were what whats when whens where wheres which while who whole whos why will with within without work workout workouts worst would wrong year years yearly yep yes yesterday yet you your zone wait sry oops tho
  zones january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday
  mondays tuesdays wednesdays thursdays fridays saturdays sundays tue tues wed thu thur thurs fri sat sun spring summer autumn winter fortnight evening afternoon
  squat squats squatting squatted deadlift deadlifts bench benched benching press presses pressed snatch clean jerk thruster thrusters lunge lunges row rows rowing rowed rower erg ski skierg skiing bike bikes biking
  ride rides riding rode run runs running ran swim swims swimming swam jog walk lift lifts lifting lifted pull pulls pullup pullups ups push pushups kg kgs kilo kilos lb lbs km kms k mile miles metres meters
  hyrox marathon race races racing triathlon crossfit parkrun berlin hamburg sled sleds wall ball balls burpee burpees farmers carry sandbag station stations interval intervals threshold tempo deload taper
  strength conditioning endurance cardio mobility warmup cooldown rpe effort volume tonnage distance duration load loads rep reps weight weights bodyweight pb pbs pr prs ftp vdot benchmark benchmarks
  streak adherence schedule calendar block phase coach app profile availability equipment gym barbell dumbbell dumbbells kettlebell kettlebells treadmill shoes target targets ahead behind upcoming
  alkohol bier koffein kreatin eiweiss kohlenhydrate schuhe dehnen creatine caffeine coffee tea protein carbs carb gels gel electrolytes beetroot shake percent percentage difference improved improve improving improvement stronger trend chart missed miss missing cancel delete remove add drop free busy goes come comes follow following start started starting begin began
  aber alle alles als am an andere anderen auch auf aus bei beim bin bis bist bitte bleib da dann danke das dass dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch
  ein eine einem einen einer eines er erst es etwas fuer fur ganz gar gegen gehen geht gemacht genau gern gerne gestern gut habe haben hallo halt hast hat hatte heute hin hoch ich ihr im immer in insgesamt
  ist ja jahr jahre jahren jede jeden jetzt kann kannst kein keine km koennen kommt konnen kurz kurzer kuerzer lang lange langer laufe laufen lauf laufst leicht leichter letzte letzten letzter letztes lieber machen mach mache macht mal
  man mehr mein meine meinem meinen meiner meines mir mich mit mache morgen muss nach nachste nachsten nachster naechste naechsten nein nicht noch nochmal nun nur ob oder ohne plan plane schaff schaffe schaffen schneller schon sehr seit
  sind so soll sollte sonst statt steht stunde stunden tag tage tagen trainiere trainieren trainiert training trainings und unter verschieb verschiebe verschieben vom von vor war waren warens warum was weg weiter welche welchen welcher
  welches wenig weniger wenn wer werde werden wie wieder wieso wieviel wieviele will wird wo woche wochen wochenende wollte wurde zeig zeige zeit ziel ziele zu zum zur zuletzt zwei zwischen uber ueber ubung ubungen einheit einheiten
  montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags januar februar marz maerz mai juni juli oktober dezember
  bringt bringen hilft helfen hart harte sollen sinnvoll intervalle intervallen kaffee tee sirve cafeina creatina caffeina serve cosa para que la cafeine
  kniebeuge kniebeugen kreuzheben bankdrucken bankdruecken klimmzug klimmzuge klimmzuege rudern radfahren rad schwimmen wettkampf rennen bestzeit bestleistung rekord gewicht kilometer wiederholungen satze saetze
  di do fr sa mo mi kann konnte ab januar februar einer nen nem bitte trags mach machs davor danach ausser doch lieber statt stattdessen ersten zwei drei vier funf funfzig halbe beispiel pause ruhetag trainingstag trainingstage verlangern streich streiche kurz everything schwer fuhlte fuehlte sich hab keinen schlitten langhantel kurzhantel kurzhanteln rudergeraten gelaufen gefahren gerudert geschwommen warte moment heut kuerzen trag trage eintragen loschen loesch tausch tausche ersetze ersetzen`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);

/** Words that say that something is about training at all: without one of them, or of a time, a few plain words may mean anything. */
const ANCHOR =
  /^(?:\d.*|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez).*|may|mai|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\w+tags?|mittwochs?|week(?:s|end|ly)?|month(?:s|ly)?|year(?:s|ly)?|wochen?|monat\w*|jahre?n?|today|tomorrow|yesterday|heute|morgen|gestern|squat\w*|deadlift\w*|bench\w*|press\w*|snatch|clean|jerk|row\w*|ski\w*|bik\w*|rid\w*|rode|run\w*|ran|swim\w*|swam|lift\w*|pull\w*|km|kms|kg|kgs|lbs?|miles?|hyrox|marathon|rac\w+|sleds?|burpees?|session\w*|workouts?|train\w*|plans?|goals?|ziele?|einheit\w*|lauf\w*|rudern|klimm\w*|kniebeuge\w*|kreuzheben|paces?|zones?|rpe|volume|distance|total|average|ones?|longest|shorter|example|why|warum|reps?|sets?|rounds?|stations?|pbs?|prs?|creatine|caffeine|coffee|koffein|kaffee|kreatin|dehnen|intervallen?|caff?eina|cafeine|creatina|protein|carbs?|gels?|electrolytes)$/u;

/** Plain words with which somebody may say farewell. */
const LAST =
  /\b(?:(?:this|today|tomorrow|that|it) (?:is|was|will be) (?:my|the) (?:very )?last|not (?:come|coming) back|no (?:next|tomorrow)|last (?:day|week) (?:ever|of)|kein(?:e|en)? (?:nachste|morgen)|(?:will|kann) (?:\w+ ){0,2}nicht mehr(?: weiter| da)?$|(?:will|kann) (?:einfach |gar |echt )?nicht mehr ich|no (?:puedo|quiero) mas|non ce la faccio|non (?:ne )?(?:posso|voglio) piu|(?:peux|veux) plus|nao (?:quero|posso) mais|(?:kan|wil) niet meer|va pas|er niet meer|me supprime\w*|(?:sono|sou|soy|suis) une? ?(?:peso|poids)|(?:sono|sou|soy) um? peso|(?:estoy|estou|sono|suis|zit) (?:en|em|a|op) \d[\d.,]*|danke fur alles|letztes training|(?:derniere?|ultim[oa]|laatste) (?:jour|fois|dia|vez|giorno|volta|dag|keer)$|mein letzter|meine letzte woche)\b/u;

/** "Keine Tage mehr" is a period that stopped, though each word of it is an everyday one. */
const NO_PERIOD = /\bkeine (?:tage|regel|periode) (?:mehr|seit)\b|\bseit \w+ keine tage\b/u;

/** A question of what a drink does: "ist alkohol schlimm nach dem training". */
const OF_A_DRINK = /^(ist (?:alkohol|bier|wein|kaffee|koffein)) (?:schlimm|schlecht|schadlich|schaedlich)\b/u;

/** "Und wenn ich schon um 6 laufe": a time; "um" and "los" are no everyday words by themselves. */
const AT_A_TIME = /^und wenn ich (?:schon |erst )?um \d{1,2}(?: uhr)? (?:laufe|los (?:will|muss))$/u;

/** "Our sled is broken": no part of a body. */
const BROKEN_KIT =
  /\b(sleds?|rowers?|row ergs?|ski ?ergs?|bikes?|treadmills?|machines?|racks?|barbells?|gym|equipment) (?:is|are|got|broke) ?(?:broken|bust|busted|out of order)\b/u;

/** "And heart rate?", "whats my max heart rate", "heart rate zones": a figure that is asked for. */
const OF_HEART_RATE =
  /^(?:(?:and|what about|whats|what is|what was|what are|show me|show|which|how is|hows|give me|tell me|my|the|avg|average|max|maximum|resting|target|for|on|zone \d) )*(?:heart ?rate|hr|pulse|herzfrequenz|puls)(?: (?:zones?|max|target|for (?:that|it|this|zone \d)|on (?:that|it)|there|in zone \d|data|then|please))*$/u;

/** "Where did I lose the most time" of a race; "I lost time" alone may be a gap in somebody's memory. */
const LOST_TIME =
  /\b(?:lose|lost|losing|drop|dropped|waste|wasted|perdu|perd|perdi|perdido|perso|perdo|verloren|verlor)(?: (?:the|most|more|my|le|plus|de|du|mas|el|il|piu|am|meisten)){0,4} (?:temps|time|tiempo|tempo)\b|\bzeit (?:verloren|liegen (?:gelassen|lassen))\b/u;
const ASKS_WHERE = /\b(?:where|ou|wo|donde|dove|most|meisten)\b/u;

/** Whether every word belongs to talk about training. `said` are plain words: lower case, without accents. */
export function isEverydayTalk(said: readonly string[]): boolean {
  if (AT_A_TIME.test(said.join(" ")) || OF_HEART_RATE.test(said.join(" "))) return true;
  // "Since I started here" is about the app; "here" alone may be about being alive.
  const lost = ASKS_WHERE.test(said.join(" ")) ? LOST_TIME : /$^/u;
  const asked = said.join(" ").replace(lost, "hyrox").replace(OF_A_DRINK, "$1 gut").replace(BROKEN_KIT, "sled is done").split(" ");
  const words = asked.filter((word, at) => word !== "here" || !/^(?:started|joined|began|in|on|up|registered)$/u.test(asked[at - 1] ?? ""));
  return (
    words.length > 0 &&
    !LAST.test(words.join(" ")) &&
    !NO_PERIOD.test(words.join(" ")) &&
    (words.every((word) => isEverydayWord(word)) || areEveryday(words, isNumberOrKit)) &&
    words.some((word) => ANCHOR.test(word) || ANCHORS.test(word))
  );
}

function isEverydayWord(word: string): boolean {
  return EVERYDAY.has(word) || NUMBER.test(word);
}

function isNumberOrKit(word: string): boolean {
  return NUMBER.test(word) || KIT.test(word);
}

const NUMBER = /^\d[\d.,:/x]*(?:kg|kgs|lbs?|km|k|m|min|mins|h|s|w|th|st|nd|rd|x)?$/u;
/** What is written alike in all languages. */
const KIT =
  /^(?:hyrox|crossfit|marathon|wod|amrap|emom|pr|pb|rpe|ftp|km|kg|min|sled|wall|balls?|burpees?|farmers?|carry|ski|erg|skierg|squats?|deadlifts?|bench|press|clean|jerk|snatch|deload|taper|sprint|interval|tempo|rm|1rm|5k|10k|open|pro|plan|test|berlin|hamburg|doubles|box|jumps?|thrusters?|lunges?)$/u;

/** A cold of a day or so, as it is told to a coach; six weeks of it, or with a fever, are not in here. */
const COLD =
  /^(?:(?:hey|hi|coach|ive|i|have|am|im|been|stuck|got) )*(?:in bed with|have|had|caught|got|down with) a (?:(?:bit of a|common|light|mild|slight|lousy|nasty|bad|stupid|annoying|proper) )?cold(?: since (?:last night|yesterday|today|this morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?(?: |$)/u;
const ORDER = /^(?:(?:so|and|please|pls|can you|could you) )*(?:take|leave|cancel|skip|skipping|drop|remove|move|shift|shorten|change) /u;

/** "A bit better now but still sniffly". */
const GETS_BETTER =
  /^(?:(?:a |its |it is |im |i am |feeling |getting )*(?:(?:bit|little|much|slowly) )?better(?: (?:now|today|already))?)(?: (?:but|just|and) (?:im )?(?:still )?(?:a )?(?:(?:bit|little) )?(?:sniffly|snotty|sneezy|bunged up|blocked nose|runny nose|snuffly))?(?: |$)/u;
const ASKS = /^(?:so |and )?(?:what about|how about|what do i do|what should i do|can i|should i|is) /u;

/** Plainly ill since a day, in the other languages, and nothing else. */
const ILL_SINCE =
  /^(?:ich bin (?:seit (?:gestern|heute|gestern abend) )?(?:krank|erkaltet|krank seit (?:gestern|heute))|(?:je suis|suis) (?:malade|enrhumee?)(?: depuis (?:hier|ce matin|hier soir))?|(?:estoy|ando) (?:enferm[oa]|resfriad[oa]|constipad[oa])(?: desde (?:ayer|hoy|anoche))?|sono (?:malat[oa]|raffreddat[oa])(?: da (?:ieri|oggi|ieri sera))?|estou (?:doente|resfriad[oa]|constipad[oa])(?: desde (?:ontem|hoje))?|ik ben (?:ziek|verkouden)(?: sinds (?:gisteren|vandaag))?)$/u;

/** Whether a message tells of a plain cold and nothing else but what shall become of the training. `said` are plain words. */
export function isPlainCold(said: readonly string[]): boolean {
  const words = said.join(" ");
  if (ILL_SINCE.test(words)) return true;
  if (!COLD.test(words)) return false;
  const rest = words.replace(COLD, "").trim().replace(GETS_BETTER, "").trim();
  return rest === "" || ((ORDER.test(rest) || ASKS.test(rest)) && isEverydayTalk(rest.split(" ")));
}

/** Words of a message that ordinary talk about training does not have. */
export function unknownWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !EVERYDAY.has(word) && !/^[\d.,:/x+%]+\w{0,4}$/u.test(word));
}
