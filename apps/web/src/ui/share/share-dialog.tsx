import { Download, Share2 } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { Alert } from "../feedback/alert.tsx";
import { Button } from "../button.tsx";
import { buttonStyle } from "../button-style.ts";
import { Dialog } from "../overlay/dialog.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { drawPicture } from "./draw-picture.ts";
import { type Picture, pictureFileName, pictureText } from "./picture.ts";

export interface ShareDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly picture: Picture;
}

/** The picture as it would be shared. Nothing leaves the device before the athlete chooses where it goes. */
export function ShareDialog({ open, onOpenChange, picture }: ShareDialogProps): ReactNode {
  const drawn = useDrawn(open ? picture : undefined);
  const [isRefused, setIsRefused] = useState(false);
  const share = (file: File) => {
    setIsRefused(false);
    shareFile(file).then(
      (result) => {
        if (result === "shared") onOpenChange(false);
      },
      () => setIsRefused(true),
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share as a picture"
      description="Made on this device. Nobody sees it until you share it."
      size="sm"
      footer={
        drawn?.file !== undefined && (
          <>
            <a
              href={drawn.url}
              download={drawn.file.name}
              className={buttonStyle({ variant: canShareFile(drawn.file) ? "line" : "solid" }, "max-md:grow")}
            >
              <Download aria-hidden="true" size={18} strokeWidth={1.75} />
              Save picture
            </a>
            {canShareFile(drawn.file) && (
              <Button variant="solid" className="max-md:grow" onClick={() => share(drawn.file!)}>
                <Share2 aria-hidden="true" size={18} strokeWidth={1.75} />
                Share
              </Button>
            )}
          </>
        )
      }
    >
      {drawn?.url !== undefined && (
        <img
          src={drawn.url}
          alt={pictureText(picture)}
          width={1080}
          height={1350}
          className="mx-auto w-full max-w-96 rounded-card border border-line"
        />
      )}
      {drawn === undefined && <Skeleton className="mx-auto aspect-4/5 w-full max-w-96" />}
      {(drawn?.url === undefined && drawn !== undefined) || isRefused ? (
        <Alert tone="destructive" title={isRefused ? "The picture could not be shared" : "The picture could not be drawn"} className="mt-4">
          {isRefused ? "Save it and share it from your photos." : "Try another browser."}
        </Alert>
      ) : null}
    </Dialog>
  );
}

interface Drawn {
  readonly url?: string;
  readonly file?: File;
}

/** undefined while it is drawn; without a file where it cannot be. */
function useDrawn(picture: Picture | undefined): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (picture === undefined) return undefined;
    let url: string | undefined;
    let isCurrent = true;
    drawPicture(picture).then(
      (blob) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(blob);
        setDrawn({ url, file: new File([blob], pictureFileName(picture), { type: "image/png" }) });
      },
      () => setDrawn({}),
    );
    return () => {
      isCurrent = false;
      setDrawn(undefined);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [picture]);
  return drawn;
}

/** Whether this device hands files to other apps. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Opens the device's own sheet; the athlete picks where the file goes, or closes it. */
export async function shareFile(file: File): Promise<"shared" | "closed"> {
  try {
    await navigator.share({ files: [file] });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "closed";
    throw error;
  }
}
