import type { Turn } from "../dialogue/turn.ts";
import { getLanguage } from "../language/language.ts";
import { readQuestion } from "../question.ts";
import { pace, paceRange } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

const EFFORT = /\b(?:rpe|effort|anstrengung) ?(?:of )?(\d{1,2})\b/;
const ASKS_PACE =
  /^(?:(?:and|so|ok) )*(?:in|as|what|which|whats|how)\b.*\b(?:pace|paces|fast|min per km|per km|tempo)\b|\bpace\b.*\b(?:rpe|effort) ?\d/;
const MOST_WORDS = 10;

/** "whats rpe 7", "in pace for me?": the athlete's own pace at an effort; undefined without paces or an effort. */
export function effortAsPace({ content, turns }: Asked, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const own = view.capacities.paces;
  if (own === undefined || words.split(" ").length > MOST_WORDS || !ASKS_PACE.test(words)) return undefined;
  const before = turns.at(-1);
  const told = EFFORT.exec(words) ?? (before === undefined ? null : EFFORT.exec(readQuestion(before.question, "coaching_question").words));
  const effort = Number(told?.[1]);
  if (!(effort >= 1 && effort <= 10) || /\b(?:session|today|tomorrow|did|was|log)\b/.test(words)) return undefined;
  const [name, german, at] =
    effort <= 4
      ? ["easy", "locker", paceRange(view, own.easy.fast, own.easy.slow)]
      : effort <= 6
        ? ["marathon pace", "Marathontempo", pace(view, own.marathon)]
        : effort === 7
          ? ["threshold", "Schwelle", pace(view, own.threshold)]
          : effort <= 9
            ? ["intervals of 3–5 min", "Intervalle von 3–5 min", pace(view, own.interval)]
            : ["short repeats", "kurze Wiederholungen", pace(view, 2.5 * own.repetition400)];
  return {
    text:
      getLanguage({ content, turns }) === "de"
        ? [
            `Anstrengung ${effort} sind bei dir etwa **${at}** (${german}). Hitze, Hügel und müde Beine machen sie langsamer: Im Zweifel gilt die Anstrengung.`,
          ]
        : [
            `RPE ${effort} is about **${at}** for you (${name}). Heat, hills and tired legs make it slower: go by effort when they disagree.`,
          ],
    articles: ["rpe-and-reserve"],
    isFinal: true,
  };
}
