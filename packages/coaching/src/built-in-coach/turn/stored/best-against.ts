import { bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { gapText, isBetter, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn, periodIn, thingIn } from "../names.ts";

/** "My fastest 5 km this year, and am I quicker now than in spring": the best of the one period beside what held in the other. */
export function answerBestAgainst(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, picks, subjects, periods, verbs } = frame;
  const [{ test } = {}] = subjects;
  const [period, other] = periods;
  if (test?.kind !== "time" || subjects.length !== 1 || period === undefined || other === undefined || periods.length !== 2)
    return undefined;
  if (!(picks.has("fastest") || picks.has("best")) || verbs.length > 0 || frame.days.length > 0) return undefined;
  const best = bestOfTest(test, diary);
  const top = best.values
    .filter(({ on }) => on >= period.from && on <= period.to)
    .reduce<(typeof best.values)[number] | undefined>((a, b) => (a === undefined || isBetter(a.value, b.value, best) ? b : a), undefined);
  const then = best.values.findLast(({ on }) => on <= other.to);
  if (top === undefined || then === undefined) return undefined;
  const say = sayIn(tongue);
  const [name, now, was] = [
    thingIn(tongue, best.name),
    valueText(tongue, top.value, best, view),
    valueText(tongue, then.value, best, view),
  ];
  const [when, gap] = [periodIn(tongue, other, view.today), gapText(tongue, then.value, top.value, best, view)];
  return {
    isDecided: true,
    text: [
      say(
        `Your fastest **${name}** ${periodIn(tongue, period, view.today)} is **${now}** (${dayIn(tongue, top.on)}).`,
        `Dein schnellster Wert über **${name}** ${periodIn(tongue, period, view.today)}: **${now}** (${dayIn(tongue, top.on)}).`,
        `Ton meilleur **${name}** ${periodIn(tongue, period, view.today)} : **${now}** (${dayIn(tongue, top.on)}).`,
        `Tu mejor **${name}** ${periodIn(tongue, period, view.today)}: **${now}** (${dayIn(tongue, top.on)}).`,
        `Il tuo miglior **${name}** ${periodIn(tongue, period, view.today)}: **${now}** (${dayIn(tongue, top.on)}).`,
      ),
      say(
        `Compared with ${was} (${dayIn(tongue, then.on)}), your best ${when}: **${gap}**.`,
        `Neben ${was} (${dayIn(tongue, then.on)}), was damals galt (${when}): **${gap}**.`,
        `À côté de ${was} (${dayIn(tongue, then.on)}), ton record d’alors (${when}) : **${gap}**.`,
        `Junto a ${was} (${dayIn(tongue, then.on)}), tu marca de entonces (${when}): **${gap}**.`,
        `Accanto a ${was} (${dayIn(tongue, then.on)}), il record di allora (${when}): **${gap}**.`,
      ),
    ],
  };
}
