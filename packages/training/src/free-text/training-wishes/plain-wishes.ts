import { isLegsBeforeLong } from "../../statements/legs-before-long.ts";
import { LONG_OF } from "../../statements/wishes/wish-statement.ts";
import { describeDayLimit, isBareDay } from "../availability.ts";
import { isOfABody } from "./of-a-body.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const NOT =
  /\b(?:no|not|never|hate|dislike|cant|cannot|dont|too|kein\w*|nicht|nie|nunca|pas|jamais|non|mai|geen|niet|odio|max\w*|over|hurts?)\b/u;
const LONG_SESSION =
  /\b(?:run|lauf|laufe\w*|tirada|carrera|rodaje|sortie|footing|course|corsa|lungo|corrida|longao|duurloop|session|einheit)\b/u;

/** "La tirada larga mejor el sábado", "la sortie longue le samedi" */
export function longDays({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const weekdays = getDays(clause);
    if (isWish || weekdays.length !== 1 || clause.isDenied || NOT.test(said) || !LONG_OF.test(said) || !LONG_SESSION.test(said)) return [];
    const limit = { phrase: clause.quote, weekdays, closed: [], without: [], isLong: true as const };
    return [{ quotes: [clause.quote], days: [limit], effect: describeDayLimit(limit) }];
  });
}

/** "Never legs the day before my long run": whether it holds is read from the sessions. */
export function dayOrders({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] => {
    const said = words.join(" ");
    return isLegsBeforeLong(said) ? [{ quotes: [quote], days: [], told: { kind: "order", said } }] : [];
  });
}

const TREADMILL = /\b(?:treadmill|dreadmill|laufband|cinta(?: de correr)?|tapis(?: de course| roulant)?|esteira|loopband)\b/u;
const WEATHER =
  /\b(?:rain\w*|pour\w*|ic[ey]|snow\w*|storm\w*|weather|dark|regnet?|regen|glatt|eis|schnee|wetter|dunkel|llueve|lluvia|hielo|nieve|tiempo|pleut|pluie|verglas|neige|temps|piove|pioggia|ghiaccio|neve|tempo|chove|chuva)\b/u;

/** "Tapis roulant solo se piove davvero": every run may be outside, so nothing has to change. */
export function conditionalTreadmill({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] => {
    const said = words.join(" ");
    if (!TREADMILL.test(said) || !WEATHER.test(said)) return [];
    return [{ quotes: [quote], days: [], effect: "every run is planned outside, so the treadmill is for such days" }];
  });
}

const OVER_AN_HOUR =
  /\b(?:sessions?|workouts?|training|it|anything|class(?:es)?|einheit\w*|entreno\w*|seances?|allenament\w*) (?:runs?|goes|go|is|are|takes?|lasts?|that runs|dauert|dura\w*|duren?t?) (?:over|past|longer than|more than|on for over|uber|langer als|mas de|plus d|plus de|piu di) (?:the|an|one|eine|die|una|une|un) ?(?:hour|stunde|hora|heure|ora)\b/u;

/** "If a session runs over the hour I have to leave": no session is longer. */
export function hourAtMost({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] => {
    if (!OVER_AN_HOUR.test(words.join(" "))) return [];
    return [{ quotes: [quote], days: [], limits: { sessionMinutes: 60 }, effect: "sessions of 60 minutes at most" }];
  });
}

const ZONES =
  /\b(?:heart ?rates?|hr|pulse|puls|herzfrequenz|frecuencia cardiaca|pulsaciones|frequence cardiaque|frequenza cardiaca)(?: \w+){0,6} (?:useless|meaningless|pointless|no use|nutzlos|sinnlos|bringen? (?:mir )?nichts|inutil\w*|no (?:me )?sirven?|servent? a rien|non servono)\b|\b(?:give me|go by|train by|run by|prefer|rather(?: by)?|lieber nach|nach|prefiero|mejor por|plutot (?:au|a la)|preferisco|meglio a) (?:the |my |la |las |il |le )?(?:feel|rpe|gefuhl|sensacion(?:es)?|ressenti|sensazion[ei])\b/u;

/** "Heart-rate zones are useless on these tablets, give me feel or watts": that is how every page is written. */
export function effortByFeel({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] =>
    ZONES.test(words.join(" ")) && !isOfABody(words.join(" "))
      ? [{ quotes: [quote], days: [], effect: "every session gives the effort by feel, and pace or watts where your numbers allow it" }]
      : [],
  );
}

const MOTIVE =
  /\b(?:(?:not|without|stop|instead of) (?:dying|blowing up|bonking|gassing out|falling apart|redlining|hitting the wall)|(?:talked|dragged|roped|peer pressured|bullied|signed) (?:me|us) (?:in ?to|up|in)|dont want to (?:be|come|finish) (?:the )?last|dont want to (?:embarrass|make a fool)|(?:haben|hat) (?:mich|uns) (?:uberredet|angemeldet)|nicht letzte[rs]?|me (?:han|ha) (?:liado|convencido|apuntado)|no quiero (?:quedar|llegar) (?:la |el )?ultim[oa]|m(?: |)(?:ont|a) (?:convaincu\w*|inscrit\w*|entraine\w*)|pas (?:finir|arriver) derni\w+|mi hanno (?:convint[oa]|iscritt[oa])|non voglio arrivare ultim[oa])\b/u;

