import { lazy, Suspense, type ReactNode } from "react";
import { useAnnouncements } from "../api/announcements.ts";

/** Loaded with the first announcement: most days there is none. */
const AnnouncementList = lazy(async () => ({ default: (await import("./announcement-list.tsx")).AnnouncementList }));

/** What the people behind the product have to say, until it is put away. Without any, or without a connection, nothing. */
export function Announcements({ pieceHref }: { readonly pieceHref: (id: string) => string }): ReactNode {
  const announcements = useAnnouncements().data ?? [];
  if (announcements.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementList announcements={announcements} pieceHref={pieceHref} />
    </Suspense>
  );
}
