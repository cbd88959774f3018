import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type FunctionComponent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useMedia } from "#ui/use-media.ts";
import { whenAtRest } from "#ui/when-at-rest.ts";
import { useRestTimer } from "#ui/training/timers/use-rest-timer.ts";
import { vibrate } from "#ui/training/timers/signal.ts";
import { useWakeLock } from "#ui/training/timers/use-wake-lock.ts";
import { logKeys } from "../../api/log-keys.ts";
import { previousSetsOptions } from "../../api/exercise-history.ts";
import type { StartedSession } from "../../api/open-session.ts";
import { storeSession } from "../../api/store-session.ts";
import type { Origin, SessionDraft } from "../../model/draft.ts";
import type { DeviceNews as DeviceNewsItem } from "../../model/other-device.ts";
import { changeRun, logSet } from "../../model/runner/run-changes.ts";
import { currentStep, FRESH_RUN, isStepDone, openSet, getSteps, type Step } from "../../model/runner/steps.ts";
import { getSuperset, turnAfter } from "../../model/runner/superset.ts";
import { storeArgs } from "../../model/store-payload.ts";
import { DeviceNews } from "../device/device-news.tsx";
import { useOtherDevice } from "../device/use-other-device.ts";
import { useDiscardDraft } from "../use-discard-draft.ts";
import { maker, useDraft } from "../logger/use-draft.ts";
import { useMainButtonFocus } from "./focus.ts";
import { PaceView } from "./views/pace-view.tsx";
import { RestView } from "./views/rest-view.tsx";
import type { Run, SheetName } from "./runner-context.ts";
import { RunnerHead } from "./runner-head.tsx";
import { SetView } from "./views/set-view.tsx";
import { useRestAlarm } from "./use-rest-alarm.ts";
import { stepTitle } from "./step-title.ts";
import { TicksView } from "./views/ticks-view.tsx";
import { TimedView } from "./views/timed-view.tsx";
import "./runner.css";
import "./figures.css";

const loadFinishedView = async () => (await import("./views/finished-view.tsx")).FinishedView;
const FinishedView = lazyPart(loadFinishedView);
const loadEffortView = async () => (await import("./views/effort-view.tsx")).EffortView;
const EffortView = lazyPart(loadEffortView);
const FinishedElsewhere = lazyPart(async () => (await import("./views/finished-elsewhere.tsx")).FinishedElsewhere, <span />);
const RunnerAside = lazyPart(async () => (await import("./runner-aside.tsx")).RunnerAside, <aside className="runner-aside" />);
const loadRoundsView = async () => ({ default: (await import("./views/rounds-view.tsx")).RoundsView });
const RoundsView = lazy(loadRoundsView);
const AddView = lazyPart(async () => (await import("./views/add-view.tsx")).AddView);
const Sheets = lazyPart(async () => (await import("./sheets/sheets.tsx")).Sheets);

export interface RunnerPaths {
  /** Where the athlete is led when the session is put aside or over. */
  readonly homeHref: string;
  /** All sets of a session as a list. */
  readonly listHref: (origin: Origin, originId: string) => string;
  /** Where the plan is changed because something hurts; it is given what the athlete said of it as state, which no address and no log shows. */
  readonly hurtHref: string;
  /** How an exercise moves, where there is a drawing of it. */
  readonly Picture?: FunctionComponent<{ readonly name: string }>;
}

/** From this width on all steps stand beside the current one. */
const WIDE = "(min-width: 1024px)";

interface RunnerProps extends RunnerPaths {
  readonly opened: SessionDraft;
  readonly kept: boolean;
  /** What other devices did while this one was closed or offline. */
  readonly openedNews: readonly DeviceNewsItem[] | undefined;
}

