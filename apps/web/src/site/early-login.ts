// In the head of pages with a form, before anything is painted: who is signed in goes on from the sign-in to the page that was wanted,
// and so does a tab that waits there when somebody signs in in another one.
import { mustSignInAgain, nextPath } from "#app/navigation/next-path.ts";
import { paths } from "#app/navigation/paths.ts";
import { readIntent } from "#backend/auth/sign-in-intent.ts";
import { takeCarriedEmail } from "#features/sign-in/model/carried-email.ts";
import { hasStoredSession, SESSION_KEY } from "#backend/stored-sign-in.ts";

const isLogin = location.pathname.startsWith(paths.login);

if (isLogin || [paths.register, paths.signUp].some((path) => location.pathname.startsWith(path))) {
  if (hasStoredSession() && !(isLogin && mustSignInAgain()) && !readIntent().awaitsCode) location.replace(nextPath());
  addEventListener("storage", ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue !== null) location.replace(nextPath());
  });
}

// The address that the sign-up has found to have an account already. React, which comes later, keeps what stands in the field.
if (isLogin) {
  addEventListener("DOMContentLoaded", () => {
    const email = document.querySelector<HTMLInputElement>("input[name=email]");
    if (email?.value === "") email.value = takeCarriedEmail();
  });
}
