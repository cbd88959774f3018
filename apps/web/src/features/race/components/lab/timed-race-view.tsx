import { type ComparedRace, formatClock, type LeverValues, type TimedLab, type TimedRace } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import type { Picture } from "#ui/share/picture.ts";
import { ShareButton } from "#ui/share/share-button.tsx";
import { findWeakest } from "../../model/gaps.ts";
import { pacingGoals } from "../../model/pacing.ts";
import type { RacePlan } from "../../model/planned-training.ts";
import { aboutClock, roundedError, roundedFinish } from "../../model/race-text.ts";
import { getRaceVerdict } from "../../model/race-verdict.ts";
import { PacingCard } from "../pacing/pacing-card.tsx";
import { FinishRuler, type FinishMark } from "./finish-ruler.tsx";
import { Readout, SplitTable } from "./figures.tsx";
import { SplitBar } from "./split-bar.tsx";
import { Stairs } from "./stairs.tsx";
import { WhatIf } from "./what-if.tsx";

export interface TimedRaceViewProps {
  readonly name: string;
  readonly raceDay: string;
  readonly today: string;
  readonly lab: TimedLab;
  readonly now: TimedRace;
  readonly plan: RacePlan | null | undefined;
  /** What the athlete may share of it. */
  readonly picture: () => Picture;
  /** What the race can be tried with, beside its picture; in the head of the page on a desktop. */
  readonly simulator: ReactNode;
  /** How it is entered, below the verdict of a phone. */
  readonly entry: ReactNode;
  /** What the plan covers of the race, and the way to it. */
  readonly children: ReactNode;
}

/** A race against the clock: the finish, where its time is, what would move it, and the card for the day. */
export function TimedRaceView(props: TimedRaceViewProps): ReactNode {
  const { name, raceDay, today, lab, now, plan, picture, simulator, entry, children } = props;
  const [chosen, setChosen] = useState<string>();
  const [picked, setPicked] = useState<string>();
  const [values, setValues] = useState<LeverValues>({});
  const shown = lab.simulate(values) ?? now;
  const against = lab.compared.find(({ id }) => id === chosen) ?? lab.compared[0];
  const target = lab.compared.find(({ id }) => id === "target");
  const reach = lab.compared.find(({ id }) => id === "reach");
  // What is still to be found: the target, or what training brings where that is reached.
  const goal = reach ?? target;
  const selected = picked ?? (against === undefined ? undefined : findWeakest(now, against)?.id) ?? now.segments[0]?.id ?? "";
  return (
    <>
      <Finish lab={lab} now={now} target={target}>
        {simulator}
        <ShareButton picture={picture} />
      </Finish>
      {entry}
      <section aria-labelledby="split" className="border-t border-line pt-6">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="split" className="heading-2">
              {getTitle(shown, against)}
            </h2>
            <p className="mt-1 text-ui text-ink-2 empty:hidden">{leadOf(now, against)}</p>
          </div>
          {lab.compared.length > 1 && against !== undefined && (
            <Segmented
              aria-label="Compare with"
              options={lab.compared.map(({ id, name: label }) => ({ value: id as string, label: SHORT_NAMES[id] ?? label }))}
              value={against.id}
              onValueChange={setChosen}
            />
          )}
        </div>
        <SplitBar race={shown} against={against} selected={selected} onSelect={setPicked} />
        <Readout race={shown} compared={lab.compared} against={against} selected={selected} plan={plan} today={today} raceDay={raceDay} />
        <Key now={now} against={against} />
        <SplitTable race={shown} compared={lab.compared} />
      </section>
      <div className="grid gap-x-14 gap-y-8 border-t border-line pt-6 *:min-w-0 xl:grid-cols-2">
        {goal !== undefined && (
          <section aria-labelledby="makes-up">
            <h2 id="makes-up" className="mb-3 heading-2">
              {now.total > goal.total + 0.5 ? "Biggest gap first" : "Where you are faster and slower"}
            </h2>
            <Stairs
              race={now}
              against={goal}
              plan={plan}
              today={today}
              raceDay={raceDay}
              sum={goal.id === "target" ? `Gap to ${formatClock(goal.total)}` : "In reach by race day"}
              usual={goal.id === "target" && lab.reach !== undefined ? now.total - lab.reach : undefined}
            />
          </section>
        )}
        <WhatIf lab={lab} now={now} target={target?.total} values={values} onChange={setValues} />
      </div>
      {children}
      <PacingCard name={name} paced={lab.paced} goals={pacingGoals(lab)} />
    </>
  );
}

