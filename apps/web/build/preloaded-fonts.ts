import type { Plugin } from "vite";

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
