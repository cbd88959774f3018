import type { Followed } from "../follow-up-of.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import { namedInAnswer, type Named } from "../../heard/standing/answer-frame.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import type { SentenceEncoder } from "../../want/form.ts";
import type { WantReading } from "../../want/wants.ts";
import { type Figure, readFigures } from "./figures.ts";

/** What stands there when a later turn comes: what was asked, the figures and the things of the athlete that were shown. */
export interface Standing extends Followed {
  readonly reading: WantReading;
  readonly encode: SentenceEncoder | undefined;
  /** Earlier turns, the newest first. */
  readonly earlier: readonly Earlier[];
}

export interface Earlier {
  readonly frame: Frame;
  readonly answer: string;
  /** Figures of the answer, those in bold first. */
  readonly figures: readonly Figure[];
  /** Sessions, entries, goals and races that the answer named, in its order. */
  readonly named: readonly Named[];
}

/** Turns that a later one can lean on. */
const MOST_TURNS = 4;

export function readStanding(turn: Followed, reading: WantReading, encode?: SentenceEncoder): Standing {
  const { tongue, view } = turn;
  const earlier = turn.turns
    .slice(-MOST_TURNS)
    .toReversed()
    .map(({ question, answer }): Earlier => {
      const text = withoutIntroduction(plainAnswer(answer));
      return {
        frame: readFrame(question, tongue, view.today),
        answer: text,
        figures: readFigures(text, tongue, view.today),
        named: namedInAnswer(text, tongue, turn),
      };
    });
  return { ...turn, reading, encode, earlier };
}

function withoutIntroduction(text: string): string {
  return text.replace(/\n\n_(?:I am|Ich bin|Je suis|Soy|Sono)[^_]*_\s*$/u, "");
}

/** The newest earlier turn of which something can be read. */
export function newest<T>({ earlier }: Standing, read: (each: Earlier) => T | undefined): T | undefined {
  for (const each of earlier) {
    const found = read(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Small words between those that say something, and words of everyday talk. */
const SMALL =
  /^(?:a|an|the|and|or|so|ok|okay|but|then|just|only|pls|please|lol|haha|ha|hm+|oh|ah|right|thats?|this|that|those|these|them|they|it|its|is|are|was|were|be|been|do|does|did|i|im|id|ill|ive|me|my|mine|you|u|your|we|of|in|on|at|to|for|from|by|with|as|if|what|whats|how|when|where|which|who|would|could|can|will|should|now|still|actually|really|even|also|too|all|each|both|every|one|ones|get|got|give|make|makes|made|take|say|says|said|tell|than|there|here|out|up|down|over|about|again|thing|things|like|have|has|had|not|no|yes|yeah|well|man|wow|damn|shit|phew|cool|fine|good|great|nice|hours?|friend|mate|american|come|comes|came|go|goes|pls|plus|per|und|oder|so|also|aber|dann|noch|nur|das|die|der|den|dem|des|ist|sind|war|ein|eine|ich|mein|meine|mir|mich|wie|was|wann|wo|welche|bei|zu|von|mit|auf|fur|im|am|denn|mal|ja|nein|et|ou|donc|alors|mais|le|la|les|un|une|de|du|des|ce|ca|cela|est|c|j|je|ai|mon|ma|mes|que|quoi|quand|combien|pour|avec|dans|en|sur|par|au|aux|y|o|pero|entonces|pues|el|los|las|uno|una|lo|eso|esto|es|mi|mis|que|cuanto|cuando|cual|por|para|con|del|al|e|ma|allora|quindi|il|gli|un|uno|quello|questo|che|quanto|quando|quale|per|da|di)$/;

/** Content words that neither the frame nor the patterns of an operation explain. */
export function unexplained({ frame, words }: Pick<Standing, "frame" | "words">, ...patterns: readonly RegExp[]): readonly string[] {
  const rest = patterns.reduce((text, pattern) => text.replaceAll(new RegExp(pattern.source, "gu"), " "), words);
  const left = new Set(rest.split(/\s+/u));
  return frame.leftover.filter((word) => left.has(word) && !SMALL.test(word) && !/^[\d:.,%]+/.test(word));
}

/** Whether an operation explains a turn: at most every sixth word, and one, may say something else. */
export function isExplained(standing: Pick<Standing, "frame" | "words">, ...patterns: readonly RegExp[]): boolean {
  return unexplained(standing, ...patterns).length <= Math.max(1, Math.floor(standing.words.split(" ").length / 6));
}
