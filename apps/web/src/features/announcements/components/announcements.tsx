import { X } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { plainText } from "#ui/text/plain-text.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useAnnouncements, useDismiss } from "../api/announcements.ts";

/** Loaded with the first announcement: most days there is none. */
const AnnouncementList = lazy(async () => ({ default: (await import("./announcement-list.tsx")).AnnouncementList }));

/** What the people behind the product have to say, until it is put away. Without any, or without a connection, nothing. */
export function Announcements({ pieceHref }: { readonly pieceHref: (id: string) => string }): ReactNode {
  const announcements = useAnnouncements().data ?? [];
  const dismiss = useDismiss();
  if (announcements.length === 0) return null;

  function putAway(id: string): void {
    dismiss
      .mutateAsync(id)
      .catch((error: unknown) =>
        toast({ title: "Failed to dismiss announcement", description: getSentence(error), variant: "destructive" }),
      );
  }

  return (
    <Suspense fallback={null}>
      <AnnouncementList
        announcements={announcements.map((each) => ({ ...each, plain: plainText(each.content) }))}
        pieceHref={pieceHref}
        onDismiss={putAway}
        dismissIcon={<X aria-hidden="true" size={18} strokeWidth={1.75} />}
      />
    </Suspense>
  );
}
