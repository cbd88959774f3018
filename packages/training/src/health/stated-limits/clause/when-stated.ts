import { normalise } from "../../normalise.ts";
import { type Activity, getNames, activitiesIn } from "#training/injuries/activities.ts";
import { weekdaysIn } from "#training/free-text/dates/weekdays.ts";
import type { Clause } from "../../clause.ts";
import { getWords } from "../limit-movements.ts";

/** "Never overhead two days in a row" bans nothing, and is about no run: the plan has no rule for it, so it is shown back. */
export function isApartOfMovement({ quote, english }: Clause): boolean {
  const said = normalise(quote);
  // "It grumbles if I skip the calf raises": what helps is not out.
  if (LEFT_UNDONE.test(said)) return true;
  if (!IN_A_ROW.test(said)) return false;
  const named = activitiesIn(getWords(english.replace(DAYS_RUNNING, "$<of> in a row"))).map(({ activity }) => activity);
  return named.length > 0 && named.every((activity) => getNames(activity).length > 0 && !OF_A_WHOLE_DAY.has(activity));
}

/** Whatever trains on that day: runs, lifting, a sport. */
const OF_A_WHOLE_DAY: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "run-easy",
  "run-fast",
  "hills",
  "lifting",
  "bike",
  "swim",
  "walk",
  "rower",
  "ski",
  "leg-strength",
]);

const DAYS_RUNNING = /\b(?<of>days?|nights?|weeks?|sessions?|times) running\b/giu;
const LEFT_UNDONE =
  /\bunless i (?:do|keep up|keep doing)\b(?=.*\b(?:exercises?|raises?|stretch\w*|drills?|rehab|mobility)\b)|\b(?:if|when|whenever|unless|wenn|falls|sobald|si|cuando|quand|lorsque|se|quando|als) (?:i |ich |je |ik |eu |yo )?(?:skip|miss|forget|stop doing|leave out|dont do|do not do|auslasse|vergesse|weglasse|(?:die |meine )?\w+ (?:auslasse|vergesse|weglasse|nicht mache)|salto|me salto|dejo de hacer|no hago|olvido|saute|oublie|ne fais pas|arrete|non faccio|dimentico|nao faco|esqueco|oversla|vergeet)\b(?=.*\b(?:exercises?|raises?|stretch\w*|drills?|rehab|prehab|mobility|strength\w*|work|warm ?up|ubungen|wadenheben|dehnen|aufwarmen|ejercicios|estiramientos|calentamiento|exercices|etirements|echauffement|esercizi|sollevamenti|stretching|riscaldamento|exercicios|alongamentos|oefeningen)\b)/u;
const IN_A_ROW =
  /\b(?:days running|in a row|back to back|consecutive days|on following days|hintereinander|nacheinander|seguidos|de suite|d affilee|di fila|achter elkaar)\b/u;

/** "2 Tagen Laufen hintereinander wirds schlechter", "it hurts if I run two days in a row": a day between runs. */
export function isWorseInARow({ words, isOther }: Clause, next: Clause | undefined): boolean {
  const own = words.join(" ");
  const said = next?.isJoined === true ? `${own} ${next.words.join(" ")}` : own;
  return !isOther && DAYS_IN_A_ROW.test(own) && RUNS_WORDS.test(own) && GETS_WORSE.test(said) && !NOT_WORSE.test(said);
}

const DAYS_IN_A_ROW =
  /\b(?:(?:2|two|zwei|dos|deux|due|dois|twee) (?:\w+ ){0,3}?(?:in a row|hintereinander|nacheinander|seguidos|de suite|d affilee|di fila|achter elkaar)|back to back|consecutive days|consecutiv\w* dias|dias consecutivos|jours consecutifs|giorni consecutivi)\b/u;
const GETS_WORSE =
  /\b(?:worse|hurts?|aches?|flares?|sore|swells?|(?:goes|go) pop|pops|tears|cramps|seizes|schlechter|schlimmer|schmerzt|schmerzen|tut weh|tun weh|duele\w*|peor|empeora|se me carga|fait mal|font mal|mal (?:au|aux|a)|pire|empire|fa male|fanno male|peggio|peggiora|doi|doem|pior|piora|erger|pijn)\b/u;
const NOT_WORSE = /\b(?:no|not|never|without|doesnt|dont|nicht|kein\w*|ohne|sin|no me|sans|pas|non|senza|nao|sem|niet|geen)\b/u;

/** "Pas à plat ventre" names no run on the flat. */
export const RUNS_WORDS = /\b(?:run\w*|jog\w*|laufen?|lauftag\w*|joggen|corro|correr|cours|corro|loop|trotar|courir|correre|hardlopen)\b/u;

/** "On crutches till last week", "sling off 5 weeks ago": over. */
export function saysWhen({ englishWords }: Clause): boolean {
  const said = englishWords.join(" ");
  return HURTS_NOT.test(said) || OF_THE_HOUR.test(said);
}

/** "Hurts the first ten steps, nothing when running": what is quiet is no ban. */
const HURTS_NOT =
  /^(?:(?:but|and|then|aber|und|pero|y|mais|et) )*(?:nothing|not|none|zero|nichts|nada|rien|niente) (?:when|while|during|beim|bei|al|en|pendant|durante)\b/u;

/** "No evening intervals" says when, not whether. */
const OF_THE_HOUR =
  /\b(?:no|not|never|kein\w*|nie|sin|nunca|pas|jamais)\b(?: \w+){0,3} ?\b(?:evenings?|late|nights?|(?<!good )mornings?|early|abends?|morgens|nachts|noche|manana|soir|matin)\b/u;

/** "I can't run on Wednesdays" is a matter of the day. */
export function isOfWeekdays(quote: string, said: string): boolean {
  const named = quote.split(/\b(?:until|till?|bis|hasta|jusqu|fino|tot)\b/iu)[0] ?? quote;
  const days = weekdaysIn(named).length;
  return days > 0 && days < 7 && !/\b(?:before|since|seit|next|from|ab)\b/u.test(said);
}
