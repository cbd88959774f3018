import { cloneElement, useEffect, useState, type ComponentType, type ReactElement } from "react";
import { toast } from "../feedback/toast.ts";
import { whenAtRest } from "../when-at-rest.ts";

/** A menu in a file of its own: the button that opens it, whether it is open from the start, and what it is about. */
export type LoadedMenu<About extends object = object> = ComponentType<
  About & { readonly trigger: ReactElement<Record<string, unknown>>; readonly defaultOpen: boolean }
>;

interface LoadingMenuProps<About extends object> {
  /** The button that opens it, with an accessible name. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly load: () => Promise<LoadedMenu<About>>;
  readonly about: About;
}

/** A menu that a page can be drawn without: what draws it is fetched when the page has come to rest. */
export function LoadingMenu<About extends object>({ trigger, load, about }: LoadingMenuProps<About>) {
  const [Menu, setMenu] = useState<LoadedMenu<About>>();
  useEffect(() => whenAtRest(() => void load().catch(() => undefined)), [load]);
  if (Menu) return <Menu {...about} trigger={trigger} defaultOpen />;
  const open = () =>
    void load().then(
      (loaded) => setMenu(() => loaded),
      () => toast({ title: "The menu could not be loaded", description: "Check your connection and try again.", variant: "destructive" }),
    );
  return (
    <span className="inline-flex shrink-0">
      {cloneElement(trigger, {
        "aria-haspopup": "menu",
        "aria-expanded": false,
        onClick: open,
      })}
    </span>
  );
}
