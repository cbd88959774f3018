import { useEffect } from "react";
import { mustSignInAgain, nextPath } from "../../app/next-path.ts";
import { paths } from "../../app/paths.ts";
import { readIntent } from "../../backend/auth/sign-in-intent.ts";
import { hasStoredSession, SESSION_KEY } from "../../backend/stored-session.ts";
import { Login } from "../../features/sign-in/components/login.tsx";
import { goTo, legal } from "./sign-in-paths.ts";

export function LoginPage() {
  useEffect(() => {
    if (hasStoredSession() && !mustSignInAgain() && !readIntent().awaitsCode) location.replace(nextPath());
    addEventListener("storage", followOtherTab);
    return () => removeEventListener("storage", followOtherTab);
  }, []);
  return <Login next={() => nextPath()} goTo={goTo} signUpPath={paths.register} forgotPasswordPath={paths.forgotPassword} legal={legal} />;
}

/** Somebody signed in in another tab of this browser: this one goes on as well. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === SESSION_KEY && newValue !== null) location.replace(nextPath());
}
