/** One part of the bar in a picture: how wide it is against the others, and how high above and below the rod, 0-1. */
export interface PictureColumn {
  readonly width: number;
  readonly iron: number;
  readonly pace: number;
  /** Share that is done, 0-1: it is filled from the rod, the rest is an outline. */
  readonly done: number;
  /** A warm-up or a transition. */
  readonly isQuiet?: boolean;
}

export interface PictureFigure {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  /** Loads wide, times and distances narrow, counts neutral. */
  readonly face: "iron" | "pace" | "count";
}

/** What an athlete may share: a finished session, a block or a race. It holds what the picture shows, and nothing else. */
export interface Picture {
  readonly title: string;
  /** "Sat 13 Feb 2027, Berlin" */
  readonly when: string;
  /** One figure that is larger than all others. */
  readonly headline?: { readonly label: string; readonly value: string };
  readonly columns: readonly PictureColumn[];
  /** At most four. */
  readonly figures: readonly PictureFigure[];
}

/** Pixels; 4 to 5, which every network shows whole. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const;

/** "ironpace-hyrox-berlin.png" */
export function pictureFileName({ title }: Picture): string {
  const name = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 48);
  return `ironpace-${name === "" ? "session" : name}.png`;
}

/** The picture in words, for those who cannot see it. */
export function pictureText({ title, when, headline, figures }: Picture): string {
  const parts = [
    ...(headline === undefined ? [] : [`${headline.label} ${headline.value}`]),
    ...figures.map(({ label, value, unit }) => `${label} ${value}${unit === "" ? "" : ` ${unit}`}`),
  ];
  return `${title}, ${when}. ${parts.join(", ")}.`;
}

/** Breaks a title into lines that fit, a number never from its unit; the last line ends in "…" where there are more. */
export function wrapTitle(title: string, most: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of title.replaceAll(/(\d) (?=[a-z])/g, "$1\u00A0").split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1]} …`;
  while (!fits(last) && last.includes(" ")) last = last.replace(/ \S+ …$/, " …").replace(/^ …$/, "…");
  return [...lines.slice(0, most - 1), last.replace(" …", "…")];
}
