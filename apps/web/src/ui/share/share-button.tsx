import { Share2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button, type ButtonProps } from "../button.tsx";
import { lazyPart } from "../lazy-part.tsx";
import type { Picture } from "./picture.ts";

const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog);

interface ShareButtonProps extends Pick<ButtonProps, "className" | "variant" | "size" | "block"> {
  /** Made when the button is pressed. */
  readonly picture: () => Picture;
  /** For a button that only has room for its icon. */
  readonly label?: string;
}

/** Opens the picture of a session, a block or a race before it is shared. */
export function ShareButton({ picture, label, size, ...look }: ShareButtonProps): ReactNode {
  const [shown, setShown] = useState<Picture>();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setShown(picture());
    setIsOpen(true);
  };
  return (
    <>
      <Button {...look} {...(size === undefined ? {} : { size })} {...(label === undefined ? {} : { "aria-label": label })} onClick={open}>
        <Share2 aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
        {size !== "icon" && "Share a picture"}
      </Button>
      {shown !== undefined && <ShareDialog open={isOpen} onOpenChange={setIsOpen} picture={shown} />}
    </>
  );
}
