import { addDays } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { bestsOf, gapText, isBetter, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue, percentSign } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";
import { countWords } from "./record.ts";

const MOST_WORDS = 14;
const SEASON_DAYS = 91;
const MONTH_DAYS = 30;
const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:and |so |ok |now )*(?:which|what)(?: one| lift| of (?:the|those|these|them) ?\w*)*.*\b(?:moved|improved|grew|grown|gained|gone|went|progressed|come|came|jumped|climbed|increased|better)\b/,
  de: /\b(?:welche\w*|was (?:davon|von))\b.*\b(?:gestiegen|gewachsen|verbessert|besser|zugelegt|entwickelt|vorwarts|zugenommen|hoch ?gegangen|gesteigert)\b/,
  fr: /\b(?:lequel|laquelle|lesquels|qui (?:des deux|a le plus))\b.*\b(?:progress\w+|augment\w+|mont\w+|gagn\w+|amelior\w+|evolu\w+|mieux)\b/,
  es: /\b(?:cual|cuales|quien)\b.*\b(?:subi\w+|mejor\w+|progres\w+|crec\w+|aument\w+|avanz\w+)\b/,
  it: /\b(?:qual[ei]?|chi)\b.*\b(?:cresciut\w+|migliorat\w+|salit\w+|progredit\w+|aumentat\w+|meglio)\b/,
};

/** "which of the two moved more since summer": the lifts or tests that were talked about, from the value at the start of the period to the newest. */
export function whichMovedMore(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, words, periods } = frame;
  if (!ASKS[tongue].test(words) || countWords(frame) > MOST_WORDS || frame.subjects.length > 0) return undefined;
  const subjects = talkedAbout(before).slice(0, 2);
  const [period] = periods;
  const isSince = (kind: string): boolean => frame.tokens.some(({ concept }) => concept.startsWith(kind));
  // "since summer" goes on from the value of that summer, not from the one before it.
  const grace = isSince("season:") ? SEASON_DAYS : isSince("month:") ? MONTH_DAYS : 0;
  const rows = subjects.flatMap((subject) => {
    const best = bestsOf(subject, diary)[0];
    if (best === undefined) return [];
    const until = period === undefined ? best.values : best.values.filter(({ on }) => on <= period.to);
    const last = until.at(-1);
    const first = period === undefined ? until[0] : (until.findLast(({ on }) => on <= addDays(period.from, grace)) ?? until[0]);
    if (first === undefined || last === undefined) return [];
    const share = (last.value - first.value) / first.value;
    return [{ best, first, last, gain: best.kind === "time" ? -share : share }];
  });
  if (rows.length < 2) return undefined;
  const [most, next] = rows.toSorted((a, b) => b.gain - a.gain);
  if (most === undefined || next === undefined) return undefined;
  const say = sayIn(tongue);
  const name = capital(thingIn(tongue, most.best.name));
  const isSame = Math.abs(most.gain - next.gain) < 1e-9;
  const line = ({ best, first, last, gain }: typeof most): string =>
    `${capital(thingIn(tongue, best.name))}: ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}) → **${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)}), ${gapText(tongue, first.value, last.value, best, view)}${gain === 0 || !isBetter(first.value, last.value, best) ? "" : ` (${Math.round(100 * gain)}${percentSign(tongue)})`}`;
  return {
    text: [
      isSame
        ? say(
            "**Both by the same.**",
            "**Beide gleich viel.**",
            "**Les deux autant.**",
            "**Las dos por igual.**",
            "**Entrambi allo stesso modo.**",
          )
        : say(
            `**${name}** improved more:`,
            `**${name}** hat mehr zugelegt:`,
            `**${name}** a plus progressé :`,
            `**${name}** ha subido más:`,
            `**${name}** è cresciuto di più:`,
          ),
      bullet([line(most), line(next)]),
    ],
    isDecided: true,
  };
}

/** Lifts and tests of the turns so far, the newest first, each once. */
function talkedAbout(before: Frame): Frame["subjects"] {
  const found: Frame["subjects"][number][] = [];
  for (let at: Frame | undefined = before; at !== undefined; at = at.previous)
    for (const subject of at.subjects)
      if ((subject.lift !== undefined || subject.test !== undefined) && !found.some(({ name }) => name === subject.name))
        found.push(subject);
  return found;
}
