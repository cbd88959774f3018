import { describeDayLimit } from "../availability.ts";
import type { DayLimit } from "../day-limit.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const TRACK =
  /\b(?:(?:outdoor |athletics |running )?track(?: (?:session|night|day|club))?|tartan(?:bahn)?|laufbahn|bahn(?:training|einheit)?|auf (?:der|die) bahn|pista(?: de atletismo| di atletica)?|piste|atletiekbaan|speed ?(?:work|sessions?|night)|intervals? (?:session )?with|(?:run(?:ning)? )?club .*\b(?:intervals?|speed|track|fast|hard))\b/u;
const FAST =
  /\b(?:intervals?|intervalle?n?|tempo(?:lauf\w*|training)?|reps?|fartlek|hill (?:reps|sprints|repeats|session|night)|hills|hugell?auf\w*|hugel\w*|berg(?:lauf|sprint)\w*|cuestas|cotes|salite|subidas|speed|series|cambios de ritmo|fractionne\w*|vma|seuil|ripetute|velocita|treino intervalado|tiros)\b/u;
const CLUB =
  /\b(?:(?:run(?:ning)? |athletics |harriers )?club|run(?:ning)? (?:group|crew)|harriers|squad|verein\w*|lauf(?:gruppe|treff)|gruppe|trainer|coach|grupo|equipo|entrenador|groupe|entraineur|gruppo|squadra|allenatore|societa|clube|groep|loopgroep)\b/u;
const WELCOME =
  /\b(?:avec|mit|con|com|with|can|could|may|go|goes|have|has|get|open|access|free|available|love|like|prefer|want|keep|with|club|is|are|kann|darf|habe|offen|gern\w*|mit|puedo|tengo|con|hago|peux|acces|avec|posso|ho|faccio|tenho|kan|mag|heb|met)\b/u;
const UNWANTED =
  /\b(?:no|not|never|hate|dislike|cant|cannot|dont|closed|shut|full|packed|crowded|busy|too|kein\w*|nicht|zu|geschlossen|cerrad[ao]|fermee?|chius[ao]|fechad[ao]|dicht|geen|niet|odio|deteste)\b/u;
/** "… and want to keep that", "das bleibt", "j'y tiens" */
const KEEPS =
  /^(?:i |and |so |bitte |please )*(?:dont want to (?:miss|skip|lose|give)|(?:want|would like|id like) to keep|keep (?:that|it|this)|its always|thats (?:fixed|set|sacred)|that stays|das (?:bleibt|ist fix|will ich)|j y tiens|(?:quiero|vorrei|voglio) (?:mantener|tener\w*|mantenere)|no me lo quiero perder|ci tengo|non voglio perder\w*)\b/u;
const MOST_DAYS = 2;
const MOST_BESIDE = 6;

/** A group that runs together, whatever it runs: "Thursday evening run club, 8k easy". */
const RUN_CLUB =
  /\b(?:run(?:ning)? (?:club|group|crew)|harriers|parkrun group|lauf(?:gruppe|treff|club|verein)|club de (?:running|atletismo|course)|grupo de (?:running|corrida)|groupe de (?:course|running)|gruppo (?:di )?(?:corsa|running)|clube de corrida|loopgroep|hardloopclub|hardloopgroep)\b/u;

const EASY_RUN =
  /\b(?:easy|easyish|chat\w*|social|relaxed|gentle|slow|locker\w*|gemutlich\w*|ruhig\w*|quatsch\w*|suave|tranquil\w*|charlando|facile|cool|papot\w*|leggero|lento|leve|rustig|kletsen\w*)\b/u;

/** A group that rides together, on the road or on the trainer: "Mittwoch ist Vereinsabend auf der Rolle". */
const GROUP =
  /\b(?:club|group|bunch|team|chain ?gang|vereins?\w*|gruppe\w*|radtreff|grupo|grupeta|pena|groupe|gruppo|squadra|grupo|groep|vereniging)\b/u;
const RIDES =
  /\b(?:rides?|riding|cycling|spin\w*|zwift|turbo|bike|rad\w*|rolle|rennrad\w*|ausfahrt\w*|bici\w*|ciclis\w*|rodillo|velo|home ?trainer|sortie velo|rulli|pedal\w*|fiets\w*|wielren\w*)\b/u;
