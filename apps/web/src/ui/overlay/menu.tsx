import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router";

export interface MenuProps {
  /** The button that opens it, with an accessible name. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** Head line inside the popup. */
  readonly header?: ReactNode;
  readonly align?: "start" | "end";
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

export function Menu({ trigger, header, align = "end", defaultOpen = false, children }: MenuProps) {
  // The popup stands beside its button, so that both are in the same landmark and follow each other when read. Their box keeps what comes
  // with the popup out of the layout around it: a button that jumps while it is pressed would close the menu again.
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root modal={false} defaultOpen={defaultOpen}>
      <span ref={setHost} className="inline-flex shrink-0">
        <BaseMenu.Trigger render={trigger} />
      </span>
      <BaseMenu.Portal container={host}>
        <BaseMenu.Positioner positionMethod="fixed" sideOffset={6} align={align} className="z-40 outline-0">
          <BaseMenu.Popup className="rise min-w-44 max-w-72 rounded-card border border-line bg-raised p-1.5 text-ui shadow-pop outline-0">
            {header !== undefined && <div className="border-b border-line px-2.5 pt-1.5 pb-2.5 mb-1.5 wrap-anywhere">{header}</div>}
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface EntryProps {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

export function MenuItem({ icon, onClick, children }: EntryProps & { readonly onClick: () => void }) {
  return (
    <BaseMenu.Item className={entry} onClick={onClick}>
      <EntryIcon icon={icon} />
      {children}
    </BaseMenu.Item>
  );
}

/** Goes to a page of the app. */
export function MenuLink({ icon, to, children }: EntryProps & { readonly to: string }) {
  return (
    <BaseMenu.LinkItem className={entry} closeOnClick render={<Link to={to} />}>
      <EntryIcon icon={icon} />
      {children}
    </BaseMenu.LinkItem>
  );
}

export interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: LucideIcon }[];
}

/** One of a few values; the chosen one carries the check. */
export function MenuChoice<Value extends string>({ label, value, onValueChange, options }: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.RadioGroup aria-label={label} value={value} onValueChange={(chosen: Value) => onValueChange(chosen)}>
      {options.map((option) => (
        <BaseMenu.RadioItem key={option.value} value={option.value} closeOnClick className={entry}>
          <EntryIcon icon={option.icon} />
          {option.label}
          <BaseMenu.RadioItemIndicator className="ml-auto">
            <Check aria-hidden="true" size={16} strokeWidth={1.75} />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1.5 border-t border-line" />;
}

function EntryIcon({ icon: Icon }: { readonly icon: LucideIcon | undefined }) {
  return Icon && <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />;
}

const entry =
  "flex min-h-10 w-full cursor-default items-center gap-3 rounded-chip px-2.5 text-left outline-0 select-none data-highlighted:bg-hover data-disabled:text-ink-3 pointer-coarse:min-h-11";
