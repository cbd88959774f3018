import { FOCUS, toUnit, LEVEL } from "@ironpace/contract";
import { Pencil, RefreshCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { AthleteData } from "../../api/athlete.ts";
import { useRefreshAthlete } from "../../api/athlete-keys.ts";

interface ProfileHeaderProps {
  readonly athlete: AthleteData;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly onEdit: () => void;
}

export function ProfileHeader({ athlete, updatedAt, onEdit }: ProfileHeaderProps): ReactNode {
  const { user } = useAuth();
  const units = useUnits();
  const email = user?.email ?? "";
  const name = email.split("@")[0] ?? "";
  const level = LEVEL.read(athlete.profile?.training_level);
  const focus = FOCUS.read(athlete.profile?.primary_focus);
  const weight = athlete.profile?.body_weight_kg ?? null;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 xl:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-[10px] bg-inverse font-display text-[1.375rem] font-bold text-on-inverse md:size-18 md:text-2xl"
      >
        {(name.charAt(0) || "U").toUpperCase()}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="heading-1 wrap-anywhere" tabIndex={-1}>
            {name}
          </h1>
          {focus !== undefined && <Badge tone="conditioning">{FOCUS.labels[focus]}</Badge>}
        </div>
        <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-ui text-ink-3">
          <span className="wrap-anywhere">{email}</span>
          <Fact label="Member since" value={memberSince(user?.created_at)} />
          <Fact label="Level" value={level === undefined ? "Not Specified" : LEVEL.labels[level]} />
          {weight !== null && <Fact label="Body weight" value={`${toUnit(weight, units.weight).toFixed(1)} ${units.weight}`} />}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-3 xl:col-span-1">
        <Button variant="line" className="max-md:flex-1" onClick={onEdit}>
          <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
          Edit Profile
        </Button>
        <RefreshButton updatedAt={updatedAt} />
      </div>
    </header>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <span>
      {label} <b className="font-[550] text-ink">{value}</b>
    </span>
  );
}

function RefreshButton({ updatedAt }: { readonly updatedAt: number }): ReactNode {
  const refresh = useRefreshAthlete();
  const [busy, setBusy] = useState(false);
  const title = `Last updated ${new Date(updatedAt).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;

  async function run(): Promise<void> {
    setBusy(true);
    await refresh().then(
      () => toast({ title: "Profile Refreshed" }),
      () => toast({ title: "Failed to load profile data", variant: "destructive" }),
    );
    setBusy(false);
  }

  return (
    <Button size="icon" aria-label="Refresh" title={title} busy={busy} onClick={() => void run()}>
      <RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} />
    </Button>
  );
}

function memberSince(createdAt: string | undefined): string {
  return createdAt === undefined ? "New Member" : new Date(createdAt).toLocaleDateString("en-GB", { month: "long", year: "numeric" });
}