const OTHER_SPORT = /\b(?:runs?|running|swim\w*|lauf\w*|schwimm\w*|correr|nadar|courir|nager|correre|nuot\w*|lift\w*|gym|kraft\w*)\b/u;

/** "Saturday I can go to the track", "club intervals on Thursdays": a fast run of the week is on that day. */
export function trackDays({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const weekdays = getDays(clause);
    const said = clause.words.join(" ");
    const behind = clauses[at + 1];
    const tail = behind?.words.join(" ") ?? "";
    // "Tuesday is club, 7pm, usually reps"
    const later = clauses.slice(at + 1);
    const next = later.findIndex((one) => getDays(one).length > 0);
    const beside = later.slice(0, next < 0 ? undefined : next).filter((one) => !one.isDenied);
    const isFast = FAST.test(said) || beside.some(({ words }) => FAST.test(words.join(" ")));
    const isFastGroup = TRACK.test(said) || (isFast && CLUB.test(said));
    if (!isFastGroup && weekdays.length > 0 && weekdays.length <= MOST_DAYS && RUN_CLUB.test(said) && !UNWANTED.test(said)) {
      // "Easy-ish, chatting": the fast run of the week is on another day.
      const isEasyRun = EASY_RUN.test(said) || (EASY_RUN.test(tail) && behind !== undefined && getDays(behind).length === 0);
      const easy = isEasyRun ? { isEasy: true as const } : {};
      const quotes = isEasyRun && !EASY_RUN.test(said) && behind !== undefined ? [clause.quote, behind.quote] : [clause.quote];
      const limit: DayLimit = {
        phrase: quotes.join(", "),
        weekdays,
        wanted: weekdays,
        closed: ["swim", "bike", "lifting"],
        without: [],
        ...easy,
      };
      return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
    }
    if (!isFastGroup && isGroupRide(said) && weekdays.length > 0 && weekdays.length <= MOST_DAYS) {
      // On the weekend the group rides long.
      const long = weekdays.length === 1 && weekdays.every((day) => day >= 6) ? { isLong: true as const } : {};
      const limit: DayLimit = {
        phrase: clause.quote,
        weekdays,
        wanted: weekdays,
        closed: ["swim", "run", "lifting"],
        without: [],
        ...long,
      };
      return [{ quotes: [clause.quote], days: [limit], effect: describeDayLimit(limit) }];
    }
    if (weekdays.length === 0 || weekdays.length > MOST_DAYS || !isFastGroup) return [];
    // "Track Tuesday and Friday with the group": the second day, and who is there.
    const joined = behind?.isJoined === true && getDays(behind).length > 0 && behind.words.length <= MOST_BESIDE ? behind : undefined;
    const isWelcome = WELCOME.test(said) || (joined !== undefined && (CLUB.test(tail) || GROUP.test(tail))) || KEEPS.test(tail);
    if (UNWANTED.test(said) || UNWANTED.test(joined === undefined ? "" : tail) || (isWish && !isWelcome)) return [];
    if (joined !== undefined) {
      const all = [...new Set([...weekdays, ...getDays(joined)])].toSorted((a, b) => a - b);
      const quotes = [clause.quote, joined.quote];
      const days = [{ phrase: quotes.join(" and "), weekdays: all, wanted: all, isFastDay: true as const, closed: [], without: [] }];
      return all.length > MOST_DAYS ? [] : [{ quotes, days, told: { kind: "club-run", weekdays: all } }];
    }
    const quotes =
      behind !== undefined && (KEEPS.test(tail) || (isFast && !FAST.test(said))) ? [clause.quote, behind.quote] : [clause.quote];
    const limit = { phrase: quotes.join(", "), weekdays, wanted: weekdays, isFastDay: true as const, closed: [], without: [] };
    return [{ quotes, days: [limit], told: { kind: "club-run", weekdays } }];
  });
}

function isGroupRide(said: string): boolean {
  return GROUP.test(said) && RIDES.test(said) && !OTHER_SPORT.test(said) && !UNWANTED.test(said);
}
