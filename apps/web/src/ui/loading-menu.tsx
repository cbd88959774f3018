import { cloneElement, useEffect, useState, type ComponentType, type ReactElement } from "react";
import { toast } from "./toast.ts";
import { whenIdle } from "./when-idle.ts";

/** A menu in a file of its own, and whether it is open from the start. */
export type LoadedMenu = ComponentType<{ readonly trigger: ReactElement<Record<string, unknown>>; readonly defaultOpen: boolean }>;

interface LoadingMenuProps {
  /** The button that opens it, with an accessible name. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly load: () => Promise<LoadedMenu>;
}

/** A menu of the frame around every page: what draws it is fetched when the page has come to rest. */
export function LoadingMenu({ trigger, load }: LoadingMenuProps) {
  const [Menu, setMenu] = useState<LoadedMenu>();
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  if (Menu) return <Menu trigger={trigger} defaultOpen />;
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
