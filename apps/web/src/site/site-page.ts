import type { ComponentType } from "react";

/** A page for visitors: made into HTML when the app is built. */
export interface SitePage {
  /** The first is the page's own address, the others lead to the same page. */
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  readonly description: string;
  /** What runs in the browser: React takes a form over, a callback has a script of its own, a document is complete without one. */
  readonly kind: "form" | "callback" | "document";
  /** Whether search engines should list it. */
  readonly indexed: boolean;
  /** For a form: its module as the build knows it, the same that `load` imports. */
  readonly module?: string;
  /** For a document: the script of its pictures, bundled by itself and loaded when a part marked `data-live` comes near. */
  readonly script?: string;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}
