import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { getDays } from "../../week-wish.ts";

/** A day on which there is no work: "my day off work", "mein freier Tag", "a minha folga". */
const OWN_FREE_DAY =
  /\b(?:my (?:free day|day off)|off work|off from work|day off (?:from )?(?:work|the job)|mein\w* frei\w* tag|(?:frei\w* tag|frei) (?:von|auf) der arbeit|arbeitsfrei\w*|mi dia libre|(?:dia )?libre (?:en |del? |el )*(?:trabajo|curro)|mon jour (?:de repos|off|de conge|libre)|jour (?:de repos|de conge|off) (?:du|au|de mon) (?:travail|boulot|taf)|(?:il )?mio giorno (?:libero|di riposo)|(?:giorno )?(?:libero|di riposo) (?:dal|del) lavoro|minha folga|meu dia (?:de folga|livre)|(?:de )?folga (?:do|no) trabalho|mijn vrije dag|vrij van (?:het |mijn )?werk)\b/u;
/** Where the job is named, the day rests from that alone. */
const FROM_WORK = /\b(?:work|job|arbeit|arbeitsfrei\w*|trabajo|curro|travail|boulot|taf|lavoro|trabalho|werk)\b/u;
const TIME =
  /\b(?:best|ideal|perfect|good|great|most|more|time|longest|best\w*|ideal\w*|passt|zeit|mehr|meiste|mejor|perfecto|mas|tiempo|mieux|meilleur\w*|parfait|plus|temps|meglio|miglior\w*|perfetto|piu|tempo|melhor|perfeito|mais|beter|beste|meeste|tijd|perfect\w*)\b/u;
/** The longest session of the week. */
const BIG_SESSION =
  /\b(?:big(?:gest|ger)?|long(?:est|er)?|main|gross\w*|lang\w*|langst\w*|larg[ao]|grande|fuerte|principal|gross?e|longue|grand\w*|lung[oa]|piu grande|maior|long[ao]|groot\w*|grote|grootste) (?:one|session|workout|training|run|ride|einheit|session|lauf|ausfahrt|entren\w*|sesion|tirada|salida|seance|sortie|allenamento|sessione|uscita|treino|sessao|corrida|training|sessie)\b|\b(?:entren\w*|sesion|tirada|salida|seance|sortie|allenamento|sessione|uscita|treino|sessao|corrida) (?:mas |la plus |le plus |piu |mais )?(?:larg[ao]|grande|fuerte|principal|longue|grosse|lung[oa]|maior|long[ao])\b/u;
const NO_SESSION =
  /\b(?:no|not|never|dont|nothing|rest(?:ing)?|relax|lazy|kein\w*|nicht\w*|nix|ruhetag|ausruhen|ohne|nada|descans\w*|sin|nunca|rien|pas|jamais|repose\w*|sans|niente|non|mai|riposa\w*|senza|nao|sem|niet\w*|geen|rusten|zonder)\b/u;
const OF_TRAINING =
  /\b(?:(?:from|of|vom|von|del?|dei|dos?|du|des|de l|dall|van|para) (?:the |my |los |mis |les |meus |het )?)?(?:training|exercise|sport|running|entren\w*|entraine\w*|allenament\w*|treinos?|trainen)\b/u;

/** "Quarta é a minha folga, é o dia melhor para o treino maior": who is off work has more time then, and no day without training. */
export function workFreeDays({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const weekdays = getDays(clause);
    if (weekdays.length === 0 || weekdays.length > MOST_DAYS || !OWN_FREE_DAY.test(said)) return [];
    const own = said.replace(OWN_FREE_DAY, " ");
    const next = clauses[at + 1];
    const tail = next === undefined || getDays(next).length > 0 ? "" : next.words.join(" ");
    if (NO_SESSION.test(own) || (OF_TRAINING.test(own) && !TIME.test(own)) || NO_SESSION.test(tail)) return [];
    const isTail = TIME.test(tail) || BIG_SESSION.test(tail);
    if (!FROM_WORK.test(said) && !isTail && !TIME.test(own) && !BIG_SESSION.test(own)) return [];
    const quotes = [clause.quote, ...(isTail && next !== undefined ? [next.quote] : [])];
    const isBig = BIG_SESSION.test(`${own} ${isTail ? tail : ""}`) && weekdays.length === 1;
    if (!isBig) return [{ quotes, days: [], effect: "more time on that day, so it stays open for training" }];
    const limit = { phrase: quotes.join(", "), weekdays, closed: [], without: [], isLong: true as const };
    return [{ quotes, days: [limit], effect: "the longest session is on that day" }];
  });
}

const MOST_DAYS = 2;
