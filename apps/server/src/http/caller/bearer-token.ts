/** The token of an `Authorization` header. The scheme may be written in any case and before any number of blanks: what counts by caller counts by this. */
export const bearerToken = (authorization: string | null | undefined): string | undefined =>
  /^bearer +(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
