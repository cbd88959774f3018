import { normalizePath } from "vite";
import { type ModuleGraph, reachedFrom } from "./module-reach.ts";

const SITE_ENTRIES = ["site.html", "site-static.html", "site-callback.html"];

/** The frame around every page. */
const FRAME_ENTRIES = ["app.html", "src/main.tsx"];

const DASHBOARD = "src/app/routes/dashboard/dashboard.tsx";

/** What the app shows first: the frame, and the dashboard in it. */
const SHELL_ENTRIES = [...FRAME_ENTRIES, DASHBOARD];

const ROUTER = "src/app/router.tsx";

const ADMIN_ROUTER = "src/app/admin/admin-routes.ts";

const SCHEMAS = /node_modules[\\/]zod[\\/]/;

const ATHLETE =
  /[\\/]packages[\\/](training[\\/]|contract[\\/]src[\\/]athlete[\\/](stored-|without-unknown))|features[\\/]athlete[\\/](?!components[\\/](wizard|fields)[\\/])/;

/** The engine's reader of free text. */
const WORDS = /[\\/]packages[\\/]training[\\/]src[\\/]language[\\/]/;

/** The app's own modules: `vite/` has a helper of its own, and plugins have theirs. */
const SOURCES = /apps[\\/]web[\\/]src[\\/]/;

/** The design system, what the palette of the frame shares with the pages of administrators, and what the dialogs of a log share. */
const UI =
  /apps[\\/]web[\\/]src[\\/](ui[\\/]|app[\\/]layout[\\/]admin-navigation|features[\\/]session-log[\\/]components[\\/]effort-select)/;

/** Modules that the sections of the settings share; each section is loaded when it is opened. */
const SETTINGS = /features[\\/]settings[\\/](api|components)[\\/]|settings[\\/]model[\\/](refusal|when|counted)\./;

/** What draws charts; pictures of other kinds give their numbers as a table too. */
const CHARTS = /apps[\\/]web[\\/]src[\\/]ui[\\/](chart[\\/](?!chart-table\.)|data[\\/]step-chart\.)/;

/** The drawing of the body. */
const BODY = /apps[\\/]web[\\/]src[\\/]ui[\\/]training[\\/]body[\\/]/;

/** The libraries behind dialogs, menus and sheets. */
const POPUPS = /node_modules[\\/]@(base-ui|floating-ui)[\\/]/;

/** The libraries behind forms and popups: a page is drawn without them. */
const OPENED = new RegExp(`${SCHEMAS.source}|${POPUPS.source}`);

/** Exercises, which other pages show too. */
const EXERCISES = /features[\\/]exercises[\\/]|exercises[\\/]region-stress\./;

/** The morning: what the dashboard loads after its first paint, and the page of it. */
const CHECK_IN =
  /features[\\/]check-in[\\/]|contract[\\/]src[\\/]tracking[\\/]check-in\.|training[\\/]src[\\/]analysis[\\/]readiness[\\/]check-in/;

/** The list of workouts, and the shelf that it loads after it. */
const WORKOUTS = /features[\\/]workouts[\\/](?!model[\\/]catalogue)/;

const ADMIN = /features[\\/]admin-|src[\\/]ui[\\/]data[\\/](table[\\/]|pages\.)/;

/** The app and its packages, without the entry module. */
const OWN = /apps[\\/]web[\\/]src[\\/](?!main\.)|[\\/]packages[\\/]/;

const ICONS = /node_modules[\\/]lucide-react[\\/]/;

/** What the query client's index exports and the shell never uses, and the client of functions. */
const MORE_LIBRARIES =
  /query-core[\\/].*(queriesObserver|infiniteQueryObserver)|react-query[\\/].*(useQueries|useInfiniteQuery|useMutationState)|@supabase[\\/]functions-js|tslib/;

/** What the forms of pages without sign-in are made of. */
const FORM =
  /src[\\/](ui[\\/]([a-z]+[\\/])?(alert|button|checkbox|field|field-control|focus-when-enabled|logo|wordmark|password-input|use-busy|use-field-errors)|features[\\/]sign-in[\\/]components[\\/](code-form|confirm-email|form-links|sign-in-page)|features[\\/]sign-in[\\/]api[\\/](confirm-email|sign-in)|site[\\/]pages[\\/]sign-in-paths)\.tsx?$|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|defaultAttributes|shared|icons[\\/](check|circle-exclamation-point|eye|eye-off|info|loader-circle|x)\.)/;

/**
 * Groups of modules that become one file each, for `output.codeSplitting.groups`: left to itself the bundler makes a file of every set of
 * modules that the same pages use, 290 in all and 165 for the dashboard. The first three are what the pages without sign-in need. The
 * others are of the app alone, in layers by how often they change: a layer imports only the ones above it, so that no two files import each
 * other. What the shell (frame and dashboard) does not run is in files of its own, which the pages that use it load.
 */
