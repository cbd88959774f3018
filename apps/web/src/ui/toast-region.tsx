import { CSPProvider } from "@base-ui/react/csp-provider";
import { Toast as BaseToast } from "@base-ui/react/toast";
import { Check, CircleAlert, Info, X } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { cx } from "./cx.ts";
import type { ToastMessage } from "./toast-message.ts";

/** Milliseconds a toast stays unless it is closed, hovered or focused: a failure until it is read, an undo long enough to be reached. */
const STAY = { message: 8_000, withAction: 15_000, failure: 1_000_000 };

const toasts = BaseToast.createToastManager<object>();

/** Shows the message in place of the one before. */
export function show({ title, description, variant = "default", action }: ToastMessage): void {
  mount();
  toasts.close();
  const id = toasts.add({
    title,
    description,
    type: variant,
    timeout: variant === "destructive" ? STAY.failure : action ? STAY.withAction : STAY.message,
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          toasts.close(id);
          action.onClick();
        },
      },
    }),
  });
}

/** Takes the message away. */
export function close(): void {
  toasts.close();
}

let mounted = false;

/** Messages have a root of their own at the end of the page: they outlive what they are about, and every page can show them. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement("div"));
  flushSync(() =>
    createRoot(host).render(
      <CSPProvider disableStyleElements>
        <ToastRegion />
      </CSPProvider>,
    ),
  );
}

/** At the bottom. Beside the buttons of a dialog that has them there; on a phone above them, over what can be scrolled. */
const viewport =
  "fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 grid *:col-start-1 *:row-start-1 *:self-end md:right-6 md:bottom-6 md:left-auto md:w-96 " +
  "max-md:[body:has([data-buttons-below])_&]:bottom-[calc(4.25rem+max(.75rem,env(safe-area-inset-bottom)))] " +
  "md:[body:has([data-buttons-below])_&]:right-auto md:[body:has([data-buttons-below])_&]:left-6";

/** Where the toasts appear. */
function ToastRegion() {
  return (
    <BaseToast.Provider toastManager={toasts} limit={1}>
      <BaseToast.Portal>
        <BaseToast.Viewport className={viewport}>
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function ToastList() {
  const { toasts: shown } = BaseToast.useToastManager();
  return shown.map((item) => {
    const destructive = item.type === "destructive";
    const Icon = destructive ? CircleAlert : item.type === "info" ? Info : Check;
    return (
      <BaseToast.Root
        key={item.id}
        data-toast=""
        toast={item}
        inert={item.limited === true || item.transitionStatus === "ending"}
        swipeDirection={["down", "right"]}
        className={cx(
          "rise rounded-card text-ui shadow-pop data-limited:opacity-0 [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))]",
          destructive ? "bg-danger-fill text-on-danger" : "bg-inverse text-on-inverse",
        )}
      >
        <BaseToast.Content
          role={destructive ? "alert" : undefined}
          className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-1 px-4 py-3.5"
        >
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px" />
          <div className="min-w-0 wrap-anywhere">
            <BaseToast.Title render={<p />} className="font-semibold" />
            <BaseToast.Description className="text-sm" />
            {item.actionProps !== undefined && (
              <BaseToast.Action className="mt-2 inline-flex min-h-9 items-center rounded-ctl border border-current px-3 text-sm font-semibold focus-visible:outline-current pointer-coarse:min-h-11" />
            )}
          </div>
          <BaseToast.Close
            aria-label="Dismiss"
            aria-hidden={false}
            className="-my-3 -mr-3.5 grid size-11 place-items-center focus-visible:-outline-offset-6 focus-visible:outline-current"
          >
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </BaseToast.Close>
        </BaseToast.Content>
      </BaseToast.Root>
    );
  });
}
