import { skipSessions } from "../changes/skip-sessions.ts";
import type { Draft } from "../topic.ts";
import type { Tongue } from "../turn/languages.ts";
import { translated } from "../turn/translated.ts";
import { easeOf } from "./about-ease.ts";
import type { TurnContext } from "./focus.ts";

const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:or|and|so|hm+|but|ok|maybe) )*(?:should i|shall i|would it be better to|is it better to|better to|do i) (?:just |rather |better |actually )*(?:rest|skip|take (?:it|the day) off|do nothing|leave it out)\b/,
  de: /^(?:(?:oder|und|also|hm+|aber|ok|vielleicht) )*soll(?:te)? ich (?:lieber |besser |einfach )*(?:ganz |komplett )?(?:pause machen|pausieren|ruhen|aussetzen|es (?:ganz )?(?:lassen|auslassen)|frei machen)\b/,
  fr: /^(?:(?:ou|et|alors|mais|ok) )*(?:est ce que )?(?:je (?:devrais|dois)|vaut il mieux|il vaut mieux)(?: plutot)? (?:me reposer|sauter|tout laisser)\b/,
  es: /^(?:(?:o|y|entonces|pero|vale) )*(?:deberia|debo|es mejor|mejor)(?: mejor)? (?:descansar|saltarmela|saltarmelo|no hacer nada)\b/,
  it: /^(?:(?:o|e|allora|ma|ok) )*(?:dovrei|devo|e meglio|meglio)(?: piuttosto)? (?:riposare|saltarla|saltarlo|non fare niente)\b/,
};

/** "Or should I rest completely?" beside a card that makes a session easier: when which of the two is right, with a card for each. */
export function restInstead(focus: TurnContext): Draft | undefined {
  const ease = easeOf(focus);
  const { words, tongue, cards, view, say } = focus;
  if (ease === undefined || !ASKS[tongue].test(words)) return undefined;
  const rest = translated(skipSessions([ease.session], view), tongue);
  return {
    text: [
      say(
        "**Easy first, rest if it does not get better**: start with the warm-up. If easy still feels like effort 5 or more after ten minutes, stop, and count it as a rest day.",
        "**Erst locker, Pause, wenn es nicht besser wird**: Beginne mit dem Aufwärmen. Fühlt sich locker nach zehn Minuten noch nach Anstrengung 5 oder mehr an, hör auf und nimm es als Ruhetag.",
        "**D’abord facile, repos si ça ne s’arrange pas** : commence par l’échauffement. Si facile reste à effort 5 ou plus après dix minutes, arrête et compte un jour de repos.",
        "**Primero suave, descanso si no mejora**: empieza por el calentamiento. Si tras diez minutos lo suave sigue siendo esfuerzo 5 o más, para y cuéntalo como descanso.",
        "**Prima facile, riposo se non migliora**: inizia con il riscaldamento. Se dopo dieci minuti il facile resta a sforzo 5 o più, fermati e conta un giorno di riposo.",
      ),
      say(
        "A second bad night in a row, illness or aching all over: rest at once. One missed session does no harm. Both cards are here; accept one.",
        "Die zweite schlechte Nacht in Folge, krank oder alles tut weh: gleich Pause. Eine Einheit weniger kostet nichts. Beide Karten sind hier; nimm eine an.",
        "Deuxième mauvaise nuit de suite, malade ou courbatu de partout : repos tout de suite. Une séance de moins ne coûte rien. Les deux cartes sont là ; acceptes-en une.",
        "Segunda mala noche seguida, enfermo o dolor por todo: descanso ya. Una sesión menos no cuesta nada. Las dos tarjetas están aquí; acepta una.",
        "Seconda notte cattiva di fila, malato o tutto dolorante: riposo subito. Una sessione in meno non costa nulla. Le due schede sono qui; accettane una.",
      ),
    ],
    proposals: [...cards.slice(0, 1), ...(rest.proposals ?? [])],
  };
}

const LEAD =
  "(?:(?:ok|okay|then|so|yes|right|fine|i think|ill|i will|lets|let us|dann|ja|gut|also|alors|oui|d accord|entonces|si|vale|allora|va bene) )*";
const RESTS = new RegExp(
  `^${LEAD}(?:(?:take|have|mach|je prends|tomo|prendo) )?(?:the |a |den |einen |le |un |el |il )?(?:full )?(?:rest|rest day|day off|pause|ruhetag|frei|repos|descanso|riposo)(?: then| it is| dann| alors| entonces| allora)?$`,
);
const EASY = new RegExp(
  `^${LEAD}(?:(?:do|take|mach) )?(?:the |it |die |es )?(?:easy|easier|light|lighter|locker|leicht|leichter|facile|suave)(?: one| version| then| dann)?$`,
);

/** "Ok, rest" where one card leaves a session out and another makes it easier: the one that is meant. */
export function chosenOfBoth({ words, cards, say }: TurnContext): Draft | undefined {
  const reason = RESTS.test(words) ? "missed" : EASY.test(words) ? "ease" : undefined;
  const [card, second] = cards.filter(({ request }) => request.reason === reason);
  if (reason === undefined || card === undefined || second !== undefined || cards.length < 2) return undefined;
  return {
    text: [
      say(
        `**${card.title}** then: press **Accept** on the card, nothing has changed yet.`,
        `Dann **${card.title}**: Drück auf der Karte auf **Accept**, geändert hat sich noch nichts.`,
        `Alors **${card.title}** : appuie sur **Accept** sur la carte, rien n’a encore changé.`,
        `Entonces **${card.title}**: pulsa **Accept** en la tarjeta, aún no ha cambiado nada.`,
        `Allora **${card.title}**: premi **Accept** sulla scheda, non è ancora cambiato nulla.`,
      ),
    ],
    proposals: [card],
  };
}