export function sharedFiles(root: string) {
  const { ofSite, ofSiteAndShell, ofApp, ofFrame, ofShell, ofPages, ofPagesWithout, ofAdminWithout } = partition(root);
  const lightOfPages = ofPagesWithout(new RegExp(`${SCHEMAS.source}|${ATHLETE.source}`));
  return [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
    {
      name: "plain",
      test: /src[\\/](app[\\/]navigation[\\/](paths|next-path)|backend[\\/](config|error-sentence|log|remembered-storage|stored-sign-in)|backend[\\/]auth[\\/](sign-in-intent|sign-in-settings|token-claims)|ui[\\/](cx|button-style|feedback[\\/](carried-toast|carried-toast-key|toast)))\.ts$|vite[\\/]preload-helper|internals[\\/]csp-context|csp-provider[\\/]CSPProvider/,
      priority: 5,
    },
    // What the shell needs of a form is a file of its own.
    { name: ofSiteAndShell("base", new RegExp(`${FORM.source}|${ICONS.source}`)), debugName: "base", priority: 4 },
    { name: "form", test: FORM, priority: 3 },
    // A message on a page without sign-in needs part of what draws popups, only when it is shown; the shell needs a little of it at once.
    { name: ofSiteAndShell("controls-base", /node_modules[\\/](?!@supabase|lucide)/), debugName: "controls-base", priority: 3 },
    { name: ofSite("popups", /node_modules[\\/](?!@supabase|lucide)/), debugName: "popups", priority: 3 },
    { name: ofApp("more-icons", ICONS), debugName: "more-icons", priority: 2, minShareCount: 2 },
    { name: "more-libraries", test: MORE_LIBRARIES, priority: 4 },
    { name: ofShell("libraries", /node_modules[\\/](?!zod|lucide)/), debugName: "libraries", priority: 3 },
    { name: "schemas", test: SCHEMAS, debugName: "schemas", priority: 3, minShareCount: 2 },
    { name: ofPages("forms", /node_modules[\\/](react-hook-form|@hookform)[\\/]/), debugName: "forms", priority: 3, minShareCount: 2 },
    {
      name: ofApp("article", /markdown-to-jsx[\\/]|src[\\/]ui[\\/]text[\\/](article-text|article-outline|markdown-text)\./),
      debugName: "article",
      priority: 3,
    },
    { name: ofPages("controls", POPUPS), debugName: "controls", priority: 3, minShareCount: 2 },
    // The exercises themselves, and what looks something up in them.
    {
      name: ofPages("catalogue", /[\\/](catalogue[\\/](exercises|equipment)|tracking[\\/]set-metrics)\./),
      debugName: "catalogue",
      priority: 3,
      minShareCount: 2,
    },
    // The numbers of an athlete: the engine reads notes for them, and the words it knows are half of the file.
    {
      name: ofPagesWithout(OPENED)("profile", /features[\\/]athlete[\\/](?!components[\\/]wizard)/),
      debugName: "profile",
      priority: 4,
      minShareCount: 2,
    },
    { name: ofPagesWithout(WORDS)("numbers", ATHLETE), debugName: "numbers", priority: 3, minShareCount: 2 },
    { name: ofPages("athlete", ATHLETE), debugName: "athlete", priority: 2, minShareCount: 2 },
    // Names and units, which lists show without the schemas of their forms.
    { name: lightOfPages("kinds", /[\\/]packages[\\/]contract[\\/]/), debugName: "kinds", priority: 3, minShareCount: 2 },
    { name: ofPages("contract", /[\\/]packages[\\/]contract[\\/]/), debugName: "contract", priority: 1, minShareCount: 2 },
    { name: ofFrame("shared", new RegExp(`${OWN.source}|${ICONS.source}`)), debugName: "shared", priority: 3 },
    // What log and runner share, what the pages of plans share, and what the pages of administrators share.
    { name: ofPagesWithout(OPENED)("log", /features[\\/]session-log[\\/]/), debugName: "log", priority: 2, minShareCount: 2 },
    { name: ofPagesWithout(OPENED)("plan", /features[\\/]plan[\\/]/), debugName: "plan", priority: 2, minShareCount: 2 },
    { name: ofPagesWithout(OPENED)("workout-rows", WORKOUTS), debugName: "workout-rows", priority: 2, minShareCount: 2 },
    { name: ofPages("check-in-parts", CHECK_IN), debugName: "check-in-parts", priority: 4, minShareCount: 2 },
    { name: ofPagesWithout(OPENED)("exercises", EXERCISES), debugName: "exercises", priority: 4, minShareCount: 2 },
    {
      name: ofAdminWithout(new RegExp(`${OPENED.source}|markdown-to-jsx`))("admin", ADMIN),
      debugName: "admin",
      priority: 2,
      minShareCount: 2,
    },
    { name: ofApp("settings-parts", SETTINGS), debugName: "settings-parts", priority: 2, minShareCount: 2 },
    // A page without a chart loads none of what draws them.
    { name: ofApp("chart", CHARTS), debugName: "chart", priority: 5, minShareCount: 2 },
    { name: ofApp("body", BODY), debugName: "body", priority: 5, minShareCount: 2 },
    // The design system, apart from what opens over a page.
    { name: ofPagesWithout(POPUPS)("surface", UI), debugName: "surface", priority: 3, minShareCount: 2 },
    // Parts of the design system that several pages use: what the frame fetches at rest needs nothing of the features.
    { name: ofPages("ui", UI), debugName: "ui", priority: 2, minShareCount: 2 },
    // What opens nothing over a page is not to wait for what does.
    {
      name: ofPagesWithout(new RegExp(`${OPENED.source}|${ATHLETE.source}`))("pages", SOURCES),
      debugName: "pages",
      priority: 1,
      minShareCount: 3,
    },
  ];
}

