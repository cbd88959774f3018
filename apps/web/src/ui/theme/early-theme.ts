// Runs before the first paint, so that a chosen theme never flashes.
import { applyTheme, THEME_KEY } from "./apply-theme.ts";

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === "light" || theme === "dark") applyTheme(theme);
} catch {
  // Storage is blocked: the system's setting is used.
}
