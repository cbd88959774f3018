import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { videoKeys } from "../api/bucket.ts";
import { storeDetails } from "../api/store-details.ts";
import { getTitle } from "../model/video.ts";
import { getDetails, NO_DETAILS, VideoFields, type TypedDetails } from "./video-fields.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useUpload } from "./use-upload.ts";
import { VideoChooser } from "./video-chooser.tsx";

/** A file is on its way as soon as it is chosen; what is said of it is stored when it has arrived. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<TypedDetails>(NO_DETAILS);
  // Whoever is still typing when the file has arrived says when it is done.
  const [edited, setEdited] = useState(false);
  const [saving, setSaving] = useState(false);
  const [stopping, setStopping] = useState(false);
  const upload = useUpload(() => {
    if (!edited) void finish();
  });
  const { status, file, name } = upload.state;

  function choose(chosen: File): void {
    if (!chosen.type.startsWith("video/")) {
      return toast({ title: "Invalid File Type", description: "Please select a video file.", variant: "destructive" });
    }
    setTyped((before) => (before.title.trim() === "" ? { ...before, title: getTitle(chosen.name).slice(0, 200) } : before));
    setEdited(false);
    upload.start(chosen);
  }

  async function finish(): Promise<void> {
    if (file === undefined || name === undefined) return;
    setSaving(true);
    try {
      await storeDetails(name, getDetails(typed, file.name), await upload.poster());
      toast({ title: "Video Uploaded", description: typed.title });
      onClose();
    } catch (error) {
      const description = `Error uploading video: ${getSentence(error) ?? "Please try again."}`;
      toast({ title: "Upload Failed", description, variant: "destructive" });
    }
    setSaving(false);
    for (const queryKey of [videoKeys.all, ["exercises"], ["admin", "exercises"]]) void queryClient.invalidateQueries({ queryKey });
  }

  const isOnItsWay = status === "uploading" || status === "paused" || status === "failed";
  const close = () => {
    if (isOnItsWay) setStopping(true);
    else if (status === "uploaded") void finish();
    else onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Upload Video"
      footer={
        <>
          <Button variant="ghost" disabled={saving} onClick={close}>
            {status === "uploaded" ? "Close" : "Cancel"}
          </Button>
          {status === "uploaded" && (
            <Button variant="solid" busy={saving} busyText="Saving..." onClick={() => void finish()}>
              Save
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <VideoFields
          typed={typed}
          onTyped={(details) => {
            setTyped(details);
            setEdited(status !== "idle");
          }}
        />
        {file === undefined ? <VideoChooser onFile={choose} /> : <UploadProgress upload={upload} />}
      </div>
      <AlertDialog
        open={stopping}
        onOpenChange={setStopping}
        title="Stop this upload?"
        description="The part uploaded so far is discarded."
        confirm="Stop Upload"
        cancel="Go on"
        onConfirm={() => {
          upload.cancel();
          onClose();
        }}
      />
    </Dialog>
  );
}
