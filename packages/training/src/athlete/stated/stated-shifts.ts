import { normalise } from "../../health/normalise.ts";

/** Words that ask for a day without anything hard. */
export const NOTHING_HARD_WORDS =
  /\b(?:(?:nothing|no|not|never|(?:dont|do not|never) (?:\w+ ){0,2}anything) (?:too )?(?:hard|heavy|intense|tough|brutal)(?: stuff| sessions?| training)?|(?:easy|light|gentle) (?:only|stuff|please|days?|week)|only (?:easy|light)|go easy|take it easy|(?:nichts?|nix|kein\w*) (?:zu )?(?:hart\w*|schwer\w*|intensiv\w*|anstrengend\w*)|nur locker\w*|nada (?:muy |demasiado )?(?:duro|fuerte|intenso)|solo suave|rien de (?:trop )?(?:dur|intense|costaud)|que du (?:leger|facile)|niente di (?:troppo )?(?:duro|pesante|intenso)|solo leggero|nada de (?:muito )?(?:duro|forte|intenso|pesado)|so leve|niets (?:te )?(?:zwaar\w*|hards?|intensief)|alleen rustig)\b/u;
const NIGHT_WEEK =
  /\b(?:(?:in|during|on) (?:my |the |a )?(?:weeks? of nights?|night ?(?:shift )?weeks?|nights? week)|(?:when|if) i(?: a)?m on nights|weeks? (?:on|of) nights|(?:in|wahrend) (?:der |meiner |den )?nacht ?(?:schicht)?wochen?|(?:in|bei) (?:der )?nachtschichtwoche|wenn ich nachtschicht habe|(?:en |la |las )?semanas? de (?:noches?|turno de noche)|(?:en |la )?semaines? de nuits?|(?:nella |la )?settimana (?:di notti|di notte|del turno di notte)|(?:na |a )?semana (?:da noite|de noites|do turno da noite)|(?:in )?(?:de )?nacht(?:dienst)?week)\b/u;
const DATED = /\d{1,2}[./]|\d{1,2} ?(?:-|bis|to|al|au)|\b(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|dic)\w*/u;

/** Weeks of nights whose dates are not told: nothing hard then. */
export function namedNights(clause: string): boolean {
  const said = normalise(clause);
  return NIGHT_WEEK.test(said) && NOTHING_HARD_WORDS.test(said) && !DATED.test(said);
}

/** The same of a whole text. */
export function hasNightWeeks(text: string): boolean {
  return text.split(/[.;!?\n]+/u).some(namedNights);
}
