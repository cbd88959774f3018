import { type Best, bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../../own-data/subject.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { gapText, isBetter, valueText } from "./bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, valueIn, percentSign } from "../languages.ts";
import { dayIn, periodIn, thingIn } from "../names.ts";
import type { Period } from "../times.ts";

interface Step {
  readonly best: Best;
  readonly first: Best["values"][number];
  readonly last: Best["values"][number];
  /** By how much of the first value it got better; negative where it got worse. */
  readonly gain: number;
}

/** All lifts at once: what they are, which moved most; and "am I fitter than in June", from every test. */
export function answerAllBests(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { topics, picks, periods } = frame;
  if (frame.verbs.length > 0 || frame.days.length > 0) return undefined;
  const lifts = LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary)).filter(({ values }) => values.length > 0);
  if (topics.has("fitter")) return fitter(frame, [...lifts, ...testsOf(diary)], view);
  if (!topics.has("lifts") || lifts.length === 0) return undefined;
  if (picks.has("better") || picks.has("most") || picks.has("least")) return mostMoved(frame, lifts, periods[0], view);
  const known = new Set(frame.subjects.flatMap(({ lift }) => lift?.name ?? []));
  const others = lifts.filter(({ name }) => !known.has(name));
  return { text: [bullet(others.map((best) => lineOf(frame, best, view)))] };
}

function testsOf(diary: Diary): readonly Best[] {
  const wanted = ["5 km", "10 km", "500 m row", "20-minute power", "strict pull-ups", "VO2max"];
  return TESTS.filter(({ name }) => wanted.includes(name)).flatMap((test) => {
    const best = bestOfTest(test, diary);
    return best.values.length === 0 ? [] : [best];
  });
}

function lineOf({ tongue }: Frame, best: Best, view: CoachView): string {
  const last = best.values.at(-1);
  return last === undefined
    ? ""
    : `${capital(thingIn(tongue, best.name))}: **${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)})`;
}

/** From the value that was true when the period began to the one at its end. */
function stepIn(best: Best, period: Period | undefined): Step | undefined {
  const until = best.values.filter(({ on }) => period === undefined || on <= period.to);
  const last = until.at(-1);
  const first =
    (period === undefined ? undefined : until.findLast(({ on }) => on <= period.from)) ??
    until.find(({ on }) => period === undefined || on >= period.from);
  if (first === undefined || last === undefined || first === last || first.value === 0) return undefined;
  const gap = (last.value - first.value) / first.value;
  return { best, first, last, gain: best.kind === "time" ? -gap : gap };
}

function mostMoved(frame: Frame, lifts: readonly Best[], period: Period | undefined, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const steps = lifts
    .flatMap((best) => stepIn(best, period) ?? [])
    .toSorted((a, b) => (frame.picks.has("least") ? a.gain - b.gain : b.gain - a.gain));
  const [top] = steps;
  if (top === undefined) return undefined;
  const percent = ({ gain }: Step): string =>
    `${gain < 0 ? "−" : "+"}${valueIn(tongue, (Math.round(1000 * Math.abs(gain)) / 10).toString())}${percentSign(tongue)}`;
  const when = period === undefined ? "" : ` ${periodIn(tongue, period, view.today)}`;
  const name = thingIn(tongue, top.best.name);
  return {
    text: [
      frame.picks.has("least")
        ? say(
            `**${name}** moved least${when}: ${percent(top)}.`,
            `Am wenigsten bewegt hat sich **${name}**${when}: ${percent(top)}.`,
            `**${name}** a le moins bougé${when} : ${percent(top)}.`,
            `**${name}** es lo que menos se ha movido${when}: ${percent(top)}.`,
            `**${name}** è cambiato meno${when}: ${percent(top)}.`,
          )
        : say(
            `**${name}** went up most${when}: **${percent(top)}**.`,
            `Am meisten gestiegen ist **${name}**${when}: **${percent(top)}**.`,
            `**${name}** a le plus progressé${when} : **${percent(top)}**.`,
            `**${name}** es lo que más ha subido${when}: **${percent(top)}**.`,
            `**${name}** è salito di più${when}: **${percent(top)}**.`,
          ),
      bullet(
        steps.map(
          (each) =>
            `${thingIn(tongue, each.best.name)}: ${valueText(tongue, each.first.value, each.best, view)} (${dayIn(tongue, each.first.on)}) → **${valueText(tongue, each.last.value, each.best, view)}** (${dayIn(tongue, each.last.on)}), ${percent(each)}`,
        ),
      ),
    ],
  };
}

/** Every test then and now. */
function fitter(frame: Frame, bests: readonly Best[], view: CoachView): Draft | undefined {
  const { tongue, periods } = frame;
  const say = sayIn(tongue);
  const [then] = periods;
  const since: Period | undefined = then === undefined ? undefined : { ...then, from: then.to, to: view.today };
  const steps = bests.flatMap((best) => stepIn(best, since) ?? []);
  if (steps.length === 0) return undefined;
  const better = steps.filter(({ best, first, last }) => isBetter(first.value, last.value, best)).length;
  const isAll = better === steps.length;
  return {
    text: [
      isAll
        ? say(
            `**Yes**: all ${steps.length} tests are better than then.`,
            `**Ja**: alle ${steps.length} Tests sind besser als damals.`,
            `**Oui** : les ${steps.length} tests sont meilleurs qu’alors.`,
            `**Sí**: las ${steps.length} pruebas son mejores que entonces.`,
            `**Sì**: tutti i ${steps.length} test sono migliori di allora.`,
          )
        : say(
            `**${better} of ${steps.length}** tests are better than then.`,
            `**${better} von ${steps.length}** Tests sind besser als damals.`,
            `**${better} sur ${steps.length}** tests sont meilleurs qu’alors.`,
            `**${better} de ${steps.length}** pruebas son mejores que entonces.`,
            `**${better} su ${steps.length}** test sono migliori di allora.`,
          ),
      bullet(
        steps.map(
          ({ best, first, last }) =>
            `${thingIn(tongue, best.name)}: ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}) → **${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)}), ${gapText(tongue, first.value, last.value, best, view)}`,
        ),
      ),
    ],
  };
}
