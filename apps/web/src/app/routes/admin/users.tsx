import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** What the page will be for, and what does its work until then. */
export function UsersRoute() {
  return (
    <>
      <PageHeader title="User Management" />
      <EmptyState title="Not built yet">
        This page will list accounts and their roles. Until then, npm run grant-admin -- someone@example.com on the server makes an
        administrator.
      </EmptyState>
    </>
  );
}
