import type { CoachAnswer } from "../answer/coach-answer.ts";
import type { Turn } from "../dialogue/turn.ts";
import { normalise } from "../question.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { tellsFever } from "../turn/stated-wishes/fever.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";

/** The fever is over, or was none. */
const OVER =
  /\b(?:(?:fever|temp(?:erature)?|fieber|fiebre|fievre|febbre)(?: is|s| has| ist| se| est| e)? (?:gone|down|over|away|weg|vorbei|runter|fue|paso|partie|passata|sparita)|fever ?free|fieberfrei|(?:no|kein|sin|pas de|plus de|senza) (?:more |mehr )?(?:fever|fieber|fiebre|fievre|febbre)|(?:all|feel|feeling) (?:better|well|fine|healthy)|wieder (?:gesund|fit)|ya (?:estoy )?(?:bien|san[oa])|gueri\w*|guarit[oa])\b/;
const WANTS_TO_TRAIN =
  /\b(?:(?:can|could|should|may|shall|is it ok to|ok to|still) (?:i )?(?:\w+ )?(?:run|train|lift|row|ride|swim|ski|squat|race|workout|work out|do|go)|(?:kann|soll|darf) ich|puedo|debo|puis je|je peux|posso|devo)\b/;
const SAYS_SO = /\b(?:with a fever|mit Fieber|de la fièvre|con fiebre|con la febbre|no fever for|ill,|illness)\b/iu;

/** Whether a fever was told in an earlier turn and nothing since that it is over. */
export function hasStandingFever(turns: readonly Turn[]): boolean {
  let isTold = false;
  for (const { question } of turns) {
    const words = normalise(question);
    if (OVER.test(words)) isTold = false;
    else if (tellsFever(words)) isTold = true;
  }
  return isTold;
}

/** With a fever told before, an answer that names work to come, or that is about training now, says first that there is none (return-ladders.md section 6). */
export function withFeverInMind(answer: CoachAnswer, content: string, tongue: Tongue, { plan, today }: CoachView): CoachAnswer {
  const words = normalise(content);
  if (OVER.test(words) || SAYS_SO.test(answer.text)) return answer;
  const namesWork =
    plan !== undefined && allSessions(plan).some((each) => each.date >= today && isOpen(plan, each) && answer.text.includes(each.title));
  if (!namesWork && !WANTS_TO_TRAIN.test(words)) return answer;
  const first = sayIn(tongue)(
    "**No training with a fever**, not even easy: rest until it has been gone for 24 hours without medicine, then start easy. Tell me when it is gone.",
    "**Kein Training mit Fieber**, auch kein lockeres: Ruhe, bis es 24 Stunden ohne Mittel weg ist, dann locker anfangen. Sag mir, wenn es weg ist.",
    "**Pas d’entraînement avec de la fièvre**, même facile : repos jusqu’à 24 heures sans fièvre et sans médicament, puis reprise en douceur. Dis-moi quand elle est passée.",
    "**Nada de entrenar con fiebre**, tampoco suave: descansa hasta llevar 24 horas sin fiebre ni medicación y luego empieza suave. Dime cuando haya pasado.",
    "**Niente allenamento con la febbre**, nemmeno facile: riposo fino a 24 ore senza febbre e senza farmaci, poi si ricomincia piano. Dimmi quando è passata.",
  );
  return { ...answer, text: `${first}\n\n${answer.text}` };
}
