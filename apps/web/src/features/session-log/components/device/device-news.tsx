import { MonitorSmartphone, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { removeSet } from "../../model/change-draft.ts";
import type { SessionDraft } from "../../model/draft.ts";
import type { DeviceNews as News } from "../../model/other-device.ts";
import type { ChangeDraft } from "../../model/draft.ts";
import { maker } from "../logger/use-draft.ts";
import "../runner/runner.css";
import type { OtherDevice } from "./use-other-device.ts";

interface DeviceNewsProps extends OtherDevice {
  readonly change: ChangeDraft;
  readonly className?: string;
}

/** What arrived from another device; a set that was logged on both is a question with three answers. */
export function DeviceNews({ news, dismiss, change, className = "" }: DeviceNewsProps): ReactNode {
  const [conflict] = news.filter((one) => one.kind === "conflict");
  const told = news.filter((one) => one.kind !== "conflict");
  if (conflict === undefined && told.length === 0) return null;
  const answer = (setId?: string) => {
    if (setId !== undefined) change((now) => withoutSet(now, setId));
    if (conflict !== undefined) dismiss(conflict.setId);
  };
  return (
    <section aria-label="From another device" className={cx("grid flex-none gap-2 rounded-card bg-pending-wash px-3 py-2", className)}>
      {conflict !== undefined && (
        <div role="alert" className="grid gap-2 py-1">
          <p className="text-sm">
            <b className="font-semibold">{conflict.place}</b> was logged on two devices. Which set is right?
          </p>
          <div className="grid grid-cols-3 gap-2">
            <Answer title="This device" text={conflict.here.text} onClick={() => answer(conflict.there.setId)} />
            <Answer title="Other device" text={conflict.there.text} onClick={() => answer(conflict.here.setId)} />
            <Answer title="Keep both" text="as two sets" onClick={() => answer()} />
          </div>
        </div>
      )}
      {told.length > 0 && (
        <div className="flex items-center gap-2">
          <MonitorSmartphone aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-2" />
          <p role="status" className="min-w-0 flex-1 text-sm">
            {toldText(told)}
          </p>
          <button
            type="button"
            aria-label="Dismiss"
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-ctl hover:bg-hover"
            onClick={() => told.forEach(({ setId }) => dismiss(setId))}
          >
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
        </div>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly title: string;
  readonly text: string;
  readonly onClick: () => void;
}

function Answer({ title, text, onClick }: AnswerProps): ReactNode {
  return (
    <button type="button" className="second min-h-14! flex-col gap-0! px-1! text-sm!" onClick={onClick}>
      <span>{title}</span>
      <span className="text-ui font-normal text-ink-2">{text}</span>
    </button>
  );
}

function withoutSet(draft: SessionDraft, setId: string): SessionDraft {
  const set = draft.exercises.flatMap(({ sets }) => sets).find(({ id }) => id === setId);
  return set === undefined ? draft : removeSet(draft, set, maker);
}

function toldText(told: readonly Exclude<News, { readonly kind: "conflict" }>[]): string {
  const [first] = told;
  if (first === undefined) return "";
  if (told.length > 1) return `${told.length} sets changed on another device.`;
  return first.kind === "added" ? `Added on another device: ${first.text}.` : `Removed on another device: ${first.text}.`;
}