interface FinishProps {
  readonly lab: TimedLab;
  readonly now: TimedRace;
  readonly target: ComparedRace | undefined;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The verdict: one figure, its range, and where it lies between the last race and the target. */
function Finish({ lab, now, target, children }: FinishProps): ReactNode {
  const last = lab.compared.find(({ id }) => id === "last");
  const error = roundedError(lab.error, now.total);
  const marks: FinishMark[] = [
    ...(last === undefined ? [] : [{ id: "last" as const, name: last.name, seconds: last.total }]),
    { id: "now", name: "Today", seconds: now.total },
    ...(lab.reach === undefined ? [] : [{ id: "reach" as const, name: "In reach", seconds: lab.reach }]),
    ...(target === undefined ? [] : [{ id: "target" as const, name: "Target", seconds: target.total }]),
  ];
  return (
    <section
      aria-label="Predicted finish"
      className="grid gap-x-14 gap-y-6 border-t border-line pt-6 *:min-w-0 xl:grid-cols-[auto_minmax(0,1fr)] xl:items-end"
    >
      <div>
        <p className="mb-3.5 text-sm font-[550] text-ink-2">Predicted today</p>
        <p className="flex items-baseline">
          <span className="fig-pace text-[clamp(4.75rem,4rem+2.6vw,6.75rem)] leading-[.8] font-[650]">{aboutClock(now.total)}</span>
          <span className="unit">± {formatClock(error)}</span>
        </p>
        <p className="mt-4 text-ui text-ink-2 empty:hidden">
          {getRaceVerdict({ now: roundedFinish(now.total), target: target?.total, reach: lab.reach })?.text}
        </p>
      </div>
      <FinishRuler marks={marks} error={error} />
      <div className="flex flex-wrap gap-3 max-md:*:flex-1">{children}</div>
    </section>
  );
}

function getTitle(race: TimedRace, against: ComparedRace | undefined): string {
  if (against === undefined) return "The race, part by part";
  const gap = Math.round(race.total - against.total);
  if (against.id === "last")
    return gap > 0 ? `${formatClock(gap)} behind ${against.name}` : `${formatClock(-gap)} faster than ${against.name}`;
  if (gap <= 0) return `${formatClock(-gap)} ahead of ${against.id === "target" ? "the target" : against.name}`;
  return against.id === "elite" ? `${formatClock(gap)} behind the best in the world` : `Where to find ${formatClock(gap)}`;
}

/** Where the parts of the comparison come from, where they are not the athlete's own. */
function leadOf(race: TimedRace, against: ComparedRace | undefined): string {
  if (against === undefined) return "";
  if (against.source !== undefined) return `World class is the ${against.source}.`;
  if (!against.isUsualSplit || !race.segments.some(({ side }) => side === "iron")) return "";
  const finish = `a ${formatClock(against.total)} finish`;
  return against.id === "last"
    ? `You entered no splits for ${against.name}, so we use those typical of ${finish}.`
    : `Compared with typical splits for ${finish}.`;
}

/** Names on a narrow switch. */
const SHORT_NAMES: Readonly<Record<string, string>> = { last: "Last race", elite: "World class" };
const NAMES_IN_TEXT: Readonly<Record<string, string>> = {
  target: "the target",
  elite: "world class",
  reach: "what you can reach by race day",
};

function Key({ now, against }: { readonly now: TimedRace; readonly against: ComparedRace | undefined }): ReactNode {
  const has = (side: string) => now.segments.some((segment) => segment.side === side);
  return (
    <ul
      aria-label="Key"
      className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 *:flex *:items-center *:gap-2 [&_i]:size-3.5 [&_i]:rounded-[2px]"
    >
      {has("iron") && (
        <li>
          <i className="bg-iron" />
          Station
        </li>
      )}
      <li>
        <i className="bg-pace" />
        {has("iron") ? "Run, 1 km" : has("rest") ? "Swim, bike and run" : "Run"}
      </li>
      {against !== undefined && (
        <>
          <li>
            <i className="border border-control hatch-key" />+ slower than {NAMES_IN_TEXT[against.id] ?? against.name}
          </li>
          <li>
            <i className="border border-dashed border-success" />− faster
          </li>
        </>
      )}
      {has("rest") && (
        <li>
          <i className="bg-between" />
          <span>{has("iron") ? <TermText text="Roxzone, 16 transitions" /> : "Transition"}</span>
        </li>
      )}
    </ul>
  );
}
