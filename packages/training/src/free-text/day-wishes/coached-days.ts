import { addDays, nextWeekday, type Weekday } from "../../calendar/day.ts";
import type { DayLimit } from "../day-limit.ts";
import { isBareDay } from "../availability.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const WITH_COACH =
  /\b(?:with (?:a|my|the|our) (?:\w+ )?(?:coach|trainer|pt|club)|(?:coach\w*|pt) (?:sessions?|on)|(?:my|the) (?:pt|coach|trainer|personal trainer) (?:takes|trains|has|sees|coaches)|mit trainer\w*|(?:partner|team|buddy|pairs?) (?:wods?|workouts?|training)|(?:wods?|workouts?|training) (?:en pareja|por parejas|en equipo|im team|zu zweit|en (?:duo|binome|equipe)|a coppie|em dupla)|(?:box|crossfit|gym|group) class(?:es)?|class(?:es)? at (?:the |my )?(?:box|gym)|mit (?:meinem|dem|einem|meiner|der) (?:trainer\w*|coach|verein)|con (?:mi|un|una|el|la) (?:entrenador\w*|coach)|clases? (?:de crossfit|en el box)|avec (?:mon|un|ma|une) (?:coach|entraineu\w*)|cours (?:de crossfit|a la box)|con (?:il mio|un|la mia) (?:coach|allenat\w*)|(?:lezion[ei]|class[ei]|corso) (?:di crossfit|al box|in box)|(?:crossfit ?)?kurse? (?:in der box|im box)|crossfit ?kurse?|aulas? (?:de crossfit|n[ao] box)|(?:crossfit ?les(?:sen)?|les(?:sen)? in de box))\b/u;
const LIFTS =
  /\b(?:lift\w*|weight ?lifting|oly\w*|strength|gym|train\w*|class\w*|wods?|workouts?|clases?|cours|lezion\w*|classe|corso|\w*kurse?|aulas?|\w*les(?:sen)?|crossfit|gewichtheben|kraft\w*|heb\w*|levantamiento|halterofilia|fuerza|entren\w*|halterophilie|muscu|entraine\w*|pesi|pesistica|forza|alleno)\b/u;
const RUNS = /\b(?:runs?|running|track|swim\w*|bike|ride|lauf\w*|schwimm\w*|correr|nadar|courir|nager|correre|nuot\w*)\b/u;
const TRAINER = /\b(?:pt|personal trainer)\b/u;
/** "I already do class there", "hands off": nothing is trained besides. */
const ALREADY =
  /\b(?:already|schon|bereits|ya (?=\w)|deja|gia|ja (?=(?:faco|tenho|treino))|(?<=\b(?:doe|heb|train) ik )al|al (?=(?:les|crossfit)))/u;
const UNTOUCHED =
  /\b(?:hands off|not to be touched|(?:dont|do not|cant|never) (?:touch|change|plan)|(?:stays?|remains?) (?:as it is|as is|put|fixed)|non si tocc\w*|resta cosi|no se toc\w*|se queda(?:n)? (?:asi|como)|on n y touche pas|pas touche|reste(?:nt)? comme|finger weg|bleib\w* (?:so|wie)|nicht (?:anfassen|anruhren)|nao se mexe|fica como|blijf\w* zo|afblijven)\b/u;
/** "That counts as a session", "eso ya cuenta como sesión": the week has that session, and none on top of it. */
const COUNTS =
  /\b(?:counts?|zahlt|zahlen|cuentan?|compten?t?|contano?|contam?|vale|telt|tellen) (?:\w+ )?(?:as|als|como|comme|come) (?:\w+ )?(?:sessions?|workouts?|training\w*|einheit\w*|sesion\w*|entreno\w*|entrenamiento\w*|seances?|entrainement\w*|sedut\w*|allenament\w*|treinos?|sessao|sessoes|sessies?)\b/u;
const NOT_COUNTED =
  /\b(?:not|doesnt|dont|nicht|kein\w*|no|pas|non|nao|niet) (?:\w+ ){0,2}?(?:counts?|zahl\w*|als|cuenta\w*|comme|conta\w*|vale|telt)\b/u;
const HE_DECIDES =
  /\b(?:he|she) (?:sets?|picks?|decides?|chooses?|writes?|plans?)\b|\b(?:er|sie) (?:bestimmt|entscheidet|gibt|schreibt)\b|\b(?:l[oa]s?) (?:pone|elige|decide|marca) (?:el|ella)\b|\b(?:c est )?(?:lui|elle) qui (?:met|choisit|decide|fixe)\b|\b(?:l[aeoi] )?(?:decide|sceglie|mette) (?:lui|lei)\b|\b(?:ele|ela) que (?:decide|escolhe|poe)\b|\b(?:hij|zij) (?:bepaalt|kiest)\b/u;
