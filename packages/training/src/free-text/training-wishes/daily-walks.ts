import type { Athlete } from "../../athlete/athlete.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import type { Minutes } from "../../units/units.ts";

/** A walk that is there every day, with the dog or to work: what is planned on foot adds to it. */
export interface DailyWalk {
  readonly quote: string;
  readonly minutes: Minutes;
}

const WALKS =
  /\b(?:walk\w*|dogs?|stroller|pushchair|buggy|pram|kinderwagen|school run|on foot|spazier\w*|gassi|hund|hunderunde|laufe zur arbeit|pase[oa]\w*|perro|camin[oa]\w*|promen\w*|chien|march(?:e|er)|cammin\w*|passeggi\w*|cane|cao|cachorro|caminh\w*|wandel\w*|hond)\b/u;
const DAILY =
  /\b(?:every|each|daily|(?:twice|three times) a day|(?:at|after|over) (?:lunch|dinner|work|breakfast|school)|lunch (?:break|time)|mittags|in der mittagspause|abends|nach dem (?:essen|abendessen)|a day|per day|most days|jeden|taglich|jeden tag|am tag|morgens|cada|todos los dias|al dia|diari[oa]\w*|chaque|tous les jours|par jour|ogni|tutti i giorni|al giorno|todos os dias|toda (?:noite|manha|tarde)|por dia|elke|iedere|dagelijks|per dag)\b/u;
const MINUTES = /\b(\d{2,3}) ?(?:min\w*|mins|m\b|minuten|minutos|minutes|minuti)/u;
const HOUR =
  /(?<!\bhalf )\b(?:an hours?|1 ?h\b|1 hour|one hour|eine stunde|1 stunde|una hora|1 hora|une heure|1 heure|un ora|1 ora|uma hora|een uur|1 uur)\b/u;
const HALF_HOUR = /\b(?:half an hour|halbe stunde|media hora|demi heure|mezz ora|meia hora|half uur)\b/u;
/** A wish, a limit or what hurts is no habit. */
const NO_HABIT =
  /\b(?:no|not|cant|only|just|max\w*|until|at most|hurts?|pain\w*|sore|after(?! (?:lunch|dinner|work|breakfast|school))|would|could|should|want\w*|like to|love to|allowed|may|doctor|physio|nicht|nur|kein\w*|hochstens|schmerz\w*|darf|mochte|arzt|solo|no puedo|duele|medico|quiero|pas|que|mal|medecin|voudrais|non|fa male|vorrei|nao|doi|alleen|niet|pijn)\b/u;

/** "Three times a week", "regularly": often enough to be what the legs are used to. */
const WEEKLY =
  /\b(?:(?:[2-6]|two|three|four|five) ?(?:x|times|days)(?: (?:a|per|each|every))? week|twice (?:a|per|each) week|regular\w*|(?:[2-6]|zwei|drei|vier) ?(?:x|mal)(?: \w+){0,2} woche|regelmassig|(?:[2-6]|dos|tres|cuatro) (?:veces|dias) (?:por|a la) semana|(?:[2-6]|deux|trois|quatre) fois par semaine|(?:[2-6]|due|tre|quattro) volte (?:a|alla) settimana|(?:[2-6]|duas|tres|quatro) vezes por semana|(?:[2-6]|twee|drie|vier) ?(?:x|keer)(?: per)? week)\b/u;

/** "I walk a lot already", "no need for more steps": enough, whatever its minutes. */
const ENOUGH = new RegExp(
  [
    String.raw`\b(?:walk|walking|on my feet|steps)\b (?:\w+ ){0,4}?(?:a lot|lots|plenty|enough|loads|miles|all day)\b(?! (?:more|pain))|\b(?:plenty|enough|loads|lots) of (?:walking|walks|steps)\b`,
    String.raw`\b(?:no|not|dont (?:need|want)|no need|without) (?:\w+ ){0,5}?(?:more|extra|additional) (?:steps?|walks?|walking)\b`,
    String.raw`\b(?:laufe|gehe|spaziere|bin) (?:\w+ ){0,4}?(?:viel|genug) (?:zu fuss|spazieren|auf den beinen)|\b(?:nicht|keine) (?:noch )?mehr (?:schritte|spazier\w*)|\bgenug (?:schritte|spazier\w*)`,
    String.raw`\b(?:camino|ando|paseo) (?:ya )?(?:mucho|bastante|un monton)\b|\bno (?:necesito|me hace falta|quiero) (?:\w+ ){0,2}?(?:mas (?:pasos|paseos)|(?:caminar|andar) mas)\b`,
    String.raw`\bmarche (?:deja |bien )?(?:beaucoup|assez|enormement)\b|\bpas besoin de marcher\b|\bassez de (?:pas|marche)\b`,
    String.raw`\bcammino (?:gia )?(?:molto|tanto|abbastanza)\b|\bnon (?:mi serve|ho bisogno di) camminare\b`,
    String.raw`\b(?:ando|caminho) (?:ja )?(?:muito|bastante)\b|\bnao preciso (?:de )?(?:andar|caminhar)\b`,
    String.raw`\b(?:loop|wandel) (?:ik )?(?:al |toch al )?(?:veel|genoeg)\b|\b(?:niet|geen) (?:nog )?(?:meer|extra) (?:stappen|wandel\w*)`,
  ].join("|"),
  "u",
);
/** What hurts, or is wished for, is no habit. */
const NOT_ENOUGH =
  /\b(?:want to walk|would like|love to walk|hurts?|pain\w*|sore|cant|cannot|schmerz\w*|mochte|duele|quiero caminar|mal|voudrais|fa male|vorrei|doi|incomod\w*|molest\w*|gene|disturba\w*|stort|quero andar|pijn)\b/u;
