import { BODY, conceptsIn } from "../concepts.ts";
import { isFamilyHistory, isOfThePast, isSymptom, mentionsLongAgo } from "../context.ts";
import { plainWords } from "../features.ts";
import { isAboutAnother, NOUN as PERSON } from "../person.ts";
import { asksAboutTheNews, mentionsOldStory, plain } from "../signs/stated-signs.ts";
import { isOfFiction } from "../harmless/fiction.ts";
import { PET } from "../harmless/subjects/things.ts";

/*
 * What is long ago, in the news or in a film clears its own clause only: every other clause that tells of now is read as if it stood alone
 * (triage.md sections 3.3 to 3.5), in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

/** A state of now, or what the writer sees: "is slumped", "liegt da", "è a terra", "lips are blue". */
const OF_NOW =
  /\b(?:is|are|am|isnt|arent|has (?:gone|turned|dropped|just|stopped|collapsed|passed)|hasnt|wont|cant|cannot|doesnt|keeps|just|now|right now|lies|lying|ist|sind|liegt|sitzt|hangt|hat (?:grad|gerade|jetzt)|lallt|atmet|reagiert|zuckt|krampft|jetzt|gerade|grade|grad|heute|eben|esta|estan|tiene|no (?:respira|responde|habla|mueve|despierta)|ahora|hoy|acaba\w*|est|sont|bave|respire|repond|bouge|leve|parle|convulse|maintenant|aujourd ?hui|vient de|e|sono|ha la|non (?:respira|risponde|parla|muove|si sveglia)|cade|adesso|ora|oggi|appena|tem|nao (?:respira|responde|reage|fala|acorda|mexe)|agora|hoje|acabou|ligt|zit|hangt|praat|ademt|reageert|beweegt|grijpt|nu|net|vandaag)\b/u;
/** What has been so ever since is old, and a clause that says when it was tells of then. */
const EVER_SINCE =
  /\b(?:ever since|since then|these days|nowadays|still (?:runs|races|trains|rides|swims|walks|lifts)|seitdem|seither|desde entonces|depuis(?= ?(?:$|[.,;]|il|elle|ce))|da allora|desde entao|sindsdien|fine|ok|okay|well|great|gut|bien|bene|bem|goed|healthy|gesund|recovered|retired|cleared|checked)\b/u;
/** Somebody or something of the writer, not of a film. */
const OF_THE_WRITER =
  /\b(?:my|our|we|i|im|ive|me|here|next to me|mein\w*|unser\w*|wir|ich|mir|hier|neben mir|mi|mis|nuestr[oa]|nosotros|yo|aqui|encontramos|mon|ma|mes|notre|nous|je|j|on a|ici|mio|mia|nostr[oa]|noi|io|qui|meu|minha|noss[oa]|nos|eu|aqui|tiramos|mijn|onze|ons|wij|we|ik|hier)\b/u;

const OF_A_PET = new RegExp(`\\b${PET}\\b`, "u");
const SOMEBODY = new RegExp(`\\b${PERSON}\\b`, "u");

/** What a clause of a story needs to be of the writer's world, and what any other does. */
export interface ClauseOfNow {
  readonly text: string;
  /** Of a film or the news, where nothing ties the clause to the writer: a question at most. */
  readonly isUnsure: boolean;
}

/** The clauses that tell of now beside what clears the message as a whole; none where nothing does. */
export function clausesOfNow(content: string): readonly ClauseOfNow[] {
  const isStory = isOfFiction(content) || asksAboutTheNews(content);
  const isPast = mentionsLongAgo(plain(content)) || isFamilyHistory(content) || (mentionsOldStory(content) && isAboutAnother(content));
  if (!isStory && !isPast) return [];
  const clauses = content.split(CLAUSE_ENDS).filter((clause) => clause.trim().split(/\s+/u).length >= FEWEST_WORDS);
  if (clauses.length < 2) return [];
  const isOfPet = OF_A_PET.test(plain(content));
  return clauses
    .filter((_, at) => at > 0 || !isStory)
    .map((text) => ({ text: text.trim(), said: plain(text) }))
    .filter(({ said }) => !isOfPet || OF_THE_WRITER.test(said) || SOMEBODY.test(said))
    .filter(({ said }) => !isOfThePast(said) && !EVER_SINCE.test(said))
    .filter(({ said }) => isStory || OF_NOW.test(said) || (said.split(" ").length <= BARE_WORDS && isSymptom(said) && namesBody(said)))
    .map(({ text, said }) => ({ text, isUnsure: isStory && !OF_THE_WRITER.test(said) }));
}

function namesBody(said: string): boolean {
  return conceptsIn(plainWords(said)).some(({ concept }) => BODY.has(concept));
}

const CLAUSE_ENDS =
  /(?<=[.!?;:,])\s+|\s[–—-]+\s|\n+|\s(?:and|und|y|et|en)\s(?=(?:is|the|he|she|ist|sie|er|esta|la|el|elle|il|est|ze|hij)\s)|\se\s(?=(?:está|é|è)\s)/u;
/** "Lips blue" is a clause of its own. */
const FEWEST_WORDS = 2;
const BARE_WORDS = 3;
