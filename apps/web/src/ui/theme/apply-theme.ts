/** Marks the page with the chosen theme; "system" leaves it to the browser. The colour of the browser's own bars follows. */
export function applyTheme(choice: "light" | "dark" | "system"): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  if (choice !== "system") classList.add(choice);
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const scheme = (meta.dataset["scheme"] ??= meta.media.includes("dark") ? "dark" : "light");
    meta.media = choice === "system" ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? "all" : "not all";
  }
}

/** Where the chosen theme is kept in the browser. */
export const THEME_KEY = "ironpace-theme";
