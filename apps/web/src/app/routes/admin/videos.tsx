import { VideosPage } from "#features/admin-videos/components/videos-page.tsx";

export function VideosRoute() {
  return <VideosPage />;
}
