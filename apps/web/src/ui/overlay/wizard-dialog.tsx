import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { Check, X } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { buttonStyle } from "../button-style.ts";
import { cx } from "../cx.ts";
import { scrim } from "./dialog.tsx";

interface WizardStep {
  readonly title: string;
  /** Shown under the title of the current step. */
  readonly note: string;
  readonly done: boolean;
}

export interface WizardDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Name of the whole wizard; labels the list of steps. */
  readonly name: string;
  readonly about: string;
  readonly steps: readonly WizardStep[];
  readonly current: number;
  readonly onJump: (step: number) => void;
  readonly title: string;
  /** "Step 4 of 7, optional" */
  readonly position: string;
  readonly lede: string;
  /** Buttons; on a phone they stand above the keyboard, always in sight. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A dialog of several steps: the list of steps at its side, on a phone above it; every step can be opened from there. */
export function WizardDialog({ open, onOpenChange, name, about, footer, children, ...step }: WizardDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useStepInSight(step.current, title, body);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={scrim} />
        <BaseDialog.Viewport className="fixed inset-0 z-30 grid place-items-stretch md:place-items-center md:p-6">
          <BaseDialog.Popup className={panel} initialFocus={title}>
            <aside className="hidden flex-col gap-7 overflow-y-auto border-r border-line bg-canvas px-6 py-7 lg:flex">
              <div>
                <p className="heading-2">{name}</p>
                <p className="mt-1.5 text-sm text-ink-3">{about}</p>
              </div>
              <StepRail {...step} name={name} />
            </aside>
            <div className="flex min-h-0 min-w-0 flex-1 flex-col">
              <div className="flex-none px-4 pt-3 lg:hidden">
                <StepRow {...step} name={name} />
              </div>
              <header className="flex items-start justify-between gap-4 px-4 pt-3 md:px-9 lg:pt-6">
                <div className="min-w-0">
                  <BaseDialog.Description className="text-sm text-ink-3">{step.position}</BaseDialog.Description>
                  <BaseDialog.Title ref={title} tabIndex={-1} className="mt-1 heading-1 text-[1.5rem] outline-0 md:text-[1.75rem]">
                    {step.title}
                  </BaseDialog.Title>
                </div>
                <BaseDialog.Close
                  aria-label="Close and finish later"
                  className={buttonStyle({ variant: "ghost", size: "icon" }, "-mt-2 -mr-2")}
                >
                  <X aria-hidden="true" size={18} strokeWidth={1.75} />
                </BaseDialog.Close>
              </header>
              <div ref={body} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1.5 pb-6 md:px-9">
                <p className="mb-5 max-w-[62ch] text-ink-3">{step.lede}</p>
                {children}
              </div>
              <div data-toast-host="" />
              <footer className="flex flex-none items-center gap-3 border-t border-line px-4 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))] max-md:*:flex-1 md:px-9 md:py-4">
                {footer}
              </footer>
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

const panel =
  "rise flex h-dvh w-full overflow-hidden bg-surface outline-0 md:h-[min(47rem,calc(100dvh-3rem))] md:max-w-[66rem] md:rounded-dialog md:border md:border-line md:shadow-dialog lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)]";

type StepsProps = Pick<WizardDialogProps, "name" | "steps" | "current" | "onJump">;

/** Circles under each other, with titles. */
function StepRail({ name, steps, current, onJump }: StepsProps) {
  return (
    <ol aria-label={`${name}: steps`}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={cx(
            "relative pb-2 not-last:before:absolute not-last:before:top-8 not-last:before:-bottom-1 not-last:before:left-[.8125rem] not-last:before:w-0.5",
            step.done ? "not-last:before:bg-ink" : "not-last:before:bg-line-strong",
          )}
        >
          <button
            type="button"
            aria-current={index === current ? "step" : undefined}
            onClick={() => onJump(index)}
            className="grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)] items-start gap-3.5 rounded-ctl py-1 text-left text-ui leading-[1.3] text-ink-2 hover:text-ink aria-[current=step]:font-semibold aria-[current=step]:text-ink"
          >
            <Circle step={step} index={index} current={index === current} />
            <span className="pt-1">
              {step.title}
              <StepState done={step.done} />
              {index === current && <span className="block text-xs font-normal text-ink-3">{step.note}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Circles side by side; their names are for those who cannot see them. */
function StepRow({ name, steps, current, onJump }: StepsProps) {
  return (
    <ol
      aria-label={`${name}: steps`}
      className="relative flex justify-between before:absolute before:inset-x-3 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-line-strong"
    >
      {steps.map((step, index) => (
        <li key={step.title} className="relative first:-ml-2 last:-mr-2">
          <button
            type="button"
            aria-current={index === current ? "step" : undefined}
            onClick={() => onJump(index)}
            className="grid size-11 place-items-center rounded-full focus-visible:-outline-offset-2"
          >
            <Circle step={step} index={index} current={index === current} />
            <span className="sr-only">
              {step.title}
              <StepState done={step.done} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function StepState({ done }: { readonly done: boolean }) {
  return done && <span className="sr-only">, completed</span>;
}

interface CircleProps {
  readonly step: WizardStep;
  readonly index: number;
  readonly current: boolean;
}

/** A check for a completed step, else its number; the current one in ember. */
function Circle({ step, index, current }: CircleProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-7 place-items-center rounded-full border-[1.5px] fig-num text-sm leading-none",
        current && "border-ember bg-ember text-on-ember",
        !current && step.done && "border-inverse bg-inverse text-on-inverse",
        !current && !step.done && "border-control bg-surface text-ink-2",
      )}
    >
      {step.done ? <Check size={16} strokeWidth={2.25} /> : index + 1}
    </span>
  );
}

/** A new step starts at its top, with the focus on its title. */
function useStepInSight(
  current: number,
  title: { readonly current: HTMLElement | null },
  body: { readonly current: HTMLElement | null },
): void {
  const before = useRef(current);
  useLayoutEffect(() => {
    if (before.current === current) return;
    before.current = current;
    body.current?.scrollTo({ top: 0 });
    title.current?.focus();
  }, [current, title, body]);
}
