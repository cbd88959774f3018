import { CSPProvider } from "@base-ui/react/csp-provider";
import { Toast as BaseToast } from "@base-ui/react/toast";
import { Check, CircleAlert, Info, X } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { cx } from "../cx.ts";
import type { ToastMessage } from "./toast-message.ts";
import { coversSomething, freePlace, openToastHost } from "./toast-place.ts";

/** Milliseconds a toast stays unless it is closed, hovered or focused: a failure until it is read, an undo long enough to be reached. */
const TIMEOUT_MS = { brief: 2_000, message: 8_000, withAction: 15_000, failure: 1_000_000 };

const toasts = BaseToast.createToastManager<object>();

/** Shows the message in place of the one before. */
export function show({ title, description, variant = "default", isBrief = false, action }: ToastMessage): void {
  // A failure belongs to the dialog it happened in; anything else may outlive it.
  mount(variant === "destructive" ? openToastHost() : undefined, isBrief);
  toasts.close();
  const id = toasts.add({
    title,
    description,
    type: variant,
    timeout:
      variant === "destructive" ? TIMEOUT_MS.failure : action ? TIMEOUT_MS.withAction : isBrief ? TIMEOUT_MS.brief : TIMEOUT_MS.message,
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

let root: Root | undefined;

/** Messages have a root of their own at the end of the page: they outlive what they are about, and every page can show them. */
function mount(host: HTMLElement | undefined, isBrief: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const current = root;
  flushSync(() =>
    current.render(
      <CSPProvider disableStyleElements>
        <ToastRegion host={host} isBrief={isBrief} />
      </CSPProvider>,
    ),
  );
}

/** Where the toasts appear: in the flow of a dialog, else over the page where nothing lies beneath. */
function ToastRegion({ host, isBrief }: { readonly host: HTMLElement | undefined; readonly isBrief: boolean }) {
  const isPlaced = host === undefined && !isBrief;
  return (
    <BaseToast.Provider toastManager={toasts} limit={1}>
      <BaseToast.Portal key={host !== undefined ? "dialog" : isBrief ? "top" : "page"} {...(host && { container: host })}>
        <BaseToast.Viewport ref={isPlaced ? keepClear : undefined} className={host !== undefined ? inDialog : isBrief ? atTop : floating}>
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

/** Milliseconds between two looks at what lies beneath. */
const PLACE_AGAIN_MS = 500;

const floating = "fixed right-4 bottom-4 z-50 grid w-[min(24rem,calc(100vw-2rem))] *:col-start-1 *:row-start-1 *:self-end";
/** Below the header, where the heading of the page says the same; on a desktop within the header, where it is empty. A dialog has buttons of its own there. */
const atTop =
  "[body:has([data-toast-host])_&]:hidden fixed top-[calc(var(--header,3.5rem)+.25rem)] right-4 z-50 grid w-[min(24rem,calc(100vw-2rem))] *:col-start-1 *:row-start-1 md:top-1 md:right-auto md:left-[calc(50%-8rem)]";
const inDialog = "grid px-5 pb-4 empty:hidden *:col-start-1 *:row-start-1 md:px-6";

/** Keeps the toast off every button and field, also when the page moves beneath it. */
function keepClear(viewport: HTMLElement | null): (() => void) | undefined {
  if (viewport === null) return undefined;
  let isPlaced = false;
  const place = (isResized = false) => {
    // On a screen of another size every place is a new one, whatever the pointer is over now.
    const isNew = !isPlaced || isResized;
    isPlaced = viewport.offsetHeight > 0;
    // Once placed, a toast is not moved away from under the pointer; on a phone the finger that saved is still taken for one.
    if (!isPlaced || (!isNew && viewport.matches(":hover, :focus-within")) || !coversSomething(viewport)) return;
    const { right, bottom } = freePlace(viewport);
    viewport.style.right = `${right}px`;
    viewport.style.bottom = `${bottom}px`;
  };
  const observer = new ResizeObserver(() => place());
  observer.observe(viewport);
  // Content that arrives later moves what lies beneath.
  const later = setInterval(place, PLACE_AGAIN_MS);
  const placeAfterScroll = () => place();
  const placeAfterResize = () => place(true);
  addEventListener("scrollend", placeAfterScroll, true);
  addEventListener("resize", placeAfterResize, true);
  return () => {
    clearInterval(later);
    observer.disconnect();
    removeEventListener("scrollend", placeAfterScroll, true);
    removeEventListener("resize", placeAfterResize, true);
  };
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
