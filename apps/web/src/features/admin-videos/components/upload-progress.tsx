import { Pause, Play } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Progress } from "#ui/progress.tsx";
import { toast } from "#ui/toast.ts";
import { formatFileSize } from "../model/video.ts";
import type { VideoUpload } from "./use-upload.ts";

/** How much of the file has arrived, and the ways to hold it and to go on. */
export function UploadProgress({ upload }: { readonly upload: VideoUpload }): ReactNode {
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
