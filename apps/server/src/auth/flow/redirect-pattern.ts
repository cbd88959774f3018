/**
 * A pattern of addresses, with the wildcards of Supabase's redirect list: `*` stands for any characters but `.` and `/`, `**` for any, `?` for
 * one character but these. Before the path nothing stands for a slash, so that no other host can satisfy a pattern with its path.
 */
export function redirectPattern(pattern: string): RegExp {
  const [, scheme = "", host = "", path = ""] = /^([a-z][a-z0-9+.-]*:(?:\/\/)?)?([^/]*)(.*)$/is.exec(pattern) ?? [];
  return new RegExp(`^${escape(scheme)}${translate(host, "[^/?#@]*")}${translate(path, ".*")}$`, "is");
}

function translate(part: string, anything: string): string {
  return part
    .split(/(\*\*|\*|\?)/)
    .map((piece) => ({ "**": anything, "*": "[^./?#@]*", "?": "[^./#@]" })[piece] ?? escape(piece))
    .join("");
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
