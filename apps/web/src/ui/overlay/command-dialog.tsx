import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import type { LucideIcon } from "lucide-react";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { buttonStyle } from "../button-style.ts";
import { scrim } from "./dialog.tsx";
import { useNoToastBehind } from "../feedback/use-no-toast-behind.ts";

export interface Command {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
  /** It opens a page, which takes the focus itself. */
  readonly leaves?: boolean;
}

export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

export interface CommandDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly groups: readonly CommandGroup[];
}

/** Type a few letters, arrow keys to choose, Enter to do it. A phone shows it over the whole screen. */
export function CommandDialog({ open, onOpenChange, groups }: CommandDialogProps) {
  useNoToastBehind(open);
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  const run = (command: Command) => {
    left.current = command.leaves === true;
    onOpenChange(false);
    command.run();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Viewport className="fixed inset-0 z-30 grid place-items-stretch md:place-items-start md:justify-center md:pt-[12vh]">
          <Dialog.Popup className={panel} initialFocus={input} finalFocus={() => !left.current}>
            <Dialog.Title className="sr-only">Search</Dialog.Title>
            <Autocomplete.Root open inline items={groups} itemToStringValue={getLabel} autoHighlight="always" keepHighlight>
              <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
                <Search aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
                <Autocomplete.Input
                  ref={input}
                  aria-label="Search pages and actions"
                  placeholder="Search pages and actions"
                  className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-0 placeholder:text-ink-3"
                />
                <Dialog.Close aria-label="Close" className={buttonStyle({ variant: "ghost", size: "icon" })}>
                  <X aria-hidden="true" size={18} strokeWidth={1.75} />
                </Dialog.Close>
              </div>
              <Autocomplete.Empty className="px-4 text-ui text-ink-2 not-empty:py-5">No page or action has that name.</Autocomplete.Empty>
              <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 empty:p-0">
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
                    <Autocomplete.GroupLabel className="px-3 py-2 text-sm text-ink-3">{group.value}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => (
                        <Autocomplete.Item key={command.label} value={command} onClick={() => run(command)} className={entry}>
                          <command.icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
                          {command.label}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const getLabel = ({ label }: Command): string => label;

const panel =
  "rise flex h-dvh w-full flex-col overflow-hidden bg-surface outline-0 md:h-auto md:max-h-[min(34rem,76vh)] md:w-[36rem] md:rounded-dialog md:border md:border-line md:shadow-dialog";

const entry =
  "flex min-h-11 cursor-default items-center gap-3 rounded-chip px-3 text-ui outline-0 select-none scroll-my-2 data-highlighted:bg-hover";
