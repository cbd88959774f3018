import { runGoalIn } from "../../athlete/stated/stated-run-goal.ts";
import { isGoal } from "../goals.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const LOOKS =
  /\b(?:look (?:good|decent|better|fit)|good naked|beach body|six ?pack|tone up|toned|lean(?:er)?(?! (?:on|onto|over|into|against|forward|back|in)\b)|(?:lose|drop|shed|shift) (?:\w+ ){0,3}(?:kilos?|kg|lbs?|pounds|stone|weight|belly|tummy|fat|gut)|weight loss|(?:dress|jeans|trouser|clothes) sizes?|konfektionsgr\w*|talla menos|fat loss|get (?:fit|fitter|strong\w*|in shape|leaner)|(?:build|gain|put on|add) (?:\w+ )?(?:muscle|mass|size)|bulk|abnehmen|fit(?:ter)? werden|muskeln? aufbauen|muskelaufbau|bauch weg|perder (?:\w+ ){0,2}(?:kilos?|kg|peso|barriga|grasa)|adelgazar|bajar (?:de )?peso|ponerme (?:en forma|fuerte)|ganar (?:masa|musculo)|perdre (?:\w+ ){0,3}(?:kilos?|kg|poids|ventre|gras)|maigrir|prendre (?:du |de la )?(?:muscle|masse)|me remettre en forme|dimagrire|perdere (?:\w+ ){0,2}(?:kili|chili|kg|peso|pancia)|mettere su (?:\w+ )?(?:massa|muscol\w*)|tornare in forma|rimettermi in forma|perder peso|emagrecer|afvallen)\b/u;
const FINISH =
  /\b(?:(?:happy|glad|content|pleased|enough|delighted|thrilled|proud) (?:just |simply )?to (?:finish|get round|complete|be on the start)|(?:not|never|dont want to|without) (?:be|being|come|coming|finish|finishing|end up) (?:the )?(?:very |dead )?last\b|nicht (?:als )?letzte[rs]? (?:\w+ )?(?:sein|werden|ankommen)|no (?:quiero |quisiera )?(?:ser|llegar|quedar) (?:el |la )?ultim[oa]|(?:ne )?pas (?:etre|finir|arriver|sortir) (?:le |la )?derni\w+|non (?:voglio |vorrei )?(?:essere|arrivare) (?:l )?ultim[oa]|nao (?:quero )?(?:ser|ficar|chegar em) (?:o |a )?ultim[oa]|niet (?:als )?laatste|just (?:want to )?(?:finish|get round|survive|enjoy)|(?:want|aim|goal is|hope|love|like) to (?:just |only |simply )?(?:finish|get round|complete|enjoy|(?:get|make it) to the (?:end|finish))|no time in mind|no time goal|einfach (?:nur )?(?:ankommen|durchkommen|finishen)|nur ankommen|solo (?:quiero )?(?:terminar|acabar|llegar)|sin (?:objetivo de )?tiempo|juste (?:finir|terminer)|(?:terminar|acabar|finir|terminer|finire|finish\w*|ankommen) (?:\w+ ){0,3}(?:media|maraton\w*|marathon|semi|mezza|half|hyrox|race|carrera|course|gara|rennen)|sans objectif de temps|solo (?:arrivare|finire)|arrivare in fondo|so quero terminar)\b/u;
const TIME =
  /\b(?:faster|quicker|schneller\w*|mas rapid[oa]s?|plus (?:vite|rapide)|piu veloce|mais rapid[oa]|sneller\w*|sub ?\d\S*|under (?:\d\S*|an hour|two hours|half an hour)|break (?:\d\S*|an hour)|pb|pr|personal best|bestzeit|unter (?:\d\S*|einer stunde)|bajar de \d\S*|menos de \d{1,2} ?(?:min|h)|mejor marca|sous (?:les )?\d\S*|moins de \d\S*|record|sotto (?:i |le |l )?(?:\d\S*|ora)|miglior tempo|scendere sotto)\b/u;
const OF_A_RACE =
  /\b(?:5 ?k|10 ?k|k|km|half\w*|marathon\w*|hyrox|triathlon|park ?run|halben?|maraton\w*|medio|media|semi|mezza|meia|ironman|race|rennen|carrera|course|gara)\b/u;
const NOT =
  /\b(?:not|dont|no need|hurts?|pain\w*|sore|injur\w*|max\w*|at most|only|never|hate|dislike|limit\w*|cant|allowed|cleared|kein\w*|nicht|hochstens|duele|dolor|mal|maximo|pas plus|au plus|fa male|al massimo|doctor|physio|nao|nem|no quiero|tampoco|ne veux|pas|non voglio|niet|geen)\b/u;
const WANTS_NOT_TIME =
  /\b(?:not (?:\w+ )?(?:bothered|fussed)(?! about (?!(?:a |the |my )?(?:times?|pace|speed|pbs?|getting|going|finish\w*|winning)\b))|not (?:after|chasing)|no time (?:in mind|goal))\b/u;

/** "Lose a bit of belly": a part of the body that is to look different is no sore one. */
export function saysLooks(said: string): boolean {
  return LOOKS.test(said);
}

/** What somebody trains for: it limits nothing, is no complaint, and the head says what these weeks do for it. */
export function aims(sentence: WeekSentence): readonly WeekWish[] {
  const all = aimsIn(sentence);
  const goals = all.filter(({ told }) => told?.kind === "goal");
  const others = all.filter((wish) => !goals.includes(wish));
  return goals.length === 0 ? all : [...others, { quotes: goals.flatMap(({ quotes }) => quotes), days: [], told: { kind: "goal" } }];
}

function aimsIn({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const next = clauses[at + 1];
    const quotes =
      next !== undefined && LOOKS.test(said) && HOW_MUCH.test(next.words.join(" ")) ? [clause.quote, next.quote] : [clause.quote];
    const isPlain = !NOT.test(said);
    const metres = runGoalIn(
      clause.quote,
      clauses.slice(0, at).some((before) => WISH.test(before.words.join(" "))),
    );
    if (metres !== undefined) return [{ quotes, days: [], told: { kind: "run-goal", metres } }];
    if (FINISH.test(said) || WANTS_NOT_TIME.test(said)) return [{ quotes, days: [], told: { kind: "goal" } }];
    const isTime = TIME.test(said) && OF_A_RACE.test(said) && (isGoal(clause, false) || WISH.test(said));
    return (LOOKS.test(said) && isPlain) || (isTime && isPlain) ? [{ quotes, days: [], told: { kind: "goal" } }] : [];
  });
}

/** "… about 5 kg" */
const HOW_MUCH =
  /^(?:(?:and|so|about|around|roughly|some|maybe|ca|circa|etwa|ungefahr|so um die|unos|alrededor de|environ|a peu pres|piu o meno|cerca de|ongeveer) )*\d+(?: \d+)? ?(?:kg|kgs|kilos?|kili|chili|lbs?|pounds?|stone)$/u;

const WISH =
  /\b(?:dream\w*|goal|target|want|would love|id love|id like|i d like|would like|aim\w*|hop\w*|chasing|traum\w*|ziel|mochte|will|sueno|objetivo|quiero|meta|reve|objectif|veux|sogno|obiettivo|voglio|vorrei|quero|gostaria|ik wil|wil graag)\b/u;
