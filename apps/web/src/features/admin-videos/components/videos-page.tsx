import { Upload } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { CATEGORIES, type Category, isCategory, type Video } from "../model/video.ts";
import { UploadDialog } from "./upload-dialog.tsx";
import { VideoGrid } from "./video-grid.tsx";
import { ViewDialog } from "./view-dialog.tsx";

type Shown = Category | "all";

/** Videos of training, of exercises and of how to do things. */
export function VideosPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const [uploading, setUploading] = useState(false);
  const [viewed, setViewed] = useState<Video>();
  const wanted = params.get("tab");
  const category: Shown = isCategory(wanted) ? wanted : "all";
  const search = params.get("q") ?? "";
  const show = (tab: Shown, q: string) =>
    setParams({ ...(tab !== "all" && { tab }), ...(q !== "" && { q }) }, { replace: tab === category, preventScrollReset: true });
  const panel = (tab: Shown) =>
    tab === category && (
      <div className="grid gap-6">
        <SearchInput label="Search videos" value={search} onValueChange={(q) => show(category, q)} />
        <VideoGrid category={tab} search={search} onOpen={setViewed} onUpload={() => setUploading(true)} />
      </div>
    );
  return (
    <>
      <PageHeader title="Training Videos" lede="Anyone with the address of a video can watch it.">
        <Button variant="solid" onClick={() => setUploading(true)}>
          <Upload aria-hidden="true" size={16} strokeWidth={1.75} />
          Upload Video
        </Button>
      </PageHeader>
      <Tabs<Shown>
        label="Training Videos"
        value={category}
        onValueChange={(tab) => show(tab, search)}
        tabs={[
          { value: "all", label: "All", panel: panel("all") },
          ...(Object.keys(CATEGORIES) as Category[]).map((value) => ({ value, label: CATEGORIES[value], panel: panel(value) })),
        ]}
      />
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
      {viewed !== undefined && <ViewDialog video={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
