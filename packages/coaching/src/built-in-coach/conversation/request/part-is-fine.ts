import { readInjuries } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";

const FINE: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:is|are|feels?|s) (?:all |totally |completely |perfectly |absolutely |just |now |doing )*(?:fine|ok|okay|good|great|alright|all right|well)\b|\bno (?:problems?|issues?|trouble) with (?:my|the)\b/,
  de: /\b(?:ist|sind|geht es|fuhlt sich) (?:vollig |ganz |wieder |jetzt |alles )*(?:ok|okay|gut|in ordnung|fit)\b/,
  fr: /\b(?:va|vont|est|sont) (?:tres |tout a fait |parfaitement |de nouveau )*(?:bien|ok|nickel|bon)\b/,
  es: /\b(?:esta|estan|va|van) (?:muy |perfectamente |ya )*(?:bien|ok|perfect[oa])\b/,
  it: /\b(?:sta|stanno|va|e|sono) (?:tutto |perfettamente |di nuovo )*(?:bene|ok|a posto)\b/,
};
/** Anything that takes it back or limits it. */
const LIMITED =
  /\b(?:but|except|unless|until|when|after|while|mostly|almost|not|isnt|arent|doesnt|hurt\w*|pain\w*|ache\w*|aching|sore|stiff\w*|tight\w*|swoll\w*|swell\w*|weird|off|worse|click\w*|numb\w*|aber|ausser|wenn|bis auf|nicht|kein\w*|weh|schmerz\w*|steif\w*|geschwollen|mais|sauf|quand|pas|mal|douleur\w*|pero|salvo|cuando|no|duele\w*|dolor\w*|ma|tranne|quando|non|male|dolore)\b/;
/** "No reason to worry" limits nothing. */
const NO_WORRY = /\bno (?:reason|need) to worry\b|\bno worries\b|\bno (?:problems?|issues?|trouble)\b|\bkeine? (?:grund zur )?sorgen?\b/g;

/** "My knee is fine by the way, just tired": no complaint, so nothing is asked about pain and an open card stays. */
export function partIsFine({ words, tongue, frame, turns, view, say }: TurnContext): Draft | undefined {
  if (frame.part === undefined || frame.content.includes("?") || frame.verbs.length > 0 || frame.days.length + frame.lines.length > 0)
    return undefined;
  if (!FINE[tongue].test(words) || LIMITED.test(words.replaceAll(NO_WORRY, " "))) return undefined;
  if (readInjuries(frame.content, view.today).regions.some(({ grade }) => grade > 0)) return undefined;
  const last = turns.at(-1);
  const cards = last?.decision === null ? last.proposals : [];
  const isNoted = view.injuries.regions.some(({ grade }) => grade > 0);
  const titles = cards.map(({ title }) => `**${title}**`).join(", ");
  return {
    isDecided: true,
    text: [
      say(
        "Good to hear. I leave nothing out for it.",
        "Gut zu hören. Ich lasse deswegen nichts weg.",
        "Bonne nouvelle. Je ne retire rien pour cela.",
        "Me alegro. No quito nada por eso.",
        "Bene. Non tolgo nulla per questo.",
      ),
      ...(isNoted
        ? [
            say(
              "Your profile still lists an injury and your plan works around it: remove it there once it is gone.",
              "In deinem Profil steht noch eine Beschwerde, und der Plan hält sich daran: ändere es dort, wenn sie vorbei ist.",
              "Ton profil nomme encore une gêne, et le plan en tient compte : change-le là quand c’est fini.",
              "Tu perfil aún nombra una molestia y el plan la respeta: cámbialo allí cuando haya pasado.",
              "Il profilo nomina ancora un fastidio e il piano ne tiene conto: cambialo lì quando è passato.",
            ),
          ]
        : []),
      ...(cards.length > 0
        ? [
            say(
              `Still open: ${titles}.`,
              `Noch offen: ${titles}.`,
              `Encore ouvert : ${titles}.`,
              `Sigue abierto: ${titles}.`,
              `Ancora aperto: ${titles}.`,
            ),
          ]
        : []),
    ],
    proposals: cards,
  };
}
