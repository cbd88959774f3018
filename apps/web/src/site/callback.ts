// Where Google, Apple and the links of mails lead: completes the sign-in and goes on to the page that was wanted. Without React, so that
// nothing but the sign-in itself is waited for.
import "./callback.css";
import { paths } from "#app/navigation/paths.ts";
import { clearIntent, readIntent } from "#backend/auth/sign-in-intent.ts";
import { CallbackError, type CompletedSignIn, completeSignIn, OtherBrowserError } from "#features/sign-in/api/complete-sign-in.ts";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { toast } from "#ui/feedback/toast.ts";

/** Milliseconds from a failure to the sign-in screen. */
const REDIRECT_DELAY_MS = 3000;

const address = new URL(location.href);
// What it brought does not stay in the history.
history.replaceState(history.state, "", location.pathname);
const { next } = readIntent();
await completeSignIn(address, askToContinue).then(goOn, fail);

/** Shows whose account the tokens are of, and waits for a press. */
function askToContinue(email: string): Promise<boolean> {
  part("working").hidden = true;
  part("email").textContent = email;
  part("question").hidden = false;
  showHeading("Continue to your account?");
  return new Promise((resolve) => {
    const answer = (accepted: boolean) => {
      part("question").hidden = true;
      part("working").hidden = false;
      resolve(accepted);
    };
    part("continue").addEventListener("click", () => answer(true), { once: true });
    part("decline").addEventListener("click", () => answer(false), { once: true });
  });
}

function goOn({ step, email }: CompletedSignIn): void {
  if (step === "awaits-code") return location.replace(paths.login);
  const description = email === undefined ? undefined : `You are signed in as ${email}.`;
  carryToast({ title: "Sign-in Successful", description });
  location.replace(next ?? paths.dashboard);
}

function fail(error: unknown): void {
  clearIntent();
  if (error instanceof OtherBrowserError) return showOtherBrowser();
  showFailure(error instanceof CallbackError ? error.message : "Failed to establish session. Please try signing in again.");
  if (error instanceof CallbackError && error.told) {
    const message = {
      title: "Authentication Error",
      description: "There was an error with your sign-in attempt",
      variant: "destructive",
    } as const;
    toast(message);
    carryToast(message);
  }
  setTimeout(() => location.replace(paths.login), REDIRECT_DELAY_MS);
}

/** There is something to read and to choose: nobody is sent on. */
function showOtherBrowser(): void {
  part("working").remove();
  part("other-browser").hidden = false;
  showHeading("Opened in another browser");
}

function showFailure(reason: string): void {
  part("working").remove();
  part("reason").textContent = reason;
  part("failed").hidden = false;
  showHeading("Sign in");
}

/** The focus goes to the heading, so that the new state is read out. */
function showHeading(text: string): void {
  const heading = document.querySelector("h1");
  if (heading === null) return;
  heading.textContent = text;
  heading.focus();
}

function part(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-callback="${name}"]`);
  if (element === null) throw new Error(`The page has no part "${name}"`);
  return element;
}
