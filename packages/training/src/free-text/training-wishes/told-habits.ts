import type { Clause } from "../../health/clause.ts";
import { isBareDay } from "../availability.ts";
import { dailyWalkIn, weeklyWalkIn } from "./daily-walks.ts";
import { saysOneLegDay } from "./leg-days.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const COMMUTE =
  /\b(?:(?:cycle|bike|ride|walk|run|jog) (?:\w+ ){0,4}?(?:to|from|into) (?:work|school|uni|the office)|(?:cycle|walk(?:ing)?|bike) commute|commute\b.*\b(?:bike|bicycle|cycl\w+|walk\w*|foot)\b|(?:school run|nursery run) (?:on foot|by bike)|(?:bike|cycling|walking|bicycle) commute|commute by (?:bike|bicycle)|commuting by bike|(?:radle?|fahre?|pendle?|laufe) (?:\w+ ){0,8}?(?:zur arbeit|(?:ins|zum) buro|zur uni|zur schule|in die (?:arbeit|firma))|(?:con la |en )bici (?:al|a la) (?:trabajo|curro|oficina)|mit dem rad (?:zur arbeit|(?:ins|zum) buro|in die (?:arbeit|firma))|(?:voy|vuelvo) (?:\w+ ){0,3}?(?:en bici|andando|corriendo) (?:\w+ ){0,3}?(?:al|a la) (?:trabajo|curro|oficina|uni)|(?:voy|vuelvo) (?:al|a la) (?:trabajo|curro|oficina|uni) (?:\w+ ){0,2}?(?:en bici|andando|corriendo)|(?:vais|vas) (?:\w+ ){0,3}(?:a velo|en velo|a pied)|velotaf\w*|vado (?:\w+ ){0,3}?(?:in bici|a piedi) (?:\w+ ){0,3}?(?:al|in) (?:lavoro|ufficio)|vado (?:al|in) (?:lavoro|ufficio) (?:\w+ ){0,2}?(?:in bici|a piedi)|vou (?:\w+ ){0,3}?(?:de bici\w*|a pe) (?:\w+ ){0,2}?(?:para|ao|pro) (?:o )?(?:trabalho|escritorio)|vou (?:para|ao|pro) (?:o )?(?:trabalho|escritorio) (?:\w+ ){0,2}?(?:de bici\w*|a pe)|fiets (?:\w+ ){0,6}?naar (?:het |mijn )?(?:werk|kantoor))\b/u;
const BY_ENGINE =
  /\b(?:bus|car|train|tram|metro|motorbike|scooter|auto|zug|bahn|motorrad|coche|tren|moto|voiture|macchina|treno|carro|comboio|trein)\b|^(?!.*\b(?:rad|fahrrad|velo|e?bike)\b).*\bfahre?\b/u;
const EACH_WAY =
  /^(?:about |around |ca |etwa |unos |environ |circa )?(?:2 ?x ?)?\d{1,2} ?(?:min\w*|km|k|miles?)(?: (?:each way|there and back|both ways|hin und zuruck|einfach|por trayecto|ida y vuelta|aller(?: et)? retour|aller|l aller|par trajet|andata(?: e ritorno)?|a tratta|ida e volta|heen en terug|enkele reis|total|a day))?(?: (?:easy|at ease|relaxed|gemutlich|locker|tranquilo|tranquille|tranquilla|rustig))?$/u;
const SHIFTS =
  /\b(?:(?:shifts?|rota|roster|hours|dienstplan|schichten|schicht|turnos?|horarios?|planning|horaires|turni|orari)\b.*\b(?:change\w*|vary|varies|rotat\w*|different|wechsel\w*|unregelmassig\w*|cambian?|varian?|changent?|varient?|cambiano|variabil\w*)|(?:rotating|changing|irregular) (?:shifts?|rota|hours)|wechselschicht\w*|turnos rotativos|horaires (?:variables|decales)|turni variabili)\b/u;
const NO_PROMISE =
  /\b(?:cant|cannot|dont|never) (?:\w+ )?(?:promise|say|know|plan|guarantee)\b|\bweiss (?:ich )?nie\b|\bno (?:puedo prometer|se)\b/u;

const NEED_NOT_BE_PLANNED =
  /\b(?:need not|neednt|doesnt (?:need|have)|does not (?:need|have)|no need|not count\w*|dont (?:plan|count)|besides|anyway|muss nicht|zahlt nicht|sowieso|no hace falta|aparte|pas besoin|en plus|non serve)\b/u;

/** The way to work on foot or by bike, in normalised words. */
export function isCommute(said: string): boolean {
  return COMMUTE.test(said) && !BY_ENGINE.test(said);
}

/** What the week holds besides training and days that nobody can name beforehand. */
export function toldHabits({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const behind = clauses[at + 1];
    const tail = behind?.words.join(" ") ?? "";
    if (/\b(?:hurts?|pain\w*|sore|ach\w*|schmerz\w*|duele|mal|fa male|nights?|nacht\w*|noches?|nuits?|notti)\b/u.test(said)) return [];
    const isLegs = saysOneLegDay(said) || (saysOneLegDay(`${said} ${tail}`) && !saysOneLegDay(tail));
    if (isLegs)
      return [{ quotes: saysOneLegDay(said) ? [clause.quote] : [clause.quote, behind?.quote ?? ""], days: [], told: { kind: "leg-days" } }];
    const walk = dailyWalkIn(clause.quote);
    if (walk !== undefined)
      return [
        {
          quotes: NEED_NOT_BE_PLANNED.test(tail) ? [clause.quote, behind?.quote ?? ""] : [clause.quote],
          days: [],
          told: { kind: "daily-walk", minutes: walk.minutes },
        },
      ];
    const often = weeklyWalkIn(clause.quote);
    if (often !== undefined) return [{ quotes: [clause.quote], days: [], told: { kind: "weekly-walk", minutes: often.minutes } }];
    if (isCommute(said)) {
      const { before, after } = daysBeside(clauses, at);
      const far = clauses[at + 1 + after.length];
      const used = [...before, clause, ...after, ...(far !== undefined && EACH_WAY.test(far.words.join(" ")) ? [far] : [])];
      return [{ quotes: used.map(({ quote }) => quote), days: [], told: { kind: "commute" } }];
    }
    if (SHIFTS.test(said))
      return [
        { quotes: NO_PROMISE.test(tail) ? [clause.quote, behind?.quote ?? ""] : [clause.quote], days: [], told: { kind: "swap-days" } },
      ];
    return [];
  });
}

/** "Di und Mi fahr ich mit dem Rad ins Büro": clauses of days alone belong to the commute, which takes no session from them. */
function daysBeside(clauses: readonly Clause[], at: number): { readonly before: readonly Clause[]; readonly after: readonly Clause[] } {
  const first = clauses[at]?.isJoined === true ? clauses.slice(0, at).findLastIndex((other) => !isBareDay(other)) + 1 : at;
  const end = clauses.slice(at + 1).findIndex((other) => !isBareDay(other));
  return { before: clauses.slice(first, at), after: clauses.slice(at + 1, end < 0 ? undefined : at + 1 + end) };
}
