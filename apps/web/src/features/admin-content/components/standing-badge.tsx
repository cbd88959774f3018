import { CONTENT_STATUS_LABELS } from "@ironpace/contract";
import { Archive, CalendarClock, Check, Eye, PencilLine, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { Standing } from "../api/list-content.ts";

export function StandingBadge({ standing }: { readonly standing: Standing }): ReactNode {
  const [tone, icon] = LOOKS[standing];
  return (
    <Badge tone={tone} icon={icon}>
      {standing === "scheduled" ? "Scheduled" : CONTENT_STATUS_LABELS[standing]}
    </Badge>
  );
}

const LOOKS: Readonly<Record<Standing, readonly [BadgeTone, LucideIcon]>> = {
  draft: ["neutral", PencilLine],
  review: ["pending", Eye],
  scheduled: ["pending", CalendarClock],
  published: ["success", Check],
  archived: ["neutral", Archive],
};
