import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

/** The server that `npm run dev` starts beside Vite. */
const server = "http://127.0.0.1:3000";
const surfaces = ["/auth/v1", "/rest/v1", "/functions/v1", "/storage/v1", "/healthz"];

export default defineConfig({
  plugins: [react(), tailwind(), fontsWithoutShift(), configurationOfServer()],
  server: { proxy: Object.fromEntries(surfaces.map((path) => [path, { target: server, changeOrigin: false }])) },
  build: {
    target: "es2023",
    // The content security policy allows files of our own origin only: nothing may become a data: address or an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

/**
 * A late font may not move text: it is preloaded, and one that still misses the first paint waits for the next page
 * (`optional`) instead of replacing the text under the reader (`swap`).
 */
function fontsWithoutShift(): Plugin {
  return {
    name: "ironpace:fonts-without-shift",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("@fontsource-variable") || !id.split("?")[0]?.endsWith(".css")) return null;
      return { code: code.replaceAll("font-display: swap", "font-display: optional"), map: null };
    },
    transformIndexHtml(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) => /(archivo-latin-standard|geist-latin-wght)-normal.*\.woff2$/.test(file));
      return fonts.map((file) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
        injectTo: "head-prepend",
      }));
    },
  };
}

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
