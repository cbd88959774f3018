import { exercisesNamedIn } from "../../catalogue/named-exercises.ts";
import type { SessionContent } from "../session-content.ts";
import type { Clause } from "../../health/clause.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { isBareDay } from "../availability.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";
import type { Weekday } from "../../calendar/day.ts";

/** Parts of training that have words of their own, after `normalise`; lifts are read by their names. */
const CONTENTS: readonly (readonly [SessionContent, RegExp])[] = [
  [
    "upper",
    /\b(?:upper ?body|upper(?= (?:day|session|strength|work))|ober ?korper\w*|(?:tren|parte|cuerpo) superior|torso|haut du corps|(?:parte|corpo) (?:superiore|alta)|upper|(?:membros|parte|corpo) superior\w*|bovenlichaam|boven ?lijf)\b/u,
  ],
  [
    "legs",
    /\b(?:legs?(?: ?(?:day|training|session|strength))?|lower ?body|beine?|bein(?:tag|training)|unterkorper\w*|piernas?|tren inferior|jambes?|bas du corps|gambe|parte inferiore|pernas?|inferiores|benen|onderlichaam)\b/u,
  ],
  [
    "fast-run",
    /\b(?:intervals?|interval (?:run|session|training)|speed ?(?:work|session|day)|tempo (?:run|session)|threshold (?:run|session)|track (?:work|session)|intervalle?n?|intervall(?:training|lauf|einheit)\w*|tempo(?:lauf|training|einheit)\w*|bahntraining|series|intervalos?|entrenamiento de velocidad|fractionne\w*|seance de vitesse|vma|ripetute|treino intervalado|tiros|intervaltraining)\b/u,
  ],
  [
    "weightlifting",
    /\b(?:(?:olympic )?weight ?lifting|oly(?:mpic)?(?: ?lifts?| ?lifting)|gewichtheben|halterofilia|levantamiento olimpico|halterophilie|pesistica|levantamento olimpico|gewichtheffen)\b/u,
  ],
  [
    "simulation",
    /\b(?:(?:race|hyrox) (?:practice|rehearsals?|simulations?)|simulations?|simulation(?:en)?|compromised runs?|wettkampfsimulation\w*|simulacion(?:es)?|simulazion[ei]|simulac(?:ao|oes)|(?:wedstrijd)?simulaties?)\b/u,
  ],
  ["gymnastics", /\b(?:gymnastics?(?: skills?)?|turnen|gimnasticos?|gymnastique|ginnastica|ginastica|gymnastiek)\b/u],
];
const LIFT_CONTENTS: { readonly [name: string]: SessionContent } = {
  "Back squat": "squat",
  "Front squat": "squat",
  "Bench press": "bench",
  Deadlift: "deadlift",
  "Sumo deadlift": "deadlift",
  "Overhead press": "press",
  Snatch: "weightlifting",
  "Clean and jerk": "weightlifting",
};

/** What asks for something: without one of these a bare name among the dislikes is unwanted. */
const ASKS =
  /\b(?:want|wants|would (?:like|love|prefer)|id (?:like|love|prefer)|like to|love to|prefer\w*|please|pls|put|keep|schedule|move|do my|bitte|mochte|will(?: ich)?|am liebsten|lieber|gern\w*|quiero|quisiera|me gustaria|prefiero|por favor|pon(?:me)?|veux|voudrais|aimerais|prefere\w*|s il (?:te|vous) plait|svp|mets|voglio|vorrei|preferi\w*|per favore|metti|quero|queria|gostaria|prefiro|poe|wil|graag|liefst|liever|zet|alsjeblieft)\b/u;
const NOT =
  /\b(?:no|not|never|none|nothing|niente|nessun\w*|nada|nichts|rien|aucun\w*|ningun\w*|nenhum\w*|niets|dont|hate|dislike|cant|cannot|without|avoid|skip|instead of|rather than|except|kein\w*|nicht|nie|ohne|ausser|nunca|sin|evit\w*|odio|pas|jamais|sans|non|mai|senza|nao|sem|geen|niet|nooit|zonder|hurts?|pain\w*|sore|only|just|nur|solo|seulement|soltanto|so|alleen|max\w*|until|since|this|next|last|minutes?|min|\d+ ?(?:kg|kgs|kilos?|lbs?|pounds)|class|club|coach|group|team|fresh|match|game|frisch|spiel|fresc[oa]s?|frais|partid[oa]|partita|jogo|wedstrijd|fris)\b/u;
/** "Squats the day after my run", "twice a week on Mondays". */
const OTHER_ORDER =
  /\b(?:after|before|day of|twice|once|times|nach|vor|zweimal|einmal|despues|antes|veces|apres|avant|fois|dopo|prima|volte|depois|vezes|na|voor|keer)\b/u;
const MOST_DAYS = 3;

