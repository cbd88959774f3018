import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode, useEffect, useRef } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useDiscardQuestion } from "#ui/overlay/use-discard-question.tsx";
import { videoKeys } from "../api/bucket.ts";
import { storeDetails } from "../api/upload-video.ts";
import { getTitle, formatFileSize } from "../model/video.ts";
import { getDetails, NO_DETAILS, VideoFields, type TypedDetails } from "./video-fields.tsx";
import { useUpload, type VideoUpload } from "./use-upload.ts";
import { Pause, Play, Upload } from "lucide-react";
import { Progress } from "#ui/feedback/progress.tsx";
import { buttonStyle } from "#ui/button-style.ts";

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
    void invalidateAll(queryClient, [videoKeys.all, ["exercises"], ["admin", "exercises"]]);
  }

  const discard = useDiscardQuestion(onClose);
  const isOnItsWay = status === "uploading" || status === "paused" || status === "failed";
  const close = () => {
    if (isOnItsWay) setStopping(true);
    else if (status === "uploaded") void finish();
    else discard.close();
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
        <div {...discard.fields}>
          <VideoFields
            typed={typed}
            onTyped={(details) => {
              setTyped(details);
              setEdited(status !== "idle");
            }}
          />
        </div>
        {file === undefined ? <VideoChooser onFile={choose} /> : <UploadProgress upload={upload} />}
      </div>
      {discard.question}
      <AlertDialog
        open={stopping}
        onOpenChange={setStopping}
        title="Stop this upload?"
        description="The part uploaded so far is discarded."
        confirm="Stop Upload"
        cancel="Keep uploading"
        onConfirm={() => {
          upload.cancel();
          onClose();
        }}
      />
    </Dialog>
  );
}

/** How much of the file has arrived, and the ways to hold it and to go on. */
function UploadProgress({ upload }: { readonly upload: VideoUpload }): ReactNode {
  const { status, file, sent, message } = upload.state;
  const size = file?.size ?? 0;
  useEffect(() => {
    if (status !== "failed") return;
    toast({ title: "Upload Failed", description: `Error uploading video: ${message}`, variant: "destructive" });
  }, [status, message]);
  return (
    <div className="grid gap-3 rounded-card border border-line p-4">
      <p className="text-sm font-medium wrap-anywhere">{file?.name}</p>
      <Progress
        label={LABELS[status]}
        value={sent}
        max={Math.max(size, 1)}
        valueText={`${size === 0 ? 0 : Math.floor((100 * sent) / size)}%, ${formatFileSize(sent)} of ${formatFileSize(size)}`}
      />
      {status === "failed" && <p className="text-sm text-danger">{message}</p>}
      {status === "uploading" && (
        <Button className="justify-self-start" onClick={upload.pause}>
          <Pause aria-hidden="true" size={16} strokeWidth={1.75} />
          Pause
        </Button>
      )}
      {(status === "paused" || status === "failed") && (
        <Button className="justify-self-start" onClick={upload.resume}>
          <Play aria-hidden="true" size={16} strokeWidth={1.75} />
          Resume
        </Button>
      )}
    </div>
  );
}

const LABELS = { idle: "", uploading: "Uploading...", paused: "Paused", failed: "Interrupted", uploaded: "Uploaded" } as const;

/** Takes a file from the disk, or dropped onto it: the input lies over all of it. */
function VideoChooser({ onFile }: { readonly onFile: (file: File) => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
    // The same file can be chosen once more.
    if (input.current !== null) input.current.value = "";
  };
  return (
    <label className="relative grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong p-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:bg-hover">
      <span className={buttonStyle({ variant: "solid" })}>
        <Upload aria-hidden="true" size={16} strokeWidth={1.75} />
        Choose video
      </span>
      <span className="text-sm text-ink-3">or drop one here. The upload starts at once and resumes if the connection drops.</span>
      <input
        ref={input}
        type="file"
        accept="video/*"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => take(event.currentTarget.files)}
      />
    </label>
  );
}
