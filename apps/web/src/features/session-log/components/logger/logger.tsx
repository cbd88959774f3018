import { useQuery, useQueryClient } from "@tanstack/react-query";
import { EXERCISES } from "@ironpace/training";
import { Plus } from "lucide-react";
import { useState, type FormEvent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { outbox, useOutbox } from "#backend/outbox/outbox.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { SaveState } from "#ui/form/save-state.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useRestTimer } from "#ui/training/timers/use-rest-timer.ts";
import { useWakeLock } from "#ui/training/timers/use-wake-lock.ts";
import { logKeys } from "../../api/log-keys.ts";
import { previousSetsOptions } from "../../api/exercise-history.ts";
import type { StartedSession } from "../../api/open-session.ts";
import { storeSession, useSaveState } from "../../api/store-session.ts";
import { addExercise, changeSession } from "../../model/change-draft.ts";
import { newExercise, type SessionDraft } from "../../model/draft.ts";
import type { DeviceNews as DeviceNewsItem } from "../../model/other-device.ts";
import { doneCount } from "../../model/stored-draft.ts";
import { storeArgs } from "../../model/store-payload.ts";
import { DeviceNews } from "../device/device-news.tsx";
import { useOtherDevice } from "../device/use-other-device.ts";
import { useDiscardDraft } from "../use-discard-draft.ts";
import { ElapsedTime, MainClock } from "./clocks.tsx";
import { ExerciseSets } from "./exercise-sets.tsx";
import { FinishDialog, type Ending } from "./finish-dialog.tsx";
import { RestDock, RestRail } from "./rest-view.tsx";
import { maker, useDraft } from "./use-draft.ts";

interface LoggerProps {
  readonly opened: SessionDraft;
  readonly kept: boolean;
  /** What other devices did while this one was closed or offline. */
  readonly openedNews: readonly DeviceNewsItem[] | undefined;
}

/** A session while it is trained, or one that was: sets, rest, clock, notes; then it is finished. */
export function Logger({ opened, kept, openedNews }: LoggerProps): ReactNode {
  const drafting = useDraft(opened, kept, openedNews);
  const { draft, change, stop } = drafting;
  const otherDevice = useOtherDevice(drafting, openedNews);
  const units = useUnits();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const discard = useDiscardDraft();
  const [ending, setEnding] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const { timer: rest, start } = useRestTimer({
    value: draft.rest,
    keep: (next) => change(({ rest: _, ...other }) => (next === undefined ? other : { ...other, rest: next })),
  });
  const previous = useQuery(previousSetsOptions([...new Set(draft.exercises.map(({ name }) => name))], draft.id));
  const state = useSaveState(draft.id);
  const { failed } = useOutbox();
  const live = draft.minutes === undefined;
  const sets = doneCount(draft);
  const next = draft.exercises.flatMap((exercise) => exercise.sets).find(({ done }) => !done);
  useWakeLock(live);

  async function finish({ minutes, ...said }: Ending): Promise<void> {
    const finished = changeSession(draft, said, maker);
    await stop();
    // Over for the athlete, whenever the server hears of it.
    queryClient.setQueryData<readonly StartedSession[]>(logKeys.started, (rows) => rows?.filter(({ id }) => id !== finished.id));
    await storeSession(finished.id, storeArgs(finished, minutes));
    await queryClient.invalidateQueries({ queryKey: logKeys.drafts });
    toast(
      live
        ? { title: "Session completed", description: "Great job! Your session has been marked as completed." }
        : { title: "Session updated" },
    );
    await navigate(`../..?tab=completed&finished=${finished.id}`, { relative: "path" });
  }

  async function giveUp(): Promise<void> {
    await stop();
    if (live) await discard(draft);
    else await queryClient.invalidateQueries({ queryKey: logKeys.drafts });
    await navigate("../..", { relative: "path" });
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-5">
        <div className="min-w-0">
          <h1 className="heading-1 wrap-anywhere" tabIndex={-1}>
            {draft.title.trim() === "" ? "Free session" : draft.title}
          </h1>
          <div className="mt-3 min-h-6">
            {(sets > 0 || state !== "saved") && (
              <SaveState
                state={state}
                reason={failed.find(({ key }) => key.endsWith(draft.id))?.refusal}
                onRetry={() => void outbox.retry()}
              />
            )}
          </div>
        </div>
        {live && <ElapsedTime since={draft.startedAt} />}
      </div>
      <DeviceNews {...otherDevice} change={change} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20.5rem] xl:gap-14">
        <div className="grid min-w-0 gap-8">
          {draft.source !== "plan_session" && (
            <Field label="Session name" className="max-w-md">
              <Input
                autoComplete="off"
                maxLength={200}
                placeholder="Free session"
                value={draft.title}
                onChange={({ currentTarget: { value } }) => change((now) => changeSession(now, { title: value }, maker))}
              />
            </Field>
          )}
          {draft.exercises.map((exercise, index) => (
            <ExerciseSets
              key={exercise.key}
              draft={draft}
              exercise={exercise}
              unit={draft.weightUnit}
              place={{ index, count: draft.exercises.length }}
              previous={previous.data?.get(exercise.name.trim().toLowerCase())}
              next={live ? next?.id : undefined}
              change={change}
              onRest={live ? start : undefined}
            />
          ))}
          <AddExercise onAdd={(name) => change((now) => addExercise(now, newExercise(name, units, maker), maker))} />
          {live && <MainClock draft={draft} change={change} />}
          <Field label="Notes" hint="Optional">
            <Textarea
              rows={3}
              maxLength={4000}
              value={draft.notes}
              onChange={({ currentTarget: { value } }) => change((now) => changeSession(now, { notes: value }, maker))}
            />
          </Field>
        </div>
        <aside aria-label="Rest and finish" className="grid gap-6 xl:sticky xl:top-[calc(var(--header)+1.5rem)]">
          {live && rest !== undefined && <RestRail rest={rest} />}
          <div className="grid gap-2.5">
            <Button variant="solid" size="lg" block onClick={() => setEnding(true)}>
              {live ? "Finish session" : "Save changes"}
            </Button>
            <p className="text-sm text-ink-3">
              {sets} {sets === 1 ? "set" : "sets"} logged. Everything you enter is saved on this device immediately.
            </p>
            <Button variant="ghost" block onClick={() => setDiscarding(true)}>
              {live ? "Discard session" : "Discard changes"}
            </Button>
          </div>
        </aside>
      </div>
      {live && rest !== undefined && <RestDock rest={rest} />}
      {ending && <FinishDialog draft={draft} onFinish={finish} onClose={() => setEnding(false)} />}
      <AlertDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={live ? "Discard this session?" : "Discard the changes?"}
        description={live ? "This deletes the sets you logged. It cannot be undone." : "The session stays as it was before."}
        confirm="Discard"
        onConfirm={() => void giveUp()}
      />
    </>
  );
}

/** Adds an exercise of the catalogue or one of the athlete's own. */
function AddExercise({ onAdd }: { readonly onAdd: (name: string) => void }): ReactNode {
  const [name, setName] = useState("");

  function add(chosen: string): void {
    if (chosen.trim() === "") return;
    onAdd(chosen.trim().slice(0, 120));
    setName("");
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    add(name);
  }

  return (
    <form onSubmit={submit} className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field label="Add an exercise">
        <SuggestInput suggestions={NAMES} value={name} onValueChange={setName} onPick={add} />
      </Field>
      <Button type="submit" className="min-h-(--field)!">
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        Add
      </Button>
    </form>
  );
}

const NAMES = EXERCISES.map(({ name }) => name);
