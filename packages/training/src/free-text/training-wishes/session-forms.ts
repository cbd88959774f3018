import { listOf } from "../../model/words.ts";
import { WEEKDAY_NAMES } from "../../calendar/day.ts";
import { getMonth } from "../../health/time.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const LONG_WARM_UP =
  /\b(?:long(?:er)? warm ?ups?|warm ?up (?:for )?(?:longer|at least)|more (?:time to )?warm(?:ing)? ?up|langere?[rs]? aufwarm\w*|langer aufwarmen|mehr aufwarmen|calentamientos? (?:mas )?largos?|calentar mas|echauffements? plus longs?|plus longs? echauffements?|m echauffer plus|riscaldament[oi] piu lung\w+|aquecimentos? mais long\w+|langere warming ?up|meer opwarm\w*)\b/u;
const AT_LEAST_MINUTES = /\b(?<minutes>[5-9]|1\d|20) ?(?:min\w*|m)\b/u;
const SHORT = /\b(?:no|not|dont|without|hate|max\w*|at most|kein\w*|nicht|sin|pas|non|nao|geen|niet)\b/u;
const NO_SUPERSETS =
  /\b(?:no|without|avoid|dont (?:like|want)|hate|keine?|ohne|sin|nada de|odio|pas de|sans|niente|senza|sem|geen|zonder) (?:\w+ )?super ?(?:sets?|satz\w*|series?|serien?)\b/u;
const RACE =
  /\b(?:my|mein\w*|mi|mon|ma|il mio|la mia|meu|minha|mijn)(?: \w+){0,2} (?:race|meet|competition|event|comp|marathon|half(?: marathon)?|hyrox|triathlon|10k|5k|wettkampf|rennen|lauf|carrera|competicion|maraton|course|competition|gara|maratona|corsa|prova|competicao|corrida|wedstrijd)\b.*\b(?:is|on|ist|am|es|el|est|le|e|il|sara|em|op)\b/u;
const GENTLE =
  /\b(?:do|have|go to|practi[cs]e|attend|take|mache|gehe|habe|hago|voy a|tengo|practico|fais|vais|ai|faccio|vado|ho|faco|vou|tenho|doe|ga|heb)\b(?: \w+){0,4} (?:yoga|pilates|stretching|tai chi)\b/u;
const LEAST_MINUTES = 10;

/** How sessions begin, what they never are, and what stands beside them: a longer warm-up, supersets, the date of a race, yoga. */
export function sessionForms({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const behind = clauses[at + 1];
    const quotes = [clause.quote];
    // "Un échauffement plus long": the "plus" of French divides it like a list.
    const isLonger = LONG_WARM_UP.test(said) || (/\bechauffements?$/u.test(said) && /^longs?\b/u.test(behind?.words.join(" ") ?? ""));
    if (isLonger && !SHORT.test(said)) {
      const told = AT_LEAST_MINUTES.exec(said) ?? AT_LEAST_MINUTES.exec(behind?.words.join(" ") ?? "");
      const isBehind = behind !== undefined && (told === null ? !LONG_WARM_UP.test(said) : !AT_LEAST_MINUTES.test(said));
      const minutes = Number(told?.groups?.["minutes"] ?? LEAST_MINUTES);
      const all = isBehind ? [...quotes, behind.quote] : quotes;
      return [{ quotes: all, days: [], limits: { warmupMinutes: minutes }, effect: `warm-ups of at least ${minutes} minutes` }];
    }
    if (NO_SUPERSETS.test(said))
      return [
        { quotes, days: [], effect: "every lift has its own sets with full rests; only workouts against the clock go round in circuits" },
      ];
    if (RACE.test(said) && clause.words.some((word) => getMonth(word) >= 0) && /\d/u.test(said))
      return [
        {
          quotes,
          days: [],
          effect:
            "the plan is built back from the races in your calendar, so enter it there with this date: taper, race day and recovery then follow",
        },
      ];
    const weekdays = getDays(clause);
    if (weekdays.length === 0 || !GENTLE.test(said) || SHORT.test(said)) return [];
    const days = listOf(weekdays.map((day) => `${WEEKDAY_NAMES[day - 1] ?? ""}s`));
    return [
      {
        quotes,
        days: [],
        effect: `it counts as easy movement on ${days}, and the plan keeps its session of that day: do the session first`,
      },
    ];
  });
}
