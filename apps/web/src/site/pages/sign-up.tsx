import { paths } from "#app/navigation/paths.ts";
import { SignUp } from "#features/sign-in/components/sign-up.tsx";
import { goTo, legal } from "./sign-in-paths.ts";

export function SignUpPage() {
  return <SignUp loginPath={paths.login} homePath={paths.dashboard} goTo={goTo} legal={legal} />;
}
