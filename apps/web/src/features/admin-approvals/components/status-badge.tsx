import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { STATUS_TEXTS, type Status } from "../model/session.ts";

export function StatusBadge({ status }: { readonly status: Status }): ReactNode {
  const { label, tone, icon } = STATUS_TEXTS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