const USUAL_MINUTES: Minutes = 45;

/** The longest walk of several times a week that a text tells of with its minutes. */
export function weeklyWalkIn(text: string): DailyWalk | undefined {
  return walkIn(text, WEEKLY);
}

/** The longest daily walk that a text tells of with its minutes. */
export function dailyWalkIn(text: string): DailyWalk | undefined {
  return walkIn(text, DAILY) ?? enoughWalks(text);
}

function enoughWalks(text: string): DailyWalk | undefined {
  if (!WALKS.test(text.toLowerCase()) && !STEPS.test(text.toLowerCase())) return undefined;
  const clauses = readClauses(text);
  const found = clauses.find(
    (clause) => ENOUGH.test(clause.words.join(" ")) && !NOT_ENOUGH.test(clause.words.join(" ")) && !isOfAnotherTime(clause, clauses),
  );
  return found === undefined ? undefined : { quote: found.quote, minutes: USUAL_MINUTES };
}

const STEPS = /\b(?:steps?|on my feet|schritte|beinen|laufe|gehe|pasos|pas|ando|loop|stappen)\b/u;

function walkIn(text: string, often: RegExp): DailyWalk | undefined {
  if (!WALKS.test(text.toLowerCase())) return undefined;
  const clauses = readClauses(text);
  return clauses
    .flatMap((clause): readonly DailyWalk[] => {
      const { quote, words } = clause;
      const said = words.join(" ");
      if (!WALKS.test(said) || !often.test(said) || NO_HABIT.test(said) || isOfAnotherTime(clause, clauses)) return [];
      const minutes = HALF_HOUR.test(said) ? 30 : HOUR.test(said) ? 60 : Number(MINUTES.exec(said)?.[1] ?? 0);
      return minutes >= 10 && minutes <= 180 ? [{ quote, minutes }] : [];
    })
    .toSorted((one, other) => other.minutes - one.minutes)[0];
}

/** "In May we are walking in Madeira, four hours a day": a month, a trip or a time ahead in its sentence makes it no habit of today. */
function isOfAnotherTime({ sentence }: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some((clause) => clause.sentence === sentence && ANOTHER_TIME.test(clause.words.join(" ")));
}

const ANOTHER_TIME =
  /\b(?:(?:in|during|over|im|en|em|a|ad|nel|au|next|nachste[nrs]?) (?:the )?(?:jan\w*|enero|gennaio|feb\w*|fevr\w*|fever\w*|mars|march|marz|marzo|maart|apr\w*|avril|abril|may|mai|maggio|mayo|maio|mei|jun[ei]?|juin|junio|giugno|junho|jul[iy]|juillet|julio|luglio|julho|aug\w*|aout|agosto|sep\w*|sett\w*|setembro|o[ck]to?\w*|ottobre|outubro|nov\w*|de[cz]e?mb\w*|dicembre|summer|spring|autumn|fall|sommer|fruhjahr|herbst|verano|primavera|otono|ete|printemps|automne|estate|autunno|verao|outono|zomer|lente|herfst|year|jahr)|next (?:month|summer|spring|year|week)|holidays?|vacation|trip|trek\w*|pilgrimage|camino de santiago|urlaub|reise|vacaciones|viaje|vacances|voyage|vacanz[ae]|viaggio|ferias|viagem|vakantie|reis|used to|last (?:year|summer|winter))\b/u;

const KNOWN = new WeakMap<object, { readonly walk: DailyWalk | undefined }>();

/** The daily walk of an athlete, in whichever field it stands. */
export function dailyWalk(athlete: Pick<Athlete, "injuries" | "dislikes">): DailyWalk | undefined {
  const known = KNOWN.get(athlete);
  if (known !== undefined) return known.walk;
  const walk = dailyWalkIn([athlete.injuries ?? "", athlete.dislikes ?? ""].filter((text) => text.trim() !== "").join(". "));
  KNOWN.set(athlete, { walk });
  return walk;
}

/** Minutes that the athlete walks at a time today, daily or several times a week; 0 where nothing is told. */
export function usualWalk({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">): Minutes {
  const text = `${injuries}. ${dislikes}`;
  return Math.max(dailyWalkIn(text)?.minutes ?? 0, weeklyWalkIn(text)?.minutes ?? 0);
}
