import type { Wording } from "./wording.ts";

/** Fonts of the product where they are installed, else the system's: a mail loads nothing. */
const SANS_FONT = "font-family:'Geist Variable',Geist,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const DISPLAY_FONT =
  "font-family:'Archivo Variable',Archivo,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** The product's light theme, written into every element, because some mail programs know no style sheet. */
const LIGHT_COLORS = {
  canvas: "#f2f4f6",
  surface: "#ffffff",
  sunken: "#e9ecef",
  line: "#d8dce0",
  ink: "#12181d",
  ink2: "#40474f",
  ink3: "#5b636b",
  inverse: "#12181d",
  onInverse: "#f9fafb",
  rod: "#b9bec4",
  ember: "#f75702",
} as const;

/** Dark theme by class and more room on phones, for mail programs that support style sheets. */
const STYLE_SHEET = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .outer { padding: 24px 12px 32px !important; }
  .card { padding: 24px 20px !important; }
  .button-row { width: 100% !important; }
  .button a { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas { background: #0b0e11 !important; }
  .card { background: #13161a !important; border-color: #262b2f !important; }
  .ink { color: #f1f4f6 !important; }
  .ink-2 { color: #bec3c8 !important; }
  .ink-3 { color: #959ca2 !important; }
  .rule { border-color: #262b2f !important; }
  .code { background: #06070a !important; color: #f1f4f6 !important; }
  .button { background: #f1f4f6 !important; }
  .button a { color: #0d1115 !important; }
  .plate { background: #f1f4f6 !important; }
  .rod { background: #40464c !important; }
  .ember { background: #fe6d24 !important; }
}`;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export interface Shown {
  readonly wording: Wording;
  readonly link: string | undefined;
  readonly code: string | undefined;
  /** Names the sender and the recipient: a mail without both looks like phishing. */
  readonly sender: string;
  /** The page on which the reader can end such mails. */
  readonly unsubscribe?: string;
}

const TABLE = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/** The HTML of a mail: tables and inline styles, because mail programs know little else, in the product's colours. Nothing is loaded from anywhere. */
export function htmlPage({ wording, link, code, sender, unsubscribe }: Shown): string {
  const { subject, heading, lead, more = [], action, codeLead, footnote } = wording;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escape(subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${LIGHT_COLORS.canvas};">
${preview(lead)}
${TABLE} class="canvas" bgcolor="${LIGHT_COLORS.canvas}" style="background:${LIGHT_COLORS.canvas};">
<tr><td class="outer" align="center" style="padding:40px 16px 48px;">
${TABLE} style="max-width:520px;">
<tr><td style="padding:0 0 24px;">${brand()}</td></tr>
<tr><td class="card" bgcolor="${LIGHT_COLORS.surface}" style="background:${LIGHT_COLORS.surface};border:1px solid ${LIGHT_COLORS.line};border-radius:8px;padding:32px;">
<h1 class="ink" style="margin:0 0 12px;${DISPLAY_FONT}font-size:24px;line-height:30px;font-weight:700;font-stretch:118%;letter-spacing:-.01em;color:${LIGHT_COLORS.ink};">${escape(heading)}</h1>
${[lead, ...more].map(paragraph).join("\n")}
${link && action ? button(link, action) : ""}${code && codeLead ? codeBox(code, codeLead) : ""}
<p class="ink-3 rule" style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${LIGHT_COLORS.line};${SANS_FONT}font-size:13px;line-height:19px;color:${LIGHT_COLORS.ink3};">${escape(footnote)}${unsubscribe ? unsubscribeLink(unsubscribe) : ""}</p>
</td></tr>
<tr><td class="ink-3" style="padding:20px 0 0;${SANS_FONT}font-size:12px;line-height:18px;color:${LIGHT_COLORS.ink3};word-break:break-word;">${link ? plainLink(link) : ""}${escape(sender)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, index: number): string {
  return `<p class="ink-2" style="margin:${index === 0 ? "0" : "12px 0 0"};${SANS_FONT}font-size:16px;line-height:24px;color:${LIGHT_COLORS.ink2};word-break:break-word;">${escape(text)}</p>`;
}

function unsubscribeLink(page: string): string {
  return ` <a href="${escape(page)}" class="ink-3" style="color:${LIGHT_COLORS.ink3};">Unsubscribe</a>`;
}

/** Preview text of the inbox; the blanks after it keep the rest of the mail out of the preview. */
function preview(lead: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escape(lead)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`;
}

function button(link: string, action: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button-row" style="margin:24px 0 0;"><tr>
<td class="button" bgcolor="${LIGHT_COLORS.inverse}" style="border-radius:6px;background:${LIGHT_COLORS.inverse};"><a href="${escape(link)}" style="display:inline-block;padding:13px 24px;${SANS_FONT}font-size:15px;line-height:20px;font-weight:600;color:${LIGHT_COLORS.onInverse};text-decoration:none;">${escape(action)}</a></td>
</tr></table>
`;
}

function codeBox(code: string, codeLead: string): string {
  return `<p class="ink-2" style="margin:24px 0 8px;${SANS_FONT}font-size:15px;line-height:22px;color:${LIGHT_COLORS.ink2};">${escape(codeLead)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="code" bgcolor="${LIGHT_COLORS.sunken}" style="padding:10px 16px 10px 20px;border-radius:6px;background:${LIGHT_COLORS.sunken};${DISPLAY_FONT}font-size:26px;line-height:32px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.16em;color:${LIGHT_COLORS.ink};">${escape(code)}</td>
</tr></table>
`;
}

function plainLink(link: string): string {
  return `If the button does not work, copy this address into your browser:<br><a href="${escape(link)}" class="ink-3" style="color:${LIGHT_COLORS.ink3};word-break:break-all;">${escape(link)}</a><br><br>`;
}

/** The mark, three plates on a rod with the last one ember, and the word beside it, in table cells: a picture would have to be fetched. */
function brand(): string {
  const cells = [
    bar(3, 2, "rod"),
    bar(5, 12, "plate"),
    bar(3, 2, "rod"),
    bar(5, 24, "plate"),
    bar(3, 2, "rod"),
    bar(5, 16, "ember"),
    bar(4, 2, "rod"),
  ];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${cells.join("\n")}
<td class="ink" style="padding-left:10px;${DISPLAY_FONT}font-size:17px;line-height:24px;color:${LIGHT_COLORS.ink};"><span style="font-weight:800;font-stretch:125%;letter-spacing:.06em;">IRON</span><span style="font-weight:500;font-stretch:62%;letter-spacing:-.01em;">PACE</span></td>
</tr></table>`;
}

const COLOURS = { plate: LIGHT_COLORS.ink, rod: LIGHT_COLORS.rod, ember: LIGHT_COLORS.ember } as const;

function bar(width: number, height: number, kind: keyof typeof COLOURS): string {
  const radius = kind === "rod" ? 0 : 1.5;
  return `<td valign="middle" width="${width}" height="24" style="font-size:0;line-height:0;"><div class="${kind}" style="width:${width}px;height:${height}px;border-radius:${radius}px;background:${COLOURS[kind]};font-size:0;line-height:0;"></div></td>`;
}
