/** Walks through redirects and posted forms as a browser does, with cookies, until an address answers otherwise or is `until`'s. */
export interface Visit {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

export interface WalkOptions {
  /** Stops before this address is opened. */
  readonly until?: (url: URL) => boolean;
  /** Added to a form before it is posted: what a script of that page would add. */
  readonly formFields?: Readonly<Record<string, string>>;
}

export async function walk(start: string, { until = () => false, formFields = {} }: WalkOptions = {}): Promise<Visit> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (until(url)) return { url, status: 0, text: "" };
    const cookie = cookies.get(url.origin);
    const response: Response = await fetch(url, {
      redirect: "manual",
      method: body ? "POST" : "GET",
      headers: { ...(cookie && { cookie }), accept: "text/html" },
      ...(body && { body }),
    });
    remember(cookies, url.origin, response);
    const text = await response.text();
    const location = response.headers.get("location");
    if (location !== null) {
      url = new URL(location, url);
      body = undefined;
      continue;
    }
    const form = /<form[^>]*action="([^"]+)"[\s\S]*<\/form>/.exec(text);
    if (!form?.[1]) return { url, status: response.status, text };
    url = new URL(form[1].replaceAll("&amp;", "&"), url);
    body = new URLSearchParams({ ...inputs(text), ...formFields });
  }
  throw new Error(`no end after 20 steps, at ${url}`);
}

const inputs = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

function remember(cookies: Map<string, string>, origin: string, response: Response): void {
  const jar = new Map(
    (cookies.get(origin) ?? "")
      .split("; ")
      .filter(Boolean)
      .map((pair) => [pair.split("=")[0] ?? "", pair]),
  );
  for (const line of response.headers.getSetCookie()) {
    const pair = line.split(";")[0] ?? "";
    jar.set(pair.split("=")[0] ?? "", pair);
  }
  cookies.set(origin, [...jar.values()].join("; "));
}
