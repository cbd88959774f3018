import { Ban, CircleCheck, Eye, Shield, ShieldOff, UserRoundCheck, UserRoundX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount, formatLongDate } from "#ui/format.ts";
import { MenuItem, MenuSeparator } from "#ui/overlay/menu.tsx";
import { RowActions } from "#ui/data/row-actions.tsx";
import { DataTable, type Column, type DataTableProps } from "#ui/data/table/data-table.tsx";
import { ACTS, actsOn, type Account, type Act } from "../model/account.ts";
import type { UserSort } from "../model/filter.ts";
import { Avatar } from "./avatar.tsx";
import { RoleBadges } from "./role-badges.tsx";

interface UserTableProps extends Pick<DataTableProps<Account, UserSort>, "rows" | "busy" | "failure" | "empty" | "sorting"> {
  readonly onView: (account: Account) => void;
  readonly onAct: (account: Account, act: Act) => void;
}

export function UserTable({ onView, onAct, ...table }: UserTableProps): ReactNode {
  return (
    <DataTable
      {...table}
      caption="Users"
      columns={COLUMNS}
      keyOf={({ id }) => id}
      renderActions={(account) => (
        <RowActions name={account.email}>
          <MenuItem icon={Eye} onClick={() => onView(account)}>
            View Details
          </MenuItem>
          <MenuSeparator />
          {actsOn(account).map((act) => (
            <MenuItem key={act} icon={ICONS[act]} onClick={() => onAct(account, act)}>
              {ACTS[act].label}
            </MenuItem>
          ))}
        </RowActions>
      )}
    />
  );
}

const COLUMNS: readonly [Column<Account, UserSort>, ...Column<Account, UserSort>[]] = [
  {
    name: "User",
    sort: "name",
    cell: (account) => (
      <span className="flex items-center gap-3">
        <Avatar account={account} />
        {account.name ?? <span className="font-normal text-ink-3">No name set</span>}
      </span>
    ),
  },
  { name: "Email", sort: "email", cell: ({ email }) => email },
  { name: "Roles", className: "md:w-56", cell: (account) => <RoleBadges account={account} /> },
  {
    name: "Joined",
    sort: "joined",
    startsDescending: true,
    named: true,
    className: "md:whitespace-nowrap",
    cell: ({ joined }) => formatLongDate(joined),
  },
  { name: "Level", numeric: true, named: true, cell: ({ level }) => formatCount(level) },
];

const ICONS: Readonly<Record<Act, LucideIcon>> = {
  "grant-admin": Shield,
  "revoke-admin": ShieldOff,
  "grant-coach": UserRoundCheck,
  "revoke-coach": UserRoundX,
  disable: Ban,
  enable: CircleCheck,
};
