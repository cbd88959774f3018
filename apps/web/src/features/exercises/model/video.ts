/** A video that this site plays itself, or the site that has it. */
export type Video =
  | { readonly kind: "here"; readonly url: string }
  | { readonly kind: "elsewhere"; readonly url: string; readonly host: string };

/** Nothing of another site is loaded into the page: such a video is a link. `homes`: the origins that are our own. */
export function getVideo(address: string | null, homes: readonly string[]): Video | undefined {
  const url = address === null ? undefined : parse(address, homes[0]);
  if (url === undefined) return undefined;
  return homes.includes(url.origin)
    ? { kind: "here", url: url.href }
    : { kind: "elsewhere", url: url.href, host: url.hostname.replace(/^www\./, "") };
}

function parse(address: string, base: string | undefined): URL | undefined {
  const url = URL.parse(address, base);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : undefined;
}
