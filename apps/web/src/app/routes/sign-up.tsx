import { useNavigate } from "react-router";
import { SignInPage } from "../../features/sign-in/components/sign-in-page.tsx";
import { SignUpForm } from "../../features/sign-in/components/sign-up-form.tsx";
import { paths } from "../paths.ts";

export function SignUpRoute() {
  const navigate = useNavigate();
  return (
    <SignInPage title="Create account" lede="One bar for your lifts and your splits.">
      <SignUpForm onSignedUp={() => void navigate(paths.login)} loginPath={paths.login} />
    </SignInPage>
  );
}
