import type { Plugin } from "vite";
import { bundle } from "./bundle.ts";

/**
 * `<script data-early src="…">` runs before anything is painted: the build puts the script itself into the page, without a
 * request. The server finds it there and allows it by its hash. While developing it is a module, a little late.
 */
export function earlyScripts(): Plugin {
  let root = "";
  let building = false;
  return {
    name: "ironpace:early-scripts",
    configResolved(config) {
      root = config.root;
      building = config.command === "build";
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const codes = new Map<string, string>();
        if (building) for (const [, path = ""] of html.matchAll(TAG)) codes.set(path, await bundled(root, path));
        return html.replace(TAG, (_tag, path: string) => {
          const code = codes.get(path);
          return code === undefined ? `<script type="module" src="${path}"></script>` : `<script>${code}</script>`;
        });
      },
    },
  };
}

const TAG = /<script data-early src="([^"]+)"><\/script>/g;

async function bundled(root: string, path: string): Promise<string> {
  return (await bundle(root, `${root}${path}`)).trim().replaceAll("</script", "<\\/script");
}
