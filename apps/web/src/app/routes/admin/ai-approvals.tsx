import { ApprovalsPage } from "#features/admin-approvals/components/approvals-page.tsx";

export function AiApprovalsRoute() {
  return <ApprovalsPage />;
}
