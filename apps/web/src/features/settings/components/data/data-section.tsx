import type { ReactNode } from "react";
import { CalendarFeed } from "./calendar-feed.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { ImportData } from "./import/import-data.tsx";

export function DataSection({ onAccountDeleted }: { readonly onAccountDeleted: () => void }): ReactNode {
  return (
    <>
      <ImportData />
      <ExportData />
      <CalendarFeed />
      <DeleteAccount onDeleted={onAccountDeleted} />
    </>
  );
}
