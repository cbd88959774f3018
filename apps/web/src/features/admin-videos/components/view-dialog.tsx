import { Link2, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { formatLongDate } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import { publicUrl } from "../api/bucket.ts";
import { useLinkedExercise } from "../api/get-exercises.ts";
import { useRemoveVideo } from "../api/remove-video.ts";
import { CATEGORIES, formatFileSize, type Video } from "../model/video.ts";

interface ViewDialogProps {
  readonly video: Video;
  readonly onClose: () => void;
}

/** The player, what is known of the video, its address, and the way to remove it. */
export function ViewDialog({ video, onClose }: ViewDialogProps): ReactNode {
  const { name, title, description, category, size, created_at, exercise_id, poster } = video;
  const [asking, setAsking] = useState(false);
  const remove = useRemoveVideo();
  const exercise = useLinkedExercise(exercise_id);

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(publicUrl(name));
      toast({ title: "URL Copied", description: "Video URL copied to clipboard." });
    } catch {
      toast({ title: "The link could not be copied", description: publicUrl(name), variant: "destructive" });
    }
  }

  function confirm(): void {
    remove.mutateAsync(video).then(
      () => {
        toast({ title: "Video Deleted", description: title });
        onClose();
      },
      (error: unknown) => {
        setAsking(false);
        const message = getSentence(error) ?? "Please try again.";
        toast({ title: "Deletion Failed", description: `Error deleting video: ${message}`, variant: "destructive" });
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={title}
      footer={
        <>
          <Button variant="danger-line" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
            Delete
          </Button>
          <Button variant="solid" onClick={() => void copyLink()}>
            <Link2 aria-hidden="true" size={16} strokeWidth={1.75} />
            Copy Link
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is uploaded has no captions of its own */}
        <video
          controls
          playsInline
          preload="metadata"
          src={publicUrl(name)}
          {...(poster !== null && { poster: publicUrl(poster) })}
          aria-label={title}
          className="aspect-video w-full rounded-card bg-black"
        />
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm *:odd:text-ink-3">
          <dt>Uploaded</dt>
          <dd>{formatLongDate(created_at)}</dd>
          <dt>Size</dt>
          <dd>{formatFileSize(size)}</dd>
          <dt>Category</dt>
          <dd>{CATEGORIES[category]}</dd>
        </dl>
        {description !== "" && <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>}
        {exercise_id !== null && (
          <p className="text-ink-2">
            This video is linked to {exercise ? <span className="font-[550]">{exercise.name}</span> : "an exercise"}.
          </p>
        )}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this video?"
        description={
          <>
            This action cannot be undone.
            {exercise_id !== null && " This video is linked to an exercise and will be removed from it."}
          </>
        }
        confirm="Delete"
        confirmBusy="Deleting..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </Dialog>
  );
}
