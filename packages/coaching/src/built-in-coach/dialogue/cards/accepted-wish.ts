import { normalise } from "../../question.ts";
import type { Turn } from "../turn.ts";

/** "Yes, do it" in five languages: nothing but consent. */
const ACCEPTS =
  /^(?:(?:yes|yeah|yep|yup|ok|okay|sure|cool|great|perfect|good|please|pls|then|so|well|alright|ja|jo|jep|klar|gut|gerne|bitte|dann|oui|ouais|d accord|daccord|alors|si|vale|claro|bueno|venga|va bene|certo|allora|and|und|just|lets) )*(?:do (?:it|that|so|this)|go (?:for it|ahead)|make it so|mach (?:das|es|mal|ma|s)|machs|mach|leg los|vas y|fais le|fais ca|hazlo|adelante|dale|fallo|fai cosi|procedi|vai)(?: (?:then|please|pls|bitte|so|dann|alors|entonces|allora|mal|einfach|stp|porfa))*$/;

/** Whether a message is consent and nothing else. */
export function isConsent(content: string): boolean {
  return ACCEPTS.test(normalise(content));
}

/** What turns a wish into a thought: "I'm thinking about", "vielleicht sollte ich". */
const MUSES =
  /^(?:(?:hey|so|ok|hm+|well|coach|also|maybe|perhaps|vielleicht|peut etre|quizas?|forse) )*(?:(?:im |i am |i was |was |ive been |been )?(?:thinking|wondering|considering|toying)(?: (?:about|of|if|whether|with(?: the idea of)?))?(?: (?:i should|i could|to))?|(?:maybe |perhaps )?(?:should|could|shall|might) i(?: maybe| just)?|i (?:should|could|might)(?: maybe| just)?|would it (?:be|make) (?:smart|ok|okay|good|wise|better|sense|a good idea)(?: to| if i)|is it (?:smart|ok|okay|good|wise|better|a good idea)(?: to| if i)|what if i|(?:ich )?(?:uberlege|denke (?:gerade )?(?:daran|druber nach|daruber nach)|wollte|wurde gerne?)(?: mir)?(?: gerade)?(?: ob ich)?|ob ich|soll(?:te)? ich(?: vielleicht| mal)?|(?:vielleicht )?sollte ich|ware es (?:klug|gut|sinnvoll|besser|okay?)|je (?:pense|songe) a|je me (?:demande|tate) si je(?: devrais)?|(?:est ce que )?je (?:devrais|pourrais)(?: peut etre)?|(?:est ce que )?ce serait (?:bien|mieux|malin) de|(?:estoy )?pensando en|estaba pensando en|(?:quizas? )?(?:deberia|podria)|seria (?:bueno|mejor)|(?:sto |stavo )?pensando (?:di|a)|(?:forse )?(?:dovrei|potrei)|sarebbe meglio) /;

/** "getting a session in" is asked for as "add a session". */
const GERUNDS: Readonly<Record<string, string>> = {
  getting: "add",
  putting: "add",
  adding: "add",
  doing: "add",
  get: "add",
  put: "add",
  do: "add",
  moving: "move",
  shifting: "move",
  skipping: "skip",
  dropping: "skip",
  swapping: "swap",
  switching: "swap",
  replacing: "replace",
  cutting: "cut",
  shortening: "shorten",
  making: "make",
  taking: "take",
  leaving: "leave",
  running: "run",
  going: "go",
};

/**
 * "Yes, do it" after a thought that got advice but no card ("I'm thinking about moving Friday to Sunday"): the thought as the wish that it now is.
 * Undefined where a card is open or the message says more.
 */
export function acceptedWish(content: string, turns: readonly Turn[]): string | undefined {
  const last = turns.at(-1);
  if (last === undefined || last.proposals.length > 0 || !isConsent(content)) return undefined;
  const said = normalise(last.question);
  const wish = said.replace(MUSES, "");
  if (wish === said || wish.split(" ").length < FEWEST_WORDS) return undefined;
  const [verb = "", ...rest] = wish.replace(/ (?:in )?(?=on (?:\w+days?)$)/, " ").split(" ");
  const order = [GERUNDS[verb] ?? verb, ...rest].join(" ");
  return (
    order
      // "noch Schlitten zu machen" adds it.
      .replace(/ zu (?:machen|bauen|nehmen)$| (?:einzubauen|reinzunehmen|einzuschieben|dazuzunehmen)$/u, " hinzufugen")
      // "auf Sonntag zu legen"
      .replace(/ zu (?=\p{L}+en$)/u, " ")
      .replace(/ in on /, " on ")
  );
}

const FEWEST_WORDS = 2;
