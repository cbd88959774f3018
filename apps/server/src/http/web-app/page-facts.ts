/** What only the operator knows, for the pages of a build that is the same everywhere. */
export interface PageFacts {
  /** Where browsers find the pages, without a slash at the end. */
  readonly siteUrl: string;
  readonly operatorName: string | undefined;
  readonly contactEmail: string | undefined;
}

/**
 * Writes the site's address and its operator into a page, a sitemap or robots.txt: in place of `https://ironpace.invalid`, and
 * into `<address data-operator>`, which keeps its own words when nothing is set.
 */
export function withFacts(text: string, { siteUrl, operatorName, contactEmail }: PageFacts): string {
  const located = text.replaceAll(UNKNOWN_SITE, () => escape(siteUrl));
  const operator = [operatorName && escape(operatorName), contactEmail && mailLink(escape(contactEmail))].filter(Boolean).join(", ");
  return operator === "" ? located : located.replace(OPERATOR, (_all, start: string, end: string) => `${start}${operator}${end}`);
}

const UNKNOWN_SITE = "https://ironpace.invalid";
const OPERATOR = /(<address data-operator="">)[^]*?(<\/address>)/g;

const mailLink = (email: string): string => `<a href="mailto:${email}">${email}</a>`;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