/** "Deadlift on Saturday, please", "montags bitte Beine und donnerstags Oberkörper": what a day of the week is for. */
export function contentDays({ clauses, whole: all = clauses }: WeekSentence): readonly WeekWish[] {
  const whole = clauses
    .map(({ words }) => words.join(" "))
    .join(" ")
    .replaceAll(SO_THAT, "");
  if (NOT.test(whole) || OTHER_ORDER.test(whole)) return [];
  const found: (WeekWish & { readonly content: SessionContent })[] = [];
  let waiting: { readonly quotes: readonly string[]; readonly weekdays: readonly Weekday[] } | undefined;
  for (const [at, clause] of clauses.entries()) {
    const own = getDays(clause);
    const content = contentIn(clause.words.join(" "), clause.quote);
    const before = clauses[at - 1];
    const last = found.at(-1);
    // "Bench on Monday and Thursday": a day behind the "and" is one more of the same.
    if (
      content === undefined &&
      clause.isJoined &&
      isBareDay(clause) &&
      before !== undefined &&
      last?.quotes.includes(before.quote) === true
    ) {
      found[found.length - 1] = contentWish([...last.quotes, clause.quote], [...(last.days[0]?.weekdays ?? []), ...own], last.content);
      continue;
    }
    // "Monday and Tuesday to be upper body": the day before the "and" waits for what it is for.
    if (content === undefined && namesOnlyDays(clause)) {
      waiting = { quotes: [...(waiting?.quotes ?? []), clause.quote], weekdays: [...(waiting?.weekdays ?? []), ...own] };
      continue;
    }
    if (content === undefined) {
      waiting = undefined;
      continue;
    }
    // "I train with my partner on Saturdays, so put the simulations there", "I'd like the heavy squats and bench there."
    const next = clauses[at + 1];
    const isThere = THERE.test(clause.words.join(" ")) || (next?.isJoined === true && THERE.test(next.words.join(" ")));
    const place = own.length === 0 && isThere ? dayBefore(all, clause) : undefined;
    if (place !== undefined) {
      found.push(contentWish([place.quote, clause.quote], getDays(place), content));
      waiting = undefined;
      continue;
    }
    found.push(contentWish([...(waiting?.quotes ?? []), clause.quote], [...(waiting?.weekdays ?? []), ...own], content));
    waiting = undefined;
  }
  const isPlaced = ({ days }: WeekWish): boolean => days.every(({ weekdays }) => weekdays.length > 0 && weekdays.length <= MOST_DAYS);
  // "Squat on Monday, bench on Tuesday": so many parts with a day each are a week; one alone may be what is not wanted.
  const isWeek = found.length >= PARTS_OF_A_WEEK && found.length === clauses.length;
  const isEqual = found.length > 0 && found.every(({ quotes }) => quotes.some((quote) => EQUALS.test(quote)));
  return (ASKS.test(whole) || isWeek || isEqual) && found.every(isPlaced) ? found : [];
}

/** The clause before that names the day. */
function dayBefore(all: readonly Clause[], { quote }: Clause): Clause | undefined {
  return all
    .slice(
      0,
      all.findIndex((one) => one.quote === quote),
    )
    .findLast((one) => getDays(one).length > 0);
}

/** "Mondays = legs": what the day is. */
const EQUALS = /\p{L}\s*=\s*\p{L}/u;
const PARTS_OF_A_WEEK = 2;
const SO_THAT = /\bso (?=(?:please|pls|put|keep|could|can|i|id|lets|that)\b)/gu;
const THERE =
  /\b(?:there|on that day|on those days|then|da|dann|dort|an dem tag|ahi|alli|ese dia|ce jour la|la|li|quel giorno|nesse dia|daar|dan)\b/u;

function contentWish(
  quotes: readonly string[],
  days: readonly Weekday[],
  content: SessionContent,
): WeekWish & { readonly content: SessionContent } {
  const weekdays = [...new Set(days)].toSorted((a, b) => a - b);
  const limit = { phrase: quotes.join(" and "), weekdays, content, closed: [], without: [] };
  return { quotes, days: [limit], told: { kind: "content-days", content, weekdays }, content };
}

/** "Legs on Thursday", "montags Beine": a part of the body that a day is for, and no complaint. */
export function saysLegDay(clause: Clause): boolean {
  const said = clause.words.join(" ");
  return contentIn(said, clause.quote) === "legs" && getDays(clause).length > 0 && !NOT.test(said) && !FEELS.test(said);
}

const FEELS =
  /\b(?:feel\w*|tired|heavy|dead|weak|fried|numb|cramp\w*|tight|shaky|fuhl\w*|mude|schwer|platt|siento|cansad\w*|pesad\w*|lourd\w*|fatigu\w*|stanch\w*|pesant\w*|moe|zwaar)\b/u;

/** "I'd like Monday", "Bitte montags" */
function namesOnlyDays(clause: Clause): boolean {
  const others = clause.words.filter(
    (word) => !BESIDE_A_DAY.test(word) && weekdaysIn(`${word.charAt(0).toUpperCase()}${word.slice(1)} und`).length === 0,
  );
  return getDays(clause).length > 0 && others.length === 0;
}

const BESIDE_A_DAY =
  /^(?:i|id|d|would|want|like|love|prefer|please|on|the|every|my|ich|mochte|will|bitte|am|gern\w*|quiero|me|gustaria|por|favor|el|los|je|voudrais|veux|le|les|vorrei|voglio|il|per|favore|quero|gostaria|na|nas|no|aos|a|ik|wil|graag|op)$/u;

function contentIn(said: string, quote: string): SessionContent | undefined {
  const lifts = [...new Set(exercisesNamedIn(quote).flatMap((name) => LIFT_CONTENTS[name] ?? []))];
  const parts = CONTENTS.filter(([, words]) => words.test(said)).map(([content]) => content);
  const all = [...new Set([...lifts, ...parts])];
  return all.length === 1 && exercisesNamedIn(quote).every((name) => LIFT_CONTENTS[name] !== undefined) ? all[0] : undefined;
}
