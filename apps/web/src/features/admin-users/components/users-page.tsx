import { UserPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { ACTS, type Account, type Act } from "../model/account.ts";
import type { UserFilter } from "../model/filter.ts";
import { ChangeList } from "./change-list.tsx";
import { useAct } from "./use-act.ts";
import { UserList } from "./user-list.tsx";

const AddAdminDialog = lazyPart(async () => (await import("./add-admin-dialog.tsx")).AddAdminDialog);

interface UsersPageProps {
  readonly filter: UserFilter;
  readonly onFilter: (filter: UserFilter) => void;
}

/** Every account: found, looked at, given and taken roles, switched off and on; and the record of that. */
export function UsersPage({ filter, onFilter }: UsersPageProps): ReactNode {
  const [isAdding, setIsAdding] = useState(false);
  const [viewed, setViewed] = useState<string>();
  const [asked, setAsked] = useState<{ readonly account: Account; readonly act: Act }>();
  const [act, busy] = useAct();
  const begin = (account: Account, wanted: Act) => {
    if (ACTS[wanted].question === undefined) void act(account, wanted);
    else setAsked({ account, act: wanted });
  };
  const question = asked && ACTS[asked.act].question;
  return (
    <>
      <PageHeader title="User Management" lede="Accounts, roles, and who changed them.">
        <Button variant="solid" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add Admin
        </Button>
      </PageHeader>
      <Tabs<UserFilter["tab"]>
        label="User Management"
        value={filter.tab}
        onValueChange={(tab) => onFilter({ ...filter, search: "", page: 1, tab })}
        tabs={[
          {
            value: "users",
            label: "Users",
            // Search and page belong to the tab that is open.
            panel: filter.tab === "users" && (
              <UserList filter={filter} onFilter={onFilter} viewed={viewed} onView={(account) => setViewed(account?.id)} onAct={begin} />
            ),
          },
          {
            value: "changes",
            label: "Changes",
            panel: filter.tab === "changes" && <ChangeList page={filter.page} onPage={(page) => onFilter({ ...filter, page })} />,
          },
        ]}
      />
      {isAdding && <AddAdminDialog onClose={() => setIsAdding(false)} />}
      {asked !== undefined && question !== undefined && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={question.title(asked.account.name ?? asked.account.email)}
          description={
            <>
              {asked.account.name !== undefined && <b className="block font-[550] wrap-anywhere">{asked.account.email}</b>}
              {question.consequence}
            </>
          }
          confirm={ACTS[asked.act].label}
          tone={question.tone}
          busy={busy}
          onConfirm={() => void act(asked.account, asked.act).then(() => setAsked(undefined))}
        />
      )}
    </>
  );
}
