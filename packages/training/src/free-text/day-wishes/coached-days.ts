import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const WITH_COACH =
  /\b(?:with (?:a|my|the|our) (?:\w+ )?(?:coach|trainer|pt|club)|(?:coach\w*|pt) (?:sessions?|on)|(?:my|the) (?:pt|coach|trainer|personal trainer) (?:takes|trains|has|sees|coaches)|mit trainer\w*|(?:partner|team|buddy|pairs?) (?:wods?|workouts?|training)|(?:wods?|workouts?|training) (?:en pareja|por parejas|en equipo|im team|zu zweit|en (?:duo|binome|equipe)|a coppie|em dupla)|(?:box|crossfit|gym|group) class(?:es)?|class(?:es)? at (?:the |my )?(?:box|gym)|mit (?:meinem|dem|einem|meiner|der) (?:trainer\w*|coach|verein)|con (?:mi|un|una|el|la) (?:entrenador\w*|coach)|clases? (?:de crossfit|en el box)|avec (?:mon|un|ma|une) (?:coach|entraineu\w*)|cours (?:de crossfit|a la box)|con (?:il mio|un|la mia) (?:coach|allenat\w*)|lezion[ei] (?:di crossfit|al box))\b/u;
const LIFTS =
  /\b(?:lift\w*|weight ?lifting|oly\w*|strength|gym|train\w*|class\w*|wods?|workouts?|clases?|cours|lezion\w*|crossfit|gewichtheben|kraft\w*|heb\w*|levantamiento|halterofilia|fuerza|entren\w*|halterophilie|muscu|entraine\w*|pesi|pesistica|forza|alleno)\b/u;
const RUNS = /\b(?:runs?|running|track|swim\w*|bike|ride|lauf\w*|schwimm\w*|correr|nadar|courir|nager|correre|nuot\w*)\b/u;
const TRAINER = /\b(?:pt|personal trainer)\b/u;
const NOT = /\b(?:no|not|never|hate|stopp?ed|used to|kein\w*|nicht|nunca|pas|non)\b/u;

/** "I do weightlifting with a coach on Mon and Thu": those days are the coach's, and the page of the plan is no second session. */
export function coachedDays({ clauses }: WeekSentence): readonly WeekWish[] {
  const all = clauses.map(({ words }) => words.join(" "));
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = all[at] ?? "";
    if (!WITH_COACH.test(said) || NOT.test(said) || RUNS.test(said) || !(LIFTS.test(said) || TRAINER.test(said))) return [];
    const goesOn = clauses.slice(at + 1).findIndex((other) => getDays(other).length === 0 || other.words.length > MOST_OF_A_DAY);
    const days = clauses.slice(at + 1, goesOn < 0 ? undefined : at + 1 + goesOn);
    // "montags und donnerstags Gewichtheben mit Trainer"
    const first = clauses.slice(0, at).findLastIndex((other) => getDays(other).length === 0 || other.words.length > 1) + 1;
    const used = [...clauses.slice(clause.isJoined ? first : at, at), clause, ...days];
    const weekdays = [...new Set(used.flatMap(getDays))].toSorted((a, b) => a - b);
    if (weekdays.length === 0) return [];
    const quotes = used.map(({ quote }) => quote);
    const limit = { phrase: quotes.join(" and "), weekdays, wanted: weekdays, coached: true as const, closed: [], without: [] };
    return [{ quotes, days: [limit], told: { kind: "coached", weekdays } }];
  });
}

const MOST_OF_A_DAY = 3;
