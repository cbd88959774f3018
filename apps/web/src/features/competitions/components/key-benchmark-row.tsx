import { distanceText } from "@ironpace/contract";
import type { KeyBenchmark } from "@ironpace/training";
import { Check, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";
import { unbroken } from "#ui/format.ts";

/** What the athlete has beside what is asked for, and where the number comes from. */
export function KeyBenchmarkRow({ line }: { readonly line: KeyBenchmark }): ReactNode {
  const { name, estimated, standing } = line;
  const { distance } = useUnits();
  const [have, asks, note] = [line.have, line.asks, line.note].map((text) => text && distanceText(text, distance));
  return (
    <li className="grid gap-0.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{unbroken(name)}</p>
        <p className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-right">
          <span className={have === undefined ? "text-ink-3" : "font-semibold"}>
            {unbroken(have ?? "Not known yet")}
            {estimated && <span className="ml-1 text-sm font-normal text-ink-3">estimate</span>}
          </span>
          {asks !== undefined && <span className="text-sm text-ink-3">needs {unbroken(asks)}</span>}
          {standing === "reached" && (
            <Badge tone="success" icon={Check}>
              Reached
            </Badge>
          )}
          {standing === "short" && (
            <Badge tone="pending" icon={TrendingUp}>
              Not yet
            </Badge>
          )}
        </p>
      </div>
      <p className="text-xs text-ink-3">{unbroken(note ?? "")}</p>
    </li>
  );
}
