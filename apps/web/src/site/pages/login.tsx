import { nextPath } from "#app/next-path.ts";
import { paths } from "#app/paths.ts";
import { Login } from "#features/sign-in/components/login.tsx";
import { goTo, legal } from "./sign-in-paths.ts";

/** Who is signed in already does not see it: `early-login.ts`. */
export function LoginPage() {
  return <Login next={() => nextPath()} goTo={goTo} signUpPath={paths.register} forgotPasswordPath={paths.forgotPassword} legal={legal} />;
}
