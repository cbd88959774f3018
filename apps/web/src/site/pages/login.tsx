import { nextPath } from "#app/navigation/next-path.ts";
import { paths } from "#app/navigation/paths.ts";
import { Login } from "#features/sign-in/components/login.tsx";
import { goTo, legal } from "./sign-in-paths.ts";

/** Who is signed in already does not see it: `early-login.ts`. */
export function LoginPage() {
  return <Login next={() => nextPath()} goTo={goTo} signUpPath={paths.register} forgotPasswordPath={paths.forgotPassword} legal={legal} />;
}
