import type { ReactNode } from "react";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";

export function DataSection({ onAccountDeleted }: { readonly onAccountDeleted: () => void }): ReactNode {
  return (
    <>
      <ExportData />
      <DeleteAccount onDeleted={onAccountDeleted} />
    </>
  );
}