const COACH_DECIDES =
  /\b(?:coach|trainer|entrenador\w*|entraineu\w*|allenat\w*|treinador\w*) (?:decides?|chooses?|sets?|picks?|entscheidet|bestimmt|decide|elige|choisit|sceglie|escolhe|beslist|bepaalt)\b|\b(?:decide|entscheidet|bestimmt|elige|choisit|sceglie|escolhe|bepaalt) (?:el |le |il |lo |o |der |die |de )?(?:coach|trainer|entrenador\w*|entraineu\w*|allenat\w*|treinador\w*)\b/u;
const NOT = /\b(?:no|not|never|hate|stopp?ed|used to|kein\w*|nicht|nunca|pas|non)\b/u;

/** "I do weightlifting with a coach on Mon and Thu": those days are the coach's, and the page of the plan is no second session. */
export function coachedDays({ clauses, today }: WeekSentence): readonly WeekWish[] {
  const all = clauses.map(({ words }) => words.join(" "));
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = all[at] ?? "";
    if (!WITH_COACH.test(said) || NOT.test(said) || RUNS.test(said) || !(LIFTS.test(said) || TRAINER.test(said))) return [];
    const goesOn = clauses.slice(at + 1).findIndex((other) => getDays(other).length === 0 || other.words.length > MOST_OF_A_DAY);
    const days = clauses.slice(at + 1, goesOn < 0 ? undefined : at + 1 + goesOn);
    // "montags und donnerstags Gewichtheben mit Trainer"
    const first = clauses.slice(0, at).findLastIndex((other) => !isBareDay(other)) + 1;
    const used = [...clauses.slice(clause.isJoined ? first : at, at), clause, ...days];
    const together = weekdaysIn(used.map(({ quote }) => quote).join(" e "));
    const weekdays = [...new Set([...used.flatMap(getDays), ...together])].toSorted((a, b) => a - b);
    if (weekdays.length === 0) return [];
    const rules = clauses.slice(at + 1).filter(({ words }) => isRule(words.join(" ")));
    const isElsewhere = ALREADY.test(said) || rules.some(({ words }) => UNTOUCHED.test(words.join(" ")) || isCounted(words.join(" ")));
    const length = clauses.slice(clauses.indexOf(used.at(-1) ?? clause) + 1)[0];
    const isLength = length !== undefined && IS_LENGTH.test(length.words.join(" "));
    const quotes = [...used, ...(isLength ? [length] : []), ...(isElsewhere ? rules : [])].map(({ quote }) => quote);
    const phrase = quotes.join(isElsewhere || isLength ? ", " : " and ");
    if (isElsewhere && weekdays.length <= MOST_CLASSES) {
      const limit = { phrase, weekdays, coached: true as const, isElsewhere: true as const, closed: [], without: [] };
      return [{ quotes, days: [{ ...limit, from: today, until: addDays(today, LONGEST_BLOCK) }], told: { kind: "coached", weekdays } }];
    }
    const limit = { phrase, weekdays, wanted: weekdays, coached: true as const, closed: [], without: [] };
    const beside = OLYMPIC.test(said) && weekdays.length <= MOST_CLASSES ? besideOlympic(phrase, weekdays) : [];
    return [{ quotes, days: [limit, ...beside], told: { kind: "coached", weekdays } }];
  });
}

/** "…, 90 min" */
const IS_LENGTH =
  /^(?:about |around |ca |etwa |unos |environ |circa )?\d{2,3} ?(?:min\w*|m)$|^(?:an|one|eine|una|une|un|uma|een) (?:hour|stunde|hora|heure|ora|uur)$/u;
const OLYMPIC = /\b(?:oly\w*|weight ?lifting|gewichtheben|halterofilia|halterophilie|pesistica|snatch\w*|cleans?|c and j)\b/u;

/** A class of snatches and cleans: no heavy legs on the day before it, and neither lift on the days beside it (48 hours, periodization.md section 3). */
function besideOlympic(phrase: string, weekdays: readonly Weekday[]): readonly DayLimit[] {
  const free = (days: readonly Weekday[]): readonly Weekday[] => days.filter((day) => !weekdays.includes(day));
  const [before, after] = [free(weekdays.map((day) => ((day + 5) % 7) + 1) as Weekday[]), free(weekdays.map(nextWeekday))];
  return [
    { phrase, weekdays: before, closed: ["leg-strength", "snatch", "clean"] as const, without: [], after: {} },
    { phrase, weekdays: after, closed: ["snatch", "clean"] as const, without: [], after: {} },
  ].filter((limit) => limit.weekdays.length > 0);
}

const MOST_OF_A_DAY = 3;
const MOST_CLASSES = 4;
/** In days; no block is longer. */
const LONGEST_BLOCK = 364;

function isRule(said: string): boolean {
  return UNTOUCHED.test(said) || COACH_DECIDES.test(said) || HE_DECIDES.test(said) || isCounted(said);
}

function isCounted(said: string): boolean {
  return COUNTS.test(said) && !NOT_COUNTED.test(said);
}
