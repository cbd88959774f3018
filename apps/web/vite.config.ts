import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { earlyScripts } from "./build/early-scripts.ts";
import { layerOrder } from "./build/layer-order.ts";
import { preloadedFonts, sharedHead } from "./build/shared-head.ts";
import { routePreloads } from "./build/route-preloads.ts";
import { routeSizes } from "./build/route-sizes.ts";
import { sharedFiles } from "./build/shared-files.ts";
import { sitePages } from "./build/site-pages.ts";

/** The server that `npm run dev` starts beside Vite. */
const server = "http://127.0.0.1:3000";
/** Beside the caches of the tools: nobody is served it. */
const ROUTE_SIZES = `${import.meta.dirname}/../../.cache/route-sizes.json`;

const surfaces = ["/auth/v1", "/rest/v1", "/functions/v1", "/storage/v1", "/healthz"];

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    configurationOfServer(),
    sharedHead(),
    earlyScripts(),
    preloadedFonts(),
    layerOrder(),
    sitePages(),
    routePreloads(),
    routeSizes(ROUTE_SIZES),
  ],
  server: { proxy: Object.fromEntries(surfaces.map((path) => [path, { target: server, changeOrigin: false }])) },
  build: {
    target: "es2023",
    // What Tailwind 4 needs anyway; for older browsers every colour would be written three times.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    // The content security policy allows files of our own origin only: nothing may become a data: address.
    assetsInlineLimit: 0,
    // The libraries of the shell are one file.
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { codeSplitting: { groups: sharedFiles(import.meta.dirname), includeDependenciesRecursively: false } } },
  },
});

/** In production the server writes its public key into index.html; while developing the tag is copied from the server's own page. */
function configurationOfServer(): Plugin {
  return {
    name: "ironpace:configuration-of-server",
    apply: "serve",
    async transformIndexHtml(html) {
      const page = await fetch(server)
        .then((response) => response.text())
        .catch(() => "");
      const tag = /<meta name="ironpace-config"[^>]*>/.exec(page)?.[0] ?? "";
      return html.replace("</head>", `${tag}</head>`);
    },
  };
}
