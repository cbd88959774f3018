/*
 * Bleeding in a pregnancy as the pads tell it (triage.md category 13), in English, German, Spanish, French, Italian, Portuguese and Dutch. All texts
 * are plain text.
 */

/** A pad, liner or towel that is full, or changed again and again. */
export const SOAKED_PAD =
  /\b(?:(?:pads?|liner|sanitary towel|maxi pad) .{0,24}(?:soaked|full|drenched|gone through|soaked through)|(?:gone|went|going|bled|soaked|soaking|drenched|filled) (?:right )?(?:through )?(?:\w+ ){0,3}(?:pads?|liners?|towels?)|(?:binden?|vorlagen?|slip)?(?:einlagen?|binden?|vorlagen?) .{0,40}(?:durch|voll|durchgeweicht|durchnasst)(?= ?(?:[.,!?;)]|$|und|von|mit|rot|hell))|(?:compresas?|toallitas?|toallas? (?:sanitarias?|higienicas?)) .{0,24}(?:empapad\w*|calad\w*|llenas?|mojad\w*|chorreando)|(?:empap\w*|cal[aeo]\w*|llen[aeo]\w*) .{0,16}(?:compresas?|toallitas?|toallas?)|(?:serviettes?|protections?) .{0,24}(?:trempe\w*|pleine\w*|travers\w*|imbib\w*)|(?:traverse|trempe|rempli) .{0,12}(?:serviettes?|protections?)|assorbent[ei] .{0,24}(?:zupp\w*|pien[oi]|bagnat\w*|fradic\w*|inzupp\w*)|(?:inzuppat\w*|riempit\w*|bagnat\w*) .{0,16}assorbent[ei]|(?:pensos?|absorventes?) .{0,24}(?:encharc\w*|ensop\w*|cheios?|molhad\w*)|(?:encharqu\w*|ensop\w*|enchi) .{0,16}(?:pensos?|absorventes?)|(?:\w*verband(?:je|jes)?|inlegkruisjes?) .{0,24}(?:doorweekt|doordrenkt|doorgelekt|vol(?= |[.,!?;]|$))|door (?:mn|mijn|het) (?:\w*verband(?:je)?) heen)/gu;

/** The week or month that a pregnancy is in; not that of a plan. */
export const WEEK_OF_PREGNANCY =
  /\b(?:(?:wk|week|woche|semana|semaine|settimana) (?:1\d|2\d|3\d|4[0-2])|(?:1\d|2\d|3\d|4[0-2])(?:\.|th|st|nd|rd|esima|a|e|ste|de)? ?(?:woche|week|settimana|semana|semaine)|(?:[4-9]\.?|7th|8th) ?(?:monat|months? (?:pregnant|gone)|mois de grossesse|mesi di gravidanza))\b(?! (?:of|im|vom|des|von|del|du|da|van) (?:the |my |el |le |la |il |het |meinem |dem |unserem )?(?:\w*plan\w*|block|program\w*|schema|schedule|season|saison))/gu;
