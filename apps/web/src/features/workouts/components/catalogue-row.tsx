import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { unbroken } from "#ui/format.ts";
import type { CatalogueEntry } from "../model/catalogue.ts";

/** One workout of the catalogue, and the button that takes it. */
export function CatalogueRow({ entry, onChoose }: { readonly entry: CatalogueEntry; readonly onChoose: () => void }): ReactNode {
  const { name, group, text, own, rule, usual } = entry;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h4 className="heading-3">{name}</h4>
          <p className="text-sm text-ink-2 wrap-anywhere">{unbroken(text)}</p>
        </div>
        <Button aria-label={`Use ${name}`} onClick={onChoose} className="shrink-0">
          Use
        </Button>
      </div>
      <div className="grid gap-1 border-l-2 border-line pl-3 text-sm">
        <p className="font-medium">{title(own, group)}</p>
        {own === undefined ? (
          <p className="text-ink-2">{rule}</p>
        ) : (
          <p className="text-ink-2">{unbroken([...own.lines, ...own.notes].join(" · "))}</p>
        )}
        {own?.target !== undefined && <p className="text-ink-3">Target {own.target}.</p>}
        {own?.target === undefined && usual !== undefined && (
          <p className="text-ink-3">Usual time at your level, as prescribed: {usual}.</p>
        )}
      </div>
    </li>
  );
}

function title(own: CatalogueEntry["own"], group: CatalogueEntry["group"]): string {
  if (own === undefined && group === "Hyrox and tests") return "A test";
  return own?.isScaled === false ? "For you: as prescribed" : "For you, scaled";
}
