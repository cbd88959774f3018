import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import type { ContentFilter } from "../model/filter.ts";
import { ContentList } from "./content-list.tsx";

const ContentDialog = lazyPart(async () => (await import("./content-dialog.tsx")).ContentDialog);
const DeleteDialog = lazyPart(async () => (await import("./delete-dialog.tsx")).DeleteDialog);
const ViewDialog = lazyPart(async () => (await import("./view/view-dialog.tsx")).ViewDialog);

interface ContentPageProps {
  readonly filter: ContentFilter;
  readonly onFilter: (filter: ContentFilter) => void;
}

interface Named {
  readonly id: string;
  readonly title: string;
}

type Opened =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "view"; readonly piece: Named }
  | { readonly kind: "delete"; readonly piece: Named };

/** Articles, guides, announcements and answers, from draft to published. */
export function ContentPage({ filter, onFilter }: ContentPageProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const open = (kind: "edit" | "view" | "delete") => (piece: Named) => setOpened({ kind, piece });
  return (
    <>
      <PageHeader title="Content Management" lede="Articles athletes read in the library, and announcements on their dashboard.">
        <Button variant="solid" onClick={() => setOpened({ kind: "create" })}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Create Content
        </Button>
      </PageHeader>
      <ContentList filter={filter} onFilter={onFilter} onView={open("view")} onEdit={open("edit")} onDelete={open("delete")} />
      {opened?.kind === "create" && <ContentDialog key="new" id={undefined} onClose={close} />}
      {opened?.kind === "edit" && <ContentDialog key={opened.piece.id} id={opened.piece.id} onClose={close} />}
      {opened?.kind === "view" && (
        <ViewDialog
          id={opened.piece.id}
          title={opened.piece.title}
          onEdit={() => open("edit")(opened.piece)}
          onDelete={() => open("delete")(opened.piece)}
          onClose={close}
        />
      )}
      {opened?.kind === "delete" && <DeleteDialog id={opened.piece.id} onClose={close} />}
    </>
  );
}