/** A session while it is trained: one exercise, interval, station or round at a time. */
export function Runner({ opened, kept, openedNews, homeHref, listHref, hurtHref, Picture }: RunnerProps): ReactNode {
  const drafting = useDraft(opened, kept, openedNews);
  const { draft, change, stop } = drafting;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const discard = useDiscardDraft();
  const [sheet, setSheet] = useState<SheetName>();
  const [ending, setEnding] = useState(false);
  const [adding, setAdding] = useState(false);
  const [finished, setFinished] = useState<{ readonly draft: SessionDraft; readonly minutes: number }>();
  const { timer: rest, start: startRest } = useRestTimer({
    value: draft.rest,
    keep: (next) => change(({ rest: _, ...other }) => (next === undefined ? other : { ...other, rest: next })),
  });
  const names = [...new Set(draft.exercises.map(({ name }) => name))];
  const previous = useQuery(previousSetsOptions(names, draft.id));
  const otherDevice = useOtherDevice(drafting, openedNews);
  const isEndedElsewhere = draft.minutes !== undefined && finished === undefined;
  // A session may end without a connection.
  useEffect(() => whenAtRest(() => void Promise.all([loadRoundsView(), loadEffortView(), loadFinishedView()]).catch(() => undefined)), []);
  useWakeLock(finished === undefined && !isEndedElsewhere);
  useEffect(() => {
    // Nothing is left to continue here.
    if (isEndedElsewhere) void stop().then(() => queryClient.invalidateQueries({ queryKey: logKeys.drafts }));
  });
  useEffect(() => {
    // What was started is there again after a look at another page, also before the first set.
    if (draft.run === undefined) change((now) => changeRun(now, {}));
  });

  const state = draft.run ?? FRESH_RUN;
  const steps = getSteps(draft);
  const step = currentStep(steps, state);
  const run: Run = {
    draft,
    state,
    steps,
    unit: draft.weightUnit,
    change,
    rest,
    startRest,
    previous: ({ name }) => previous.data?.get(name.trim().toLowerCase()) ?? [],
    previousStatus: previous.status,
    picture: Picture === undefined ? undefined : (name) => <Picture key={name} name={name} />,
    ask: setSheet,
    log: (exercise, set, typed) => {
      vibrate(150);
      const turn = turnAfter(logSet(draft, set, typed, maker), set.id);
      change((now) => logSet(now, set, typed, maker));
      if (turn !== undefined) return startRest(turn.isSameRound ? 0 : Math.max(...getSuperset(draft, exercise).map((one) => one.rest)));
      const isLast = exercise.sets.every(({ id, done }) => done || id === set.id);
      const followed = steps.some((other) => other.kind !== "ticks" && other.id !== exercise.key && !isStepDone(other, state));
      return startRest(isLast && !followed && exercise.grows !== true ? 0 : exercise.rest);
    },
  };

  // A session that is composed while it is trained has no planned end: the athlete ends it.
  const isMade = draft.exercises.every(({ grows }) => grows === true) && draft.source !== "plan_session";
  const isAdding = adding || (!ending && step === undefined && isMade);
  const isOver = ending || step === undefined;
  const open = step?.kind === "sets" ? openSet(step.exercise) : undefined;
  const isResting = rest !== undefined && rest.left > 0;
  useRestAlarm(rest, nextText(step));
  const isWide = useMedia(WIDE);
  const root = useMainButtonFocus([step?.id, open?.set.id, isResting, isOver, isAdding].join());

  async function save(minutes: number): Promise<void> {
    await stop();
    // Over for the athlete, whenever the server hears of it.
    queryClient.setQueryData<readonly StartedSession[]>(logKeys.started, (rows) => rows?.filter(({ id }) => id !== draft.id));
    await storeSession(draft.id, storeArgs(draft, minutes));
    await queryClient.invalidateQueries({ queryKey: logKeys.drafts });
    setFinished({ draft, minutes });
  }

  async function giveUp(): Promise<void> {
    await stop();
    await discard(draft);
    await navigate(homeHref);
  }

  if (finished !== undefined) {
    return <FinishedView {...finished} doneHref={homeHref} fixHref={listHref("done", finished.draft.id)} hurtHref={hurtHref} />;
  }
  if (isEndedElsewhere) return <FinishedElsewhere draft={draft} listHref={listHref("done", draft.id)} homeHref={homeHref} />;
  return (
    <div className="runner-shell">
      {isWide && <RunnerAside run={run} />}
      <div className="runner" ref={root}>
        <RunnerHead run={run} closeHref={homeHref} isDrawn={!isWide} />
        <DeviceNews {...otherDevice} change={change} className="mx-4 mb-1" />
        {isAdding ? (
          <AddView
            run={run}
            onBack={adding ? () => setAdding(false) : undefined}
            onAdded={() => {
              setAdding(false);
              setEnding(false);
            }}
            onFinish={() => {
              setAdding(false);
              setEnding(true);
            }}
          />
        ) : isOver ? (
          <EffortView
            run={run}
            onBack={step === undefined && !isMade ? undefined : () => setEnding(false)}
            onAdd={() => setAdding(true)}
            onSave={save}
          />
        ) : isResting ? (
          <RestView run={run} rest={rest} />
        ) : step.kind === "ticks" ? (
          <TicksView run={run} step={step} />
        ) : step.kind === "rounds" ? (
          <Suspense
            fallback={
              <div className="runner-stage">
                <h1 tabIndex={-1}>{stepTitle(step)}</h1>
              </div>
            }
          >
            <RoundsView run={run} step={step} />
          </Suspense>
        ) : open === undefined ? null : step.exercise.metric.startsWith("weight") || step.exercise.metric === "reps" ? (
          <SetView key={open.set.id} run={run} step={step} {...open} />
        ) : step.exercise.metric === "time" ? (
          <TimedView key={open.set.id} run={run} step={step} {...open} />
        ) : (
          <PaceView key={open.set.id} run={run} step={step} {...open} />
        )}
        <Sheets
          open={sheet !== undefined}
          run={run}
          sheet={sheet}
          listHref={listHref(draft.origin, draft.originId)}
          onClose={() => setSheet(undefined)}
          onAdd={() => setAdding(true)}
          onFinish={() => setEnding(true)}
          onDiscard={() => void giveUp()}
        />
      </div>
    </div>
  );
}

/** What a rest leads to. */
function nextText(step: Step | undefined): string {
  if (step === undefined) return "That was the last set.";
  const open = step.kind === "sets" ? openSet(step.exercise) : undefined;
  return open === undefined ? stepTitle(step) : `Set ${open.index + 1} of ${stepTitle(step)}`.slice(0, 120);
}
