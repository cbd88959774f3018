/**
 * Whether a connection string asks for TLS without looking at the certificate, as the driver reads it: `no-verify`, and with libpq's meaning of the
 * modes any that does not verify. A connection without TLS is another matter.
 */
export function hasUnverifiedTls(connectionString: string): boolean {
  const query = URL.parse(connectionString)?.searchParams;
  const mode = query?.get("sslmode") ?? "";
  if (mode === "no-verify") return true;
  return query?.get("uselibpqcompat") === "true" && ["allow", "prefer", "require"].includes(mode) && !query.has("sslrootcert");
}
