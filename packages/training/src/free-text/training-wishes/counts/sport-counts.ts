import { EVERY_DAY } from "#training/calendar/day.ts";
import type { HealthLimits } from "#training/health/limits.ts";
import { countIn, kindsIn, LIMIT_WORDS, type SportKind } from "#training/statements/schedule-words.ts";
import type { CountedSport } from "../../day-limit.ts";
import { getDays, type WeekSentence, type WeekWish } from "../../week-wish.ts";

const WANTS =
  /\b(?:want|would (?:like|love|prefer)|id (?:like|love|prefer)|like to|love to|prefer|please|pls|mochte|will|wurde gern\w*|gern\w*|am liebsten|bitte|quiero|quisiera|me gustaria|prefiero|por favor|je veux|voudrais|aimerais|prefere\w*|s il (?:te|vous) plait|svp|voglio|vorrei|preferi\w*|per favore|quero|queria|gostaria|prefiro|wil|zou graag|graag|liefst|alsjeblieft)\b/u;
/** What narrows the sport or the weeks, or is a complaint: another reader has it. */
const NARROWED =
  /\b(?:no|not|dont|never|kein\w*|nicht|nie|nunca|pas|jamais|non|nao|geen|niet|nooit|long|lang\w*|larg\w*|longue|lungo|hard|heavy|fast|easy|hills?|track|tempo|intervals?|then|until|since|before|after|while|when|during|if|instead|used to|half|hours?|km|miles?|minutes?|min|day|days|double|more|mehr|mas|plus|piu|mais|meer|hurts?|pain\w*|sore|twice a day)\b/u;
const COUNTED: Partial<Record<SportKind, CountedSport>> = { run: "run", swim: "swim", bike: "bike", strength: "strength" };
/** More sessions of one sport are a habit of a runner, and no wish for a count. */
const MOST_TIMES = 6;

/** "I'd like to run three times a week", "je veux nager deux fois par semaine": so many sessions of the sport, no more and no fewer. */
export function sportCounts({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const count = countIn(said);
    const kinds = kindsIn(said).kinds.filter((kind) => kind !== "training");
    const sport = kinds.length === 1 && kinds[0] !== undefined ? COUNTED[kinds[0]] : undefined;
    if (sport === undefined || count?.isWeekly !== true || count.times > MOST_TIMES || count.times < 1) return [];
    if (!WANTS.test(said) || clause.isDenied || LIMIT_WORDS.test(said) || NARROWED.test(said) || getDays(clause).length > 0) return [];
    const limit = { phrase: clause.quote, weekdays: EVERY_DAY, closed: [], without: [], times: { sport, count: count.times } };
    const most: Partial<HealthLimits> =
      sport === "run" ? { runsPerWeek: count.times } : sport === "strength" ? { strengthPerWeek: count.times } : {};
    return [
      {
        quotes: [clause.quote],
        days: [limit],
        ...(Object.keys(most).length === 0 ? {} : { limits: most }),
        told: { kind: "sport-count", sport, times: count.times },
      },
    ];
  });
}
