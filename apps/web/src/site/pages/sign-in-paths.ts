import { paths } from "#app/navigation/paths.ts";

export const legal = { terms: paths.terms, privacy: paths.privacy };

/** The next page takes the place of this one: the way back does not lead into a form that is done. */
export function goTo(path: string): void {
  location.replace(path);
}
