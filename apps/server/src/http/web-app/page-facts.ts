/** Facts of the operator that the server inserts into the built pages. */
export interface PageFacts {
  /** Where browsers find the pages, without a slash at the end. */
  readonly siteUrl: string;
  readonly operatorName: string | undefined;
  readonly contactEmail: string | undefined;
  /** Days; 0: for ever. */
  readonly auditLogDays: number;
  readonly sessionIdleDays: number;
  readonly sessionDays: number;
  readonly unconfirmedAccountDays: number;
}

/**
 * Writes what the operator has set into a page, a sitemap or robots.txt: the site's address in place of `https://ironpace.invalid`, who runs it
 * into `<address data-operator>`, which keeps its own words when nothing is set, and how long things are kept into `<span data-kept>`.
 */
export function withFacts(text: string, facts: PageFacts): string {
  const { siteUrl, operatorName, contactEmail, auditLogDays, sessionIdleDays, sessionDays, unconfirmedAccountDays } = facts;
  const kept: Readonly<Record<string, string>> = {
    "audit-log": auditLogDays > 0 ? `after ${auditLogDays} days` : "only when the operator removes them",
    "idle-session": sessionIdleDays > 0 ? `after ${sessionIdleDays} days` : "only when you end it",
    session: sessionDays > 0 ? `after ${sessionDays} days` : "only when you end it",
    "unconfirmed-account": unconfirmedAccountDays > 0 ? `after ${unconfirmedAccountDays} days` : "only when the operator removes it",
  };
  const located = text
    .replaceAll(UNKNOWN_SITE, () => escape(siteUrl))
    .replace(KEPT, (all, start: string, name: string, end: string) => (kept[name] === undefined ? all : `${start}${kept[name]}${end}`));
  const operator = [operatorName && escape(operatorName), contactEmail && mailLink(escape(contactEmail))].filter(Boolean).join(", ");
  return operator === "" ? located : located.replace(OPERATOR, (_all, start: string, end: string) => `${start}${operator}${end}`);
}

const UNKNOWN_SITE = "https://ironpace.invalid";
const KEPT = /(<span data-kept="([\w-]+)">)[^<]*(<\/span>)/g;
const OPERATOR = /(<address data-operator="">)[^]*?(<\/address>)/g;

const mailLink = (email: string): string => `<a href="mailto:${email}">${email}</a>`;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
