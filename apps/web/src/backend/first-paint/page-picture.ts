import { storedUserId } from "../stored-sign-in.ts";
import { buildId } from "./build-id.ts";

/** How a page looked when it was left: what is shown of it, without anything that could be used, until the app has drawn it anew. */
export interface PagePicture {
  readonly userId: string;
  /** Build of the app that drew it: another build may name its styles differently. */
  readonly build: string;
  /** YYYY-MM-DD of the device: yesterday's session is not today's. */
  readonly day: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly html: string;
  /** Addresses of the stylesheets that it looks like this with. */
  readonly styles: readonly string[];
}

/** Prefix of the keys in local storage; the path of the page follows. */
export const PREFIX = "ironpace-picture:";

const today = (): string => new Date().toLocaleDateString("sv-SE");
export const pictureKey = (): string => `${PREFIX}${location.pathname}${location.search}`;

/** The frame of a picture taken now for the person who is signed in. */
export function framePicture(userId: string, html: string): PagePicture {
  const styles = Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ href }) => href);
  return { userId, build: buildId(), day: today(), width: innerWidth, html, styles };
}

/** The picture of this address for whoever is signed in on this device, drawn today by this build in a window of this width. */
export function readPicture(): PagePicture | undefined {
  try {
    const picture = JSON.parse(localStorage.getItem(pictureKey()) ?? "null") as PagePicture | null;
    const fits =
      picture?.userId === storedUserId() && picture?.build === buildId() && picture.day === today() && picture.width === innerWidth;
    return fits && picture !== null ? picture : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody's pages stay behind: to be called when somebody signs out. */
export function forgetPictures(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // A browser without the store has kept nothing.
  }
}
