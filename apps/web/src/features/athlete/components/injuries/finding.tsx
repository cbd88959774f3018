import type { Grade } from "@ironpace/training";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";

interface FindingProps {
  /** Region or condition. */
  readonly name: string;
  readonly severity: string;
  readonly grade: Grade;
  readonly limit: string;
}

const LOOKS = {
  0: { tone: "success", icon: CircleCheck },
  1: { tone: "neutral", icon: CircleAlert },
  2: { tone: "pending", icon: TriangleAlert },
  3: { tone: "danger", icon: TriangleAlert },
} as const;

/** One thing that was understood: where, how bad, what it limits. */
export function Finding({ name, severity, grade, limit }: FindingProps): ReactNode {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line pt-2.5">
      <b className="font-semibold first-letter:uppercase">{name}</b>
      <Badge {...LOOKS[grade]}>{severity}</Badge>
      <span className="text-sm text-ink-2">{limit}</span>
    </li>
  );
}
