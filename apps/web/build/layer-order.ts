import type { Plugin } from "vite";

/** As Tailwind declares them. */
const ORDER = "@layer properties,theme,base,components,utilities;";

/**
 * Every stylesheet begins with the order of the layers. The first one that a page loads decides it, and that is not always the one of
 * Tailwind: with `components` before `base` the reset takes padding, margins and borders from everything in `components`.
 */
export function layerOrder(): Plugin {
  return {
    name: "ironpace:layer-order",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
        file.source = `${ORDER}${css}`;
      }
    },
  };
}
