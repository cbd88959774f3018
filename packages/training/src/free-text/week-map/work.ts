import type { WeekClause } from "./week-clauses.ts";

/** What is said of a day of work that sounds like a sport. */
export const WORK_EFFECT =
  "your work, and no training: no session is put there and none is counted; if that day or the next one needs to be easier, say which one";

/** "I'm a tree surgeon and Thursdays are climbing days": what somebody does for a living is no session, whatever sport it sounds like. */
export function isWork({ said, sentence }: WeekClause, clauses: readonly WeekClause[]): boolean {
  if (AT_WORK.test(said.replaceAll(BESIDE_WORK, " "))) return true;
  const isOfTrade = clauses.some((other) => other.sentence === sentence && hasTrade(other.said));
  return isOfTrade && !TRAINS.test(said);
}

function hasTrade(said: string): boolean {
  return TRADE.test(said) && !NO_TRADE.test(said);
}

/** "After work" is when. */
const BESIDE_WORK =
  /\b(?:after|before|from|to|near|outside|around|nach|vor|despues d\w+|antes d\w+|apres|avant|dopo|prima d\w+|depois d\w+|na|voor) (?:my |the |der |dem |el |le |il |lo |o |het )?(?:work|shifts?|job|arbeit|dienst|schicht|trabajo|turno|travail|boulot|lavoro|trabalho|werk|office|buro)\b|\b(?:work|works|company|office|firmen|betriebs) ?(?:team|league|club|gym|mates?|colleagues?|class|run|football|group)\b|\bworkmates?\b|\bwith (?:people|lads|friends|colleagues|guys) from work\b/gu;
const AT_WORK =
  /\b(?:at work|for work|my job|my work|(?:on|at) (?:the |my )?(?:ward|shift|site|job|building site)|in the trees|working day|work days?|i (?:work|teach|coach)|bei der arbeit|beruflich|auf (?:der )?(?:arbeit|baustelle|station|schicht)|en el trabajo|por trabajo|en la obra|au travail|au boulot|sur le chantier|al lavoro|per lavoro|in cantiere|no trabalho|na obra|op (?:het )?werk|op de bouw)\b/u;
const TRADE =
  /^(?:(?:so|and|as|since|well|also) )*(?:im|i am|i work as|working as|my job is|ich bin|ich arbeite als|arbeite als|von beruf|soy|trabajo (?:de|como)|je suis|je travaille comme|sono|lavoro come|faccio (?:il|la|lo)|sou|trabalho como|ik ben|ik werk als) (?:an? |eine? |un |una |une |uma |um |een )?\p{L}{4,}/u;
/** Who says "I'm a climber" trains; what somebody is at the moment is no trade. */
const NO_TRADE =
  /^(?:\w+ ){0,3}?(?:im|i am|bin|soy|suis|sono|sou|ben) (?:an? |eine? |un |una |une |uma |um |een )?(?:\w+ )?(?:\w*(?:beginner|novice|runner|swimmer|cyclist|climber|dancer|lifter|triathlete|rower|boxer|footballer|player|member|fan|lover|person|parent|mum|mom|mother|dad|father|student|laufer\w*|schwimmer\w*|kletter\w*|anfanger\w*|mitglied)|retired|doing|going|playing|training|running|swimming|climbing|dancing|cycling|free|busy|away|off|home|there|here|usually|normally|always|not|very|really|quite|pretty|also|only|just|still|used|keen|happy|allowed|able|in|at|on|with|from|back|booked|signed|committed)\b/u;
/** Done as training: a verb of doing, a class, a club or company. */
const TRAINS =
  /\b(?:(?:i|we|ich|wir|je|on|ik|eu|io|yo) (?:\w+ly |also |always |usually |still |auch |immer )?(?:go|do|play|have|train|climb|swim|ride|run|dance|box|gehe?n?|mache?n?|spiele?n?|habe?n?|trainiere?n?|klettere?n?|fais|vais|joue|ai|ga|doe|speel|heb|vou|faco|jogo|tenho|vado|faccio|gioco|ho)|voy|hago|juego|tengo|entreno|class(?:es)?|clubs?|lessons?|training|session|team|with|kurs|verein|mit|clase|con|cours|avec|corso|aula|com|les|met)\b/u;