/** Names a group of the modules that pages without sign-in reach (such a page would load the whole group for one module), of those of the shell, or of the rest. */
function partition(root: string) {
  let parts: Record<Part, ReadonlySet<string>> | undefined;
  const partsOf = (id: string, graph: ModuleGraph): readonly Part[] => {
    parts ??= {
      site: reachedFrom(pathsOf(root, SITE_ENTRIES), graph, { dynamic: true }),
      shell: reachedFrom(pathsOf(root, SHELL_ENTRIES), graph, { dynamic: false }),
      pages: reachedFrom(pagesOf(root, ROUTER, graph), graph, { dynamic: false }),
    };
    const all = parts;
    return PARTS.filter((part) => all[part].has(id));
  };
  const within = (isWanted: (first: Part | undefined, second: Part | undefined) => boolean) => (name: string, test: RegExp) => {
    return (id: string, graph: ModuleGraph) => (test.test(id) && isWanted(...firstTwo(partsOf(id, graph))) ? name : null);
  };
  const ofPages = within((part) => part === "pages");
  /** Modules that are not of the site and that the entries import, directly or through others. */
  const reachedBy = (entriesOf: (graph: ModuleGraph) => readonly string[]) => {
    let reached: ReadonlySet<string> | undefined;
    return (name: string, test: RegExp) => (id: string, graph: ModuleGraph) => {
      reached ??= reachedFrom(entriesOf(graph), graph, { dynamic: false });
      return test.test(id) && reached.has(id) && !partsOf(id, graph).includes("site") ? name : null;
    };
  };
  /** Modules of a group that are not heavy and do not come with a heavy one that the shell lacks. */
  const without = (group: typeof ofPages) => (heavy: RegExp) => {
    const known = new Map<string, boolean>();
    const isHeavy = (id: string, graph: ModuleGraph) => heavy.test(id) && !partsOf(id, graph).includes("shell");
    const isLight = (id: string, graph: ModuleGraph) =>
      known.get(id) ?? [...reachedFrom([id], graph, { dynamic: false })].every((other) => !isHeavy(other, graph));
    return (name: string, test: RegExp) => {
      const nameOf = group(name, test);
      return (id: string, graph: ModuleGraph) => {
        if (nameOf(id, graph) === null) return null;
        known.set(id, isLight(id, graph));
        return known.get(id) === true ? name : null;
      };
    };
  };
  return {
    ofSite: within((part, next) => part === "site" && next !== "shell"),
    ofSiteAndShell: within((part, next) => part === "site" && next === "shell"),
    ofApp: within((part) => part !== "site"),
    /** The frame, and what the dashboard shares with other pages and with what it loads later. */
    ofFrame: (name: string, test: RegExp) => {
      const [ofFrame, ofOthers, ofDashboard] = [
        reachedBy(() => pathsOf(root, FRAME_ENTRIES))(name, test),
        reachedBy((graph) => [
          ...pagesOf(root, ROUTER, graph).filter((page) => !page.endsWith(DASHBOARD)),
          ...[...reachedFrom(pathsOf(root, [DASHBOARD]), graph, { dynamic: false })].flatMap((id) => loadedLaterBy(id, graph)),
        ])(name, test),
        reachedBy(() => pathsOf(root, [DASHBOARD]))(name, test),
      ];
      return (id: string, graph: ModuleGraph) => ofFrame(id, graph) ?? (ofDashboard(id, graph) && ofOthers(id, graph));
    },
    ofShell: within((part) => part === "shell"),
    ofPages,
    ofPagesWithout: without(ofPages),
    ofAdminWithout: without(reachedBy((graph) => pagesOf(root, ADMIN_ROUTER, graph))),
  };
}

/** A module belongs to the first that reaches it. */
const PARTS = ["site", "shell", "pages"] as const;

const firstTwo = ([first, second]: readonly Part[]) => [first, second] as const;

type Part = (typeof PARTS)[number];

/** The modules that a router loads when a page is opened. */
const pagesOf = (root: string, router: string, graph: ModuleGraph): readonly string[] =>
  pathsOf(root, [router]).flatMap((id) => loadedLaterBy(id, graph));

const loadedLaterBy = (id: string, graph: ModuleGraph): readonly string[] => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

const pathsOf = (root: string, files: readonly string[]): string[] => files.map((file) => normalizePath(`${root}/${file}`));