/** "My friends talked me into this 10k and I don't want to be last": why somebody starts is no complaint. */
export function motives({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] =>
    MOTIVE.test(words.join(" ")) && !isOfABody(words.join(" ")) ? [{ quotes: [quote], days: [], told: { kind: "goal" } }] : [],
  );
}

export const BACK_SINCE =
  /^(?:i |and |but |im |ive been |been |so )*(?:back|here|bin|wieder)(?: \w+){0,3} (?:running|training|lifting|riding|swimming|laufen|trainieren|it)(?: \w+){0,2} (?:since|seit)\b|^(?:desde|depuis|da) \w+ (?:vuelvo a (?:correr|entrenar)|je recours|corro di nuovo)\b/u;

/** "Back running since Sunday", behind a cold. */
export function backSince({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] =>
    BACK_SINCE.test(words.join(" ")) && !isOfABody(words.join(" ")) ? [{ quotes: [quote], days: [], effect: "noted" }] : [],
  );
}

const NO_REST_DAYS =
  /\b(?:no|dont (?:even )?(?:bother with|want|need|give me)|without|skip the|keine|sin|sans|senza) (?:full |complete |any )?(?:rest days?|ruhetage?|dias de descanso|jours de repos|giorni di riposo)\b|\bi train every (?:single )?day\b/u;

/** "Don't bother with rest days, an easy spin counts": the days are those of the profile. */
export function noRestDays({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }, at): readonly WeekWish[] => {
    const said = words.join(" ");
    if (!NO_REST_DAYS.test(said) || isOfABody(said)) return [];
    const after = clauses[at + 1];
    const goesOn = after !== undefined && /\b(?:counts?|instead|easy|spin|walk)\b/u.test(after.words.join(" "));
    const effect = "the plan has the days of your profile; on a day without a session easy minutes do no harm";
    return [{ quotes: goesOn ? [quote, after.quote] : [quote], days: [], effect }];
  });
}

const IMPOSSIBLE =
  /\b(?:imposible|impossible|impossibile|unmoglich|cant do|cannot do|no puedo|je (?:ne )?peux pas|non posso|geht (?:gar )?nicht|ist nicht drin|no good|a no go|out of the question)\b/u;
const CARE =
  /\b(?:(?:garde|gardons) (?:les |mes )?(?:enfants|petits)|(?:tengo|cuido) (?:a )?(?:los|mis) (?:ninos|hijos)|(?:hab|habe) ich die kinder|(?:tengo|guardo) i (?:bambini|figli)|(?:ho|tengo) i (?:bambini|figli)|have (?:got )?the kids|kids (?:day|are with me)|childcare)\b/u;
/** "… da bin ich raus", "… can't train" */
const OUT =
  /^(?:so |and |then )?(?:i )?(?:cant|cannot|can not|wont|dont) (?:train|do anything|make it|work out)(?: then| that day)?$|^da (?:bin ich raus|geht (?:nix|nichts)|kann ich nicht)$|^(?:ese dia )?no puedo entrenar$|^(?:je )?(?:ne )?peux pas m entrainer$|^non posso allenarmi$/u;
const APPOINTMENT =
  /\b(?:choir|rehearsal|band practice|evening class|language class|(?:english|spanish|german|french|italian) (?:class|course)|chor(?:probe)?|probe|elternabend|vhs|sprachkurs|clase de|curso de|cours de|chorale|corso di|lezione di|coro)\b(?! (?:spin\w*|yoga|pilates|box\w*|crossfit|swim\w*|natacion|natation|nuoto))/u;
const OF_A_SPORT = /\b(?:run\w*|lift\w*|swim\w*|squat\w*|legs?|lauf\w*|correr|nadar|courir|correre|hurts?|pain\w*|gym|pool|piscin\w*)\b/u;
const MOST_DAYS = 3;

/** "Los jueves imposible, tengo clase": a day off; a day with the children stays one of training, and the head says so. */
export function impossibleDays({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const own = getDays(clause);
    if (isWish || own.length === 0 || OF_A_SPORT.test(said)) return [];
    // "Los sábados y domingos no puedo": the day before the "and".
    const before = clause.isJoined ? clauses[at - 1] : undefined;
    const isPair = before !== undefined && isBareDay(before);
    const weekdays = isPair ? [...getDays(before), ...own] : own;
    if (weekdays.length > MOST_DAYS) return [];
    const quotes = isPair ? [before.quote, clause.quote] : [clause.quote];
    const behind = clauses[at + 1];
    const isOut = behind !== undefined && OUT.test(behind.words.join(" "));
    if (IMPOSSIBLE.test(said) || isOut) {
      const all = isOut ? [...quotes, behind.quote] : quotes;
      const limit = { phrase: all.join(", "), weekdays, closed: [], without: [], isOff: true as const };
      return [{ quotes: all, days: [limit], effect: describeDayLimit(limit) }];
    }
    return CARE.test(said) || APPOINTMENT.test(said) ? [{ quotes, days: [], told: { kind: "care-day", weekdays } }] : [];
  });
}
