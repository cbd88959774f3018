import { getMonth } from "#training/health/time.ts";
import { normalise } from "#training/health/normalise.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { isOfABody } from "../of-a-body.ts";

/** Events that somebody starts in, in the seven languages. */
const EVENT = String.raw`(?:races?|competitions?|comp|meet|event|marathons?|half(?: marathon)?|10 ?k|5 ?k|park ?run|turkey trot|fun run|hyrox|triathlon|duathlon|ironman|wettkampf|rennen|volkslauf|silvesterlauf|stadtlauf|nikolauslauf|halbmarathon|carrera|competicion|maraton|media maraton|san silvestre|course|corrida de (?:noel|saint sylvestre)|semi(?: marathon)?|gara|maratona|mezza(?: maratona)?|corsa|prova|competicao|sao silvestre|corrida|wedstrijd|halve marathon|oliebollenloop)`;
const STARTS = String.raw`(?:run|running|doing|do|racing|race|racing in|competing in|entered (?:for|in)?|signed up for|start|starte|laufe|mache|bin angemeldet|corro|hago|participo|cours|fais|suis inscrite?|faccio|partecipo|sono iscritt[oa]|faco|vou (?:correr|fazer)|participo|loop|doe|sta ingeschreven)`;
const MY = String.raw`(?:my|our|the|a|an|mein\w*|der|die|das|ein\w*|mi|un|una|el|la|mon|ma|le|une|il|lo|il mio|la mia|meu|minha|o|uma?|mijn|de|het|een)`;
const OWN_RACE = new RegExp(
  String.raw`\b(?:i|im|i am|ill be|ill|we|ich|yo|je|io|eu|ik)? ?${STARTS} (?:\w+ ){0,4}?${EVENT}\b|^(?:(?:my|mein\w*|mi|mon|ma|il mio|la mia|meu|minha|mijn) )(?:\w+ ){0,2}?${EVENT}\b|^(?:and )?(?:\p{L}+ )?${EVENT} (?:is )?(?:on|am|el|le|il|op|em|dia)? ?(?:the )?\d|^(?:(?:am|el|le|il|op|on|the|${MY}) )*\d{1,2}(?:st|nd|rd|th|er)? (?:\w+ ){0,3}?(?:${STARTS} )?(?:${MY} )?${EVENT}\b`,
  "u",
);
/** A day of the month: beside a month, as an ordinal, or behind an article. */
const DAY = /\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:am|el|le|il|dia|op) \d{1,2}\b(?! ?(?:km|k|min\w*|h|uhr|kg|x))|\b\d{1,2}[./]\d{1,2}\b/u;
const FEAST =
  /\b(?:nochebuena|nochevieja|christmas eve|boxing day|new years? (?:eve|day)|heilig ?abend|silvester(?:tag)?|neujahr|(?:la )?saint sylvestre|reveillon|vigilia|capodanno|vespera de natal|kerstavond|oudjaarsdag)\b/u;
const NOT =
  /\b(?:no|not|never|dont|without|after|since|last|used to|ran|did|was|hate|kein\w*|nicht|nie|ohne|nach|seit|letzt\w*|sin|nunca|despues|desde|pas|jamais|sans|apres|depuis|non|mai|senza|dopo|nao|sem|depois|geen|niet|zonder|na|sinds)\b/u;

/** A long day with a number that comes once: "I ski a 31 km loppet". */
const LONG_DAY =
  /\b(?:ski|hike|ride|cycle|run|walk|row|paddle|swim|climb|laufe|wandere|fahre|esquio|camino|pedaleo|skie|marche|roule|scio|cammino|pedalo|esquio|caminho|schaats|wandel|fiets)\b(?: \w+){0,4}? \d{1,3} ?(?:k|km|miles?)(?: \w+)? (?:loppet|ski ?marathon|marathon|gran fondo|sportive|tour|pilgrimage|crossing|traverse|challenge|relay|swimrun|ultra|lauf|marsch|marcha|travesia|traversee|randonnee|traversata|travessia|tocht)\b/u;

/** "El 31 corro la San Silvestre", "Xmas parkrun on the 19th": a race with its date, which the plan takes from the calendar alone. */
export function toldRaces({ clauses, whole = clauses }: WeekSentence): readonly WeekWish[] {
  const isOfMonth = whole.some(({ words }) => words.some((word) => getMonth(word) >= 0));
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const said = normalise(clause.quote);
    if (isOfMonth && LONG_DAY.test(said) && !NOT.test(said) && !isOfABody(said)) {
      const before = whole[whole.indexOf(clause) - 1];
      const quotes = before?.words.some((word) => getMonth(word) >= 0) === true ? [before.quote, clause.quote] : [clause.quote];
      return [{ quotes, days: [], effect: EFFECT }];
    }
    const isDated = DAY.test(said) || FEAST.test(said) || (clause.words.some((word) => getMonth(word) >= 0) && /\d/u.test(said));
    if (!isDated || !OWN_RACE.test(said) || NOT.test(said) || clause.isOther || isOfABody(said)) return [];
    return [{ quotes: [clause.quote], days: [], effect: EFFECT }];
  });
}

const EFFECT =
  "the plan is built back from the races in your calendar, so enter it there with this date: taper, race day and recovery then follow";
