import { GENDER } from "@ironpace/contract";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { formatCount, formatLongDate } from "#ui/format.ts";
import type { Account } from "../model/account.ts";
import { Avatar } from "./avatar.tsx";
import { RoleBadges } from "./role-badges.tsx";

interface UserDetailsProps {
  readonly account: Account;
  readonly onMakeAdmin: () => void;
  readonly onClose: () => void;
}

/** Everything administrators see of one account. */
export function UserDetails({ account, onMakeAdmin, onClose }: UserDetailsProps): ReactNode {
  const { name, email, roles } = account;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="User Details"
      footer={
        <>
          {!roles.includes("admin") && <Button onClick={onMakeAdmin}>Make Admin</Button>}
          <Button variant="solid" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <div className="flex items-center gap-4">
          <Avatar account={account} large />
          <div className="grid min-w-0 gap-1.5 wrap-anywhere">
            <p className={name === undefined ? "text-ink-3" : "heading-3"}>{name ?? "No name set"}</p>
            <RoleBadges account={account} />
          </div>
        </div>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact name="Email">
            {email}
            {!account.isConfirmed && <span className="text-ink-3">, not confirmed</span>}
          </Fact>
          <Fact name="Joined">{formatLongDate(account.joined)}</Fact>
          <Fact name="Gender">{account.gender === null ? "Not set" : getGender(account.gender)}</Fact>
          <Fact name="Age">{account.age === null ? "Not set" : `${account.age} years old`}</Fact>
          <Fact name="Last sign-in">{account.lastSignIn === null ? "Never" : formatLongDate(account.lastSignIn)}</Fact>
          <Fact name="Two-factor sign-in">{account.hasTwoFactor ? "On" : "Off"}</Fact>
        </dl>
        <dl aria-label="Stats" className="grid grid-cols-2 gap-4 border-t border-line pt-5 sm:grid-cols-4">
          <Figure name="Level" count={account.level} />
          <Figure name="Workouts" count={account.workouts} />
          <Figure name="Personal bests" count={account.personalBests} />
          <Figure name="Completed goals" count={account.completedGoals} />
        </dl>
      </div>
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figure({ name, count }: { readonly name: string; readonly count: number }): ReactNode {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="fig-num text-xl">{formatCount(count)}</dd>
    </div>
  );
}

function getGender(stored: string): string {
  const gender = GENDER.read(stored);
  return gender === undefined ? stored : GENDER.labels[gender];
}
