import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { whenAtRest } from "#ui/when-at-rest.ts";

const load = async () => ({ default: (await import("./command-palette.tsx")).CommandPalette });
const CommandPalette = lazy(load);

/** Opens the command palette, as Ctrl or ⌘ with K does. Its code is fetched when the page has come to rest: what is typed right after the keys is not lost. */
export function PaletteButton() {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => whenAtRest(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((before) => before !== true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Search pages and actions"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      </Button>
      {open !== undefined && (
        <Suspense>
          <CommandPalette open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
