import { Check, HeartPulse } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUnits } from "#backend/preferences/use-units.ts";
import { formatDay, unbroken } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Logo } from "#ui/theme/logo.tsx";
import type { PictureFigure, Picture } from "#ui/share/picture.ts";
import { ShareButton } from "#ui/share/share-button.tsx";
import { clockText } from "#ui/training/timers/clock-text.ts";
import type { SessionDraft } from "#features/session-log/model/draft.ts";
import { averagePace, doneAgainstPlan } from "#features/session-log/model/runner/done-against-plan.ts";
import { distanceTotal, loadTotal, sessionTotals } from "#features/session-log/model/runner/session-totals.ts";
import { FRESH_RUN, getSteps } from "#features/session-log/model/runner/steps.ts";
import { METRES_PER_UNIT } from "#features/session-log/model/set-values.ts";
import { sessionShape } from "#features/session-log/model/runner/session-shape.ts";
import { OfferedBests } from "../../offered-bests.tsx";
import { SessionStrip } from "../session-strip.tsx";

const ScoreCard = lazyPart(async () => (await import("./score-card.tsx")).ScoreCard);

interface FinishedViewProps {
  readonly draft: SessionDraft;
  readonly minutes: number;
  readonly doneHref: string;
  readonly fixHref: string;
  /** Where the plan is changed for what hurt in it. */
  readonly hurtHref: string;
}

