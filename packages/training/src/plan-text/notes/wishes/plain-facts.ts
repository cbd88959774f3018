import { normalise } from "#training/health/normalise.ts";

/** "Bus driver", "no race booked", "I work shifts in a cannery": facts about a life that ask for nothing, and are not asked back. */
export function isPlainFact(quote: string): boolean {
  const said = quote.trim();
  return [JOB, NO_RACE, WORKS, WHERE, OF_A_RACE, FOR_FUN].some((fact) => fact.test(said)) || isAfterShifts(said);
}

/** "So after night shifts": when, beside the days that say so. */
export function isAfterShifts(quote: string): boolean {
  return AFTER_SHIFTS.test(normalise(quote));
}

const JOB =
  /^(?:(?:i['’]?m|i am|ich bin|bin|soy|je suis|sono|sou|ik ben|ben) )?(?:an? |eine? |un[ae]? |uma? |een )?(?:[\p{L}-]+ ){0,2}(?:driver|nurse|teacher|tree surgeon|gardener|accountant|carpenter|lawyer|architect|programmer|developer|manager|scientist|researcher|mechanic|painter|hairdresser|waiter|waitress|barista|journalist|designer|musician|police officer|soldier|librarian|translator|baker|chef|paramedic|fire ?fighter|engineer|builder|plumber|electrician|farmer|postman|courier|student|\p{L}*fahrer(?:in)?|\p{L}*pfleger(?:in)?|\p{L}*lehrer(?:in)?|krankenschwester|bäcker(?:in)?|student(?:in)?|enfermer[ao]|profesora?|conductora?|panader[ao]|infirmi[eè]re?|prof|boulang[eè]re?|chauffeur|autista|infermier[ea]|insegnante|panettiere|motorista|professora?|padeir[oa]|verpleegkundige|leraar|bakker)$/iu;

const NO_RACE =
  /^(?:no|kein\p{L}*|ning[uú]na?|sin|pas de|aucune|nessuna|sem|nenhuma|geen) (?:races?|events?|competitions?|wettkampf|wettkämpfe|rennen|carreras?|competici[oó]n\p{L}*|courses?|comp[ée]titions?|gar[ae]|provas?|wedstrijd\p{L}*)(?: (?:booked|planned|yet|in sight|for now|geplant|gebucht|prevista|a la vista|pr[ée]vue|programmata|marcada|gepland))*$/iu;

/** Without a day or an hour, which others read. */
const WORKS =
  /^(?:i work|ich arbeite|arbeite|trabajo|je (?:travaille|bosse)|lavoro|trabalho|ik werk)(?: (?!\d)[\p{L}-]+(?<!(?:mon|tues|wednes|thurs|fri|satur|sun|mon|diens|donners|frei|sams|sonn)days?|tags?|lunes|martes|jueves|viernes|lundi|mardi|jeudi|vendredi|feira)){1,6}$/iu;

/** "The gym is at the depot": where something is, without a day, an hour or a distance. */
const WHERE =
  /^(?:the |my |our |das |der |mein\p{L}* |el |la |mi |le |ma |mon |il |o |a |het |de |mijn )?(?:gym|box|studio|track|pool|office|club|bahn|halle|gimnasio|pista|piscina|salle|piste|piscine|palestra|ginásio|academia|sportschool|baan|zwembad) (?:is|ist|está|esta|est|è|é) (?:at|in|near|on|by|bei|im|am|an|auf|en|cerca|à|au|dans|près|a|al|nel|vicino|no|na|perto|bij|op)(?: (?!(?:mon|tues|wednes|thurs|fri|satur|sun)days?)[\p{L}'-]+){1,6}$/iu;

/** "The January one is just with friends, for fun": of a race of the calendar. */
const OF_A_RACE =
  /^(?:and |but )?(?:the |my )?(?:\p{L}+ (?:one|race|event|comp(?:etition)?)) (?:is|will be) (?:just|only|really|mostly) (?:with|for) [\p{L} ]+$/iu;

/** "Just for the buns at the end": why, and nothing that a plan could change. */
const FOR_FUN =
  /^(?:and |but )?(?:just|only|mostly|mainly|purely|nur|einfach|solo|juste|apenas|alleen|gewoon) (?:for|because of|wegen|für|por|para|pour|per|voor) (?:the |some |a |den |die |das |el |la |los |las |le |les |il |lo |gli |o |os |de |het )?(?:fun|laughs?|joy|company|views?|buns?|cakes?|beers?|coffee|food|medals?|t-?shirts?|spaß|kuchen|bier|diversión|cerveza|plaisir|bière|divertimento|birra|diversão|cerveja|lol|plezier|taart|bier)(?: [\p{L}]+){0,3}$/iu;
const AFTER_SHIFTS =
  /^(?:(?:so|and|because|als?o|also|wegen|y|et|e|en|dus) )*(?:after|on|nach|despues de|tras|apres|dopo|depois de|na) (?:my |the |der |los |les |i |os |de )?(?:night|late|early|nacht|spat|fruh)? ?(?:shifts?|\w*schicht\w*|(?:turnos?|guardias?|gardes?|turni|diensten?)(?: (?:de|di|da) (?:noche|nuit|notte|noite))?)$/u;
