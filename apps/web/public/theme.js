// Runs before the first paint, so that a chosen theme never flashes. The key is the one of src/ui/theme.ts.
try {
  const theme = localStorage.getItem("ironpace-theme");
  if (theme === "light" || theme === "dark") document.documentElement.classList.add(theme);
} catch {
  // Storage is blocked: the system's setting is used.
}
