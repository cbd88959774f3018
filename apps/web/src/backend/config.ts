export interface BackendConfig {
  /** Where /auth/v1, /rest/v1 and the others are, without a slash at the end. */
  readonly url: string;
  /** The key every request carries; it is public and gives no rights of its own. */
  readonly anonKey: string;
}

/**
 * Reads `<meta name="ironpace-config" content='{"supabaseUrl","anonKey"}'>`, which the server writes into every page,
 * or VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY of a build for another host.
 * undefined when neither is there. Without an address, the page's own origin is meant.
 */
export function readConfig(): BackendConfig | undefined {
  const injected = parse(document.querySelector('meta[name="ironpace-config"]')?.getAttribute("content"));
  const anonKey = injected.anonKey ?? variable(import.meta.env["VITE_SUPABASE_ANON_KEY"]);
  const url = injected.supabaseUrl ?? variable(import.meta.env["VITE_SUPABASE_URL"]) ?? location.origin;
  return anonKey === undefined ? undefined : { url: url.replace(/\/+$/, ""), anonKey };
}

function parse(content: string | null | undefined): { supabaseUrl?: string; anonKey?: string } {
  try {
    const value: unknown = JSON.parse(content ?? "");
    if (typeof value !== "object" || value === null) return {};
    const supabaseUrl = "supabaseUrl" in value ? variable(value.supabaseUrl) : undefined;
    const anonKey = "anonKey" in value ? variable(value.anonKey) : undefined;
    return { ...(supabaseUrl === undefined ? {} : { supabaseUrl }), ...(anonKey === undefined ? {} : { anonKey }) };
  } catch {
    return {};
  }
}

const variable = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
