import type { Shown } from "./compose.ts";

/**
 * The HTML of a mail: tables and inline styles, because mail programs know little else; nothing is loaded from anywhere. The colours are those of
 * the product's light theme, with its dark ones where a mail program asks for them.
 */
export function htmlPage({ wording, link, code }: Shown): string {
  const { subject, heading, lead, action, codeLead, footnote } = wording;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0b0e11 !important; }
  .card { background: #13161a !important; border-color: #2b3138 !important; }
  .ink { color: #f2f4f6 !important; }
  .quiet { color: #a6aeb6 !important; }
  .code { background: #06070a !important; color: #f2f4f6 !important; border-color: #2b3138 !important; }
  .plate { background: #f2f4f6 !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f2f4f6;">
<div style="display:none;max-height:0;overflow:hidden;">${escape(lead)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="canvas" style="background:#f2f4f6;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;">
<tr><td style="padding:0 4px 20px;">${brand()}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #d8dce0;border-radius:12px;padding:32px 28px;">
<h1 class="ink" style="margin:0 0 12px;${SANS}font-size:22px;line-height:1.25;font-weight:700;color:#12181d;">${escape(heading)}</h1>
<p class="ink" style="margin:0;${SANS}font-size:16px;line-height:1.5;color:#12181d;">${escape(lead)}</p>
${link && action ? button(link, action) : ""}${code && codeLead ? codeBox(code, codeLead) : ""}
<p class="quiet" style="margin:24px 0 0;${SANS}font-size:14px;line-height:1.5;color:#57606a;">${escape(footnote)}</p>
</td></tr>
${link ? plainLink(link) : ""}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const SANS = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** Three plates on a rod, the last one ember, drawn with table cells: images would have to be fetched. */
function brand(): string {
  const plate = (height: number, colour: string, name: string) =>
    `<td valign="middle" style="padding-right:3px;"><div class="${name}" style="width:5px;height:${height}px;border-radius:1px;background:${colour};font-size:0;line-height:0;">&nbsp;</div></td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${plate(12, "#12181d", "plate")}${plate(24, "#12181d", "plate")}${plate(16, "#f75702", "ember")}
<td class="ink" style="padding-left:7px;${SANS}font-size:17px;font-weight:800;letter-spacing:.02em;color:#12181d;">IRON<span style="font-weight:500;">PACE</span></td>
</tr></table>`;
}

function button(link: string, action: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0;"><tr>
<td style="border-radius:8px;background:#f75702;"><a href="${escape(link)}" style="display:inline-block;padding:14px 24px;${SANS}font-size:16px;font-weight:650;color:#150a06;text-decoration:none;">${escape(action)}</a></td>
</tr></table>
`;
}

function codeBox(code: string, codeLead: string): string {
  return `<p class="quiet" style="margin:24px 0 8px;${SANS}font-size:14px;line-height:1.5;color:#57606a;">${escape(codeLead)}</p>
<div class="code" style="display:inline-block;padding:10px 16px;border:1px solid #d8dce0;border-radius:8px;background:#e9ecef;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:24px;font-weight:600;letter-spacing:.2em;color:#12181d;">${escape(code)}</div>
`;
}

function plainLink(link: string): string {
  return `<tr><td class="quiet" style="padding:20px 4px 0;${SANS}font-size:12px;line-height:1.5;color:#57606a;word-break:break-all;">If the button does not work, copy this address into your browser:<br><a href="${escape(link)}" class="quiet" style="color:#57606a;">${escape(link)}</a></td></tr>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
