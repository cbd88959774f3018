import { shortDay } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import { speak, type Speech } from "../../asking/speech.ts";
import { readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

const WHY =
  /^(?:(?:and|but|so|ok|oh|hm+) )*(?:why|how come) (?:was|is|did) (?:it|that|this|that one|this one)(?: (?:so|that|feel|felt|hard|tough|easy|long|short|heavy|light))*$/;
const FIRST_NAMED =
  /^(?:\*\*RPE [\d.]+ of 10\*\*, \w+|The hardest|The easiest|The longest|The biggest|Die härteste|Die leichteste|Die längste) (?:.+?\*\*.*?\w{2,3} )?(\d{1,2}\.? \p{L}{3,9} \d{4}): (?:\*\*[^*]+\*\*, )?\*\*(.+?)\*\*.*?(?:effort|Anstrengung) ([\d.,]+)(?! of 10 planned)/u;

/** "why was it so hard" of the session that came first: what it was planned as, beside what was logged. */
export function whySession({ action, content, turns }: AskedQuestion, { plan }: CoachView, speech: Speech): Draft | undefined {
  const last = turns.at(-1);
  if (last === undefined || plan === undefined || !WHY.test(readQuestion(content, action).words)) return undefined;
  const [, when = "", title = "", effort = ""] = FIRST_NAMED.exec(last.answer) ?? [];
  if (title === "") return undefined;
  const day = /\d{1,2}/u.exec(when)?.[0];
  const session = allSessions(plan).find((each) => each.title === title && / (\d{1,2}) /u.exec(shortDay(each.date))?.[1] === day);
  const say = speak(speech);
  const planned = session?.intensityLevel;
  const logged = Number(effort.replace(",", "."));
  return {
    text: [
      planned === undefined
        ? say(
            `You logged effort ${effort} for **${title}**. I have no note that says why, and I do not guess.`,
            `Für **${title}** hast du Anstrengung ${effort} eingetragen. Eine Notiz, warum, habe ich nicht, und ich rate nicht.`,
          )
        : say(
            `**${title}** was planned at effort **${planned}** of 10${logged > planned ? `, and you logged **${effort}**: harder than meant` : `, and you logged **${effort}**`}. ${planned >= HARD ? "It is one of the hard sessions of its week." : "It was not meant to be a hard one."} I have no note that says more, and I do not guess.`,
            `**${title}** war mit Anstrengung **${planned}** von 10 geplant, eingetragen hast du **${effort}**${logged > planned ? ": härter als gedacht" : ""}. Mehr sagt keine Notiz, und ich rate nicht.`,
          ),
    ],
    isFinal: true,
  };
}

const HARD = 7;
