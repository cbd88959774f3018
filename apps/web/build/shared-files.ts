import { normalizePath } from "vite";

/** What the functions of a group can ask about the modules, as Rolldown tells it. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

const SITE_ENTRIES = ["site.html", "site-static.html", "site-callback.html"];

/** The list of all icons: whoever uses one icon imports it from here, and only the icon that is used is built. */
const ALL_ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\./;

/**
 * Groups of modules that become one file each, for `output.codeSplitting.groups`: left to itself the bundler makes a file of every set of
 * modules that the same pages use, 290 in all and 130 for the dashboard. The first three are what the pages without sign-in need. The
 * others are of the app alone, in layers by how often they change: a layer imports only the ones above it, so that no two files import each other.
 */
export function sharedFiles(root: string) {
  const { ofSite, ofApp } = partition(root);
  return [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
    {
      name: "plain",
      test: /src[\\/](app[\\/](paths|next-path)|backend[\\/](config|error-sentence|log|remembered-storage|stored-session)|backend[\\/]auth[\\/](enabled-providers|sign-in-intent|sign-in-settings|token-claims)|features[\\/]sign-in[\\/]api[\\/](confirm-email|sign-in)|ui[\\/](carried-toast|carried-toast-key|cx|button-style|toast))\.ts$/,
      priority: 5,
    },
    {
      name: "form",
      test: /src[\\/](ui[\\/](alert|button|checkbox|field|field-control|field-style|focus-when-enabled|logo|password-input|poster|use-busy|use-field-errors)|features[\\/]sign-in[\\/]components[\\/](code-form|confirm-email|form-links|sign-in-page|use-countdown)|site[\\/]pages[\\/]sign-in-paths)\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared|icons[\\/](check|circle-exclamation-point|eye|eye-off|info|loader-circle)\.)/,
      priority: 4,
    },
    // A message on a page without sign-in needs part of what draws popups, only when it is shown.
    { name: ofSite("popups", /node_modules[\\/](?!@supabase|lucide)/), debugName: "popups", priority: 3 },
    { name: ofApp("libraries", /node_modules/), debugName: "libraries", priority: 3, minShareCount: 3 },
    { name: ofApp("packages", /[\\/]packages[\\/]/), debugName: "packages", priority: 2, minShareCount: 3 },
    { name: ofApp("shared", /./), debugName: "shared", priority: 1, minShareCount: 3 },
  ];
}

/** Names a group of the modules that pages without sign-in reach, or of those they do not: such a page would load the whole group for one module. */
function partition(root: string) {
  let site: ReadonlySet<string> | undefined;
  const within = (wanted: boolean) => (name: string, test: RegExp) => (id: string, graph: ModuleGraph) => {
    site ??= reachedFrom(
      SITE_ENTRIES.map((entry) => normalizePath(`${root}/${entry}`)),
      graph,
    );
    return test.test(id) && site.has(id) === wanted ? name : null;
  };
  return { ofSite: within(true), ofApp: within(false) };
}

function reachedFrom(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    const module = reached.has(id) || ALL_ICONS.test(id) ? null : graph.getModuleInfo(id);
    if (module === null) return;
    reached.add(id);
    module.importedIds.forEach(visit);
    module.dynamicallyImportedIds.forEach(visit);
  };
  entries.forEach(visit);
  return reached;
}
