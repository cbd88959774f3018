import { percentSign } from "../../turn/languages.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { type Work, within } from "../../own-data/diary.ts";
import { signed } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { amountIn, dayIn } from "../../turn/names.ts";

const DEVELOPS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:develop\w*|evolv\w*|progress\w*|trend\w*|grow\w*|grew|chang\w*|gone|going up|improv\w*|gotten longer|getting longer)\b/,
  de: /\b(?:entwickel\w*|verander\w*|gewachsen|trend|gesteigert|verbessert|verlauf)\b/,
  fr: /\b(?:evolu\w*|develop\w*|progress\w*|chang\w*|tendance)\b/,
  es: /\b(?:evolucion\w*|desarroll\w*|progres\w*|cambi\w*|tendencia)\b/,
  it: /\b(?:svilupp\w*|evolut\w*|progredi\w*|cambiat\w*|andament\w*|tendenza)\b/,
};
const FEWEST = 3;
const MOST_ROWS = 8;
const PACE = /\b(?:pace|fast\w*|speed|tempo|schnell\w*|allure|vitesse|ritmo|velocid\w*|velocita|effort|rpe|anstrengung)\b/;
/** A difference below so much of the first is none. */
const SAME_SHARE = 0.03;

/** "How did my long runs develop over the last 5 weeks?": each of them by its length, and the way from the first to the last in the first sentence. */
export function tellSessionsTrend({ words, tongue, frame, cards, diary, view, say }: TurnContext): Draft | undefined {
  const [subject, second] = frame.subjects;
  const [period, other] = frame.periods;
  const kind = subject?.kind;
  if (kind === undefined || second !== undefined || period === undefined || other !== undefined || cards.length > 0) return undefined;
  if (!DEVELOPS[tongue].test(words) || PACE.test(words) || frame.verbs.length > 0 || period.from > view.today) return undefined;
  const rows = within(diary.work, period).filter((work) => kind.isDone(work));
  const isRun = rows.filter(({ metres }) => (metres.run ?? 0) > 0).length === rows.length;
  const of = (work: Work): number => (isRun ? (work.metres.run ?? 0) : (work.minutes ?? 0));
  const shown = (value: number): string => amountIn(tongue, value, isRun ? "distance" : "time", view);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || rows.length < FEWEST) return undefined;
  const gap = of(last) - of(first);
  const percent = of(first) === 0 ? 0 : (100 * gap) / of(first);
  const longest = rows.toSorted((a, b) => of(b) - of(a))[0] ?? last;
  const [from, to] = [`${shown(of(first))} (${dayIn(tongue, first.on, false)})`, `${shown(of(last))} (${dayIn(tongue, last.on, false)})`];
  const size = shown(Math.abs(gap));
  const lead =
    Math.abs(gap) <= SAME_SHARE * of(first)
      ? say("**About the same**", "**Etwa gleich**", "**À peu près stable**", "**Casi igual**", "**Quasi uguale**")
      : gap > 0
        ? say(`**Up by ${size}**`, `**${size} mehr**`, `**${size} de plus**`, `**${size} más**`, `**${size} in più**`)
        : say(`**Down by ${size}**`, `**${size} weniger**`, `**${size} de moins**`, `**${size} menos**`, `**${size} in meno**`);
  return {
    text: [
      `${lead} (${signed(percent)}${percentSign(tongue)}): ${from} → ${to}.`,
      bullet(rows.slice(-MOST_ROWS).map((work) => `${dayIn(tongue, work.on, false)}: **${shown(of(work))}**, ${work.title}`)),
      say(
        `The longest is ${shown(of(longest))} on ${dayIn(tongue, longest.on, false)}.`,
        `Am längsten: ${shown(of(longest))} am ${dayIn(tongue, longest.on, false)}.`,
        `La plus longue : ${shown(of(longest))} le ${dayIn(tongue, longest.on, false)}.`,
        `La más larga: ${shown(of(longest))} el ${dayIn(tongue, longest.on, false)}.`,
        `La più lunga: ${shown(of(longest))}, ${dayIn(tongue, longest.on, false)}.`,
      ),
    ],
  };
}
