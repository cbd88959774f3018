import { useSyncExternalStore } from "react";
import { applyTheme, THEME_KEY } from "./apply-theme.ts";

export type ThemeChoice = "light" | "dark" | "system";

/** The chosen theme, what it comes out as, and how to choose another. */
export function useTheme(): {
  readonly choice: ThemeChoice;
  readonly resolved: "light" | "dark";
  readonly choose: (choice: ThemeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribe, readChoice);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => systemDark().matches);
  const resolved = choice === "system" ? (systemIsDark ? "dark" : "light") : choice;
  return { choice, resolved, choose };
}

function choose(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
}

/** The class on <html> is the truth: early-theme.ts sets it from storage, `choose` changes it. */
function readChoice(): ThemeChoice {
  const { classList } = document.documentElement;
  return classList.contains("dark") ? "dark" : classList.contains("light") ? "light" : "system";
}

const listeners = new Set<() => void>();

/** Also follows a choice made in another tab. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    applyTheme(event.newValue === "light" || event.newValue === "dark" ? event.newValue : "system");
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

function subscribeToSystem(listener: () => void): () => void {
  const query = systemDark();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
