/** Fonts of the product where they are installed, else the system's: a mail loads nothing. */
export const SANS_FONT =
  "font-family:'Geist Variable',Geist,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
export const DISPLAY_FONT =
  "font-family:'Archivo Variable',Archivo,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** The product's light theme, written into every element, because some mail programs know no style sheet. */
export const LIGHT_COLORS = {
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

/** Its dark theme by class, and more room on a phone, for the programs that know style sheets. */
export const STYLE_SHEET = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
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

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
