import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** `<!--shared-head-->` stands for `head.html`: what every page of visitors and app begins with. Before the plugins that read the head. */
export function sharedHead(): Plugin {
  let root = "";
  return {
    name: "ironpace:shared-head",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const head = await readFile(join(root, "head.html"), "utf8");
        return html.replace("<!--shared-head-->", () => head.trim());
      },
    },
  };
}

/** Every page shows these in its first paint, and would find them only after its styles. */
export function preloadedFonts(): Plugin {
  return {
    name: "ironpace:preloaded-fonts",
    transformIndexHtml(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) => /-basic-.*\.woff2$/.test(file));
      return fonts.map((file) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
        injectTo: "head-prepend",
      }));
    },
  };
}
