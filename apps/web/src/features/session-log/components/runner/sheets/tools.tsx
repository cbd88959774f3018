import { ArrowLeftRight, Bandage, List, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import type { Run } from "../runner-context.ts";

/** What may come up during a set, one tap away. */
export function Tools({ run, swap = true }: { readonly run: Run; readonly swap?: boolean }): ReactNode {
  const tools = [
    ["hurts", "It hurts", Bandage],
    ["swap", "Swap", ArrowLeftRight],
    ["note", "Note", NotebookPen],
    ["session", "Session", List],
  ] as const;
  return (
    <div className="tools">
      {tools.map(([sheet, label, Icon]) => (
        <button
          key={sheet}
          type="button"
          aria-haspopup="dialog"
          disabled={sheet === "swap" && !swap}
          className="disabled:opacity-45"
          onClick={() => run.ask(sheet)}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          {label}
        </button>
      ))}
    </div>
  );
}