/** The finished session as its own picture, the bests in it, and the ways on. */
export function FinishedView({ draft, minutes, doneHref, fixHref, hurtHref }: FinishedViewProps): ReactNode {
  const { distance: distanceUnit } = useUnits();
  const { kilograms, metres, sets } = sessionTotals(draft);
  const [load, loadUnit] = loadTotal(kilograms, draft.weightUnit);
  const [distance, unitOfDistance] = distanceTotal(metres, distanceUnit);
  const pace = averagePace(draft);
  const hurts = draft.source === "plan_session" ? draft.run?.hurts?.join(" ") : undefined;
  const figures: readonly PictureFigure[] = [
    ...(kilograms >= 1 ? [{ label: "Lifted", value: load, unit: loadUnit, face: "iron" as const }] : []),
    ...(metres >= 1 ? [{ label: "Distance", value: distance, unit: unitOfDistance, face: "pace" as const }] : []),
    ...(pace === undefined
      ? []
      : [
          {
            label: "Pace",
            value: clockText(distanceUnit === "mi" ? (pace * METRES_PER_UNIT.mi) / METRES_PER_UNIT.km : pace),
            unit: `/${distanceUnit}`,
            face: "pace" as const,
          },
        ]),
    ...(kilograms >= 1 && pace !== undefined ? [] : [{ label: "Sets", value: String(sets), unit: "", face: "count" as const }]),
    { label: "Time", value: String(minutes), unit: "min", face: "count" },
  ];
  return (
    <div className="runner">
      <div className="runner-stage pt-4!">
        <section
          aria-label="Session summary"
          className="dark grid gap-4 rounded-card bg-[#0b0e11] p-5 text-ink shadow-[inset_0_0_0_1px_#40464c]"
        >
          <p className="flex items-center justify-between gap-3 text-ui text-ink-2">
            <Logo />
            {formatDay(draft.day)}
          </p>
          <h1
            className="font-display text-[1.875rem] leading-[1.04] font-[750] tracking-[-.03em] wrap-anywhere [font-stretch:118%]"
            tabIndex={-1}
          >
            {draft.title.trim() === "" ? "Free session" : draft.title}
          </h1>
          <SessionStrip draft={draft} state={draft.run ?? FRESH_RUN} steps={getSteps(draft)} big bySet />
          <dl className="flex items-end justify-between gap-3">
            {figures.map(({ label, value, unit, face }) => (
              <div key={label}>
                <dt className="mb-2 text-sm text-ink-3">{label}</dt>
                <dd className="flex items-baseline whitespace-nowrap">
                  <span className={FACES[face]}>{value}</span>
                  {unit !== "" && <span className="unit">{unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <div role="status" className="flex items-start gap-3">
          <Check aria-hidden="true" size={22} strokeWidth={2.5} className="mt-px shrink-0 text-success" />
          <p>
            <b className="block font-semibold">Session completed</b>
            <span className="text-ui text-ink-2">Great job! Your session has been marked as completed.</span>
          </p>
        </div>
        {hurts !== undefined && (
          <section aria-labelledby="hurts" className="grid gap-2 border-y border-line py-3">
            <h2 id="hurts" className="flex items-center gap-2.5 font-[550]">
              <HeartPulse aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
              Something hurts
            </h2>
            <p className="text-ink-2">{hurts} Should your plan train around it?</p>
            <Link to={hurtHref} state={{ hurts }} className="second justify-self-end px-4!">
              See what changes
            </Link>
          </section>
        )}
        <OfferedBests sessionId={draft.id} />
        {draft.score !== undefined && <ScoreCard draft={draft} />}
        <AgainstPlan draft={draft} />
      </div>
      <div className="runner-dock">
        <div className="grid grid-cols-2 gap-2">
          <ShareButton block size="lg" className="min-h-15! rounded-card! px-2!" picture={() => sessionPicture(draft, figures)} />
          <Link to={fixHref} className="second">
            Edit sets
          </Link>
        </div>
        <Link to={doneHref} className="go plain">
          Done
        </Link>
      </div>
    </div>
  );
}

const FACES: Record<PictureFigure["face"], string> = {
  iron: "fig-iron text-[2.25rem] tracking-[-.05em]!",
  pace: "fig-pace text-[2.875rem] leading-[.8]!",
  count: "fig-num text-[2.25rem] font-bold!",
};

/** What was done of each exercise, below it what the plan asked for. */
function AgainstPlan({ draft }: { readonly draft: SessionDraft }): ReactNode {
  const lines = doneAgainstPlan(draft);
  if (lines.length === 0) return null;
  const whole = lines.filter(({ setsDone, sets }) => setsDone === sets).length;
  const isPlanned = lines.some(({ planned }) => planned !== undefined);
  return (
    <section aria-labelledby="against-plan">
      <h2 id="against-plan" className="flex items-baseline justify-between gap-3 heading-2">
        {isPlanned ? "Planned and done" : "What you did"}
        {isPlanned && (
          <span className="text-ui font-normal text-ink-3">
            {whole === lines.length ? "Complete" : `${whole} of ${lines.length} complete`}
          </span>
        )}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines.map(({ key, name, planned, done, setsDone, sets, verdict }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5">
            <b className="font-semibold wrap-anywhere">{name}</b>
            <span className="flex items-baseline gap-1.5 text-right font-display font-bold whitespace-nowrap">
              {unbroken(done)}
              {setsDone === sets && sets > 0 && (
                <Check aria-label="Complete" size={16} strokeWidth={2.5} className="shrink-0 self-center text-success" />
              )}
            </span>
            <span className="text-sm text-ink-3">{planned === undefined ? "" : `Plan ${unbroken(planned)}`}</span>
            <span className="text-right text-sm text-ink-2">
              {verdict ?? (setsDone === sets ? "" : `${setsDone} of ${sets} ${sets === 1 ? "set" : "sets"}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A finished session as its athlete may share it. */
function sessionPicture(draft: SessionDraft, figures: readonly PictureFigure[]): Picture {
  const parts = sessionShape({ steps: getSteps(draft), state: draft.run ?? FRESH_RUN, bySet: true });
  return {
    title: draft.title.trim() === "" ? "Free session" : draft.title,
    when: `${formatDay(draft.day)} ${draft.day.slice(0, 4)}`,
    columns: parts.map(({ seconds, iron, pace, done, isEasy }) => ({ width: seconds, iron, pace, done, isQuiet: isEasy })),
    figures,
  };
}
