import { Navigate, useNavigate } from "react-router";
import { useAuth } from "../../backend/auth/auth-context.ts";
import { LoginForm } from "../../features/sign-in/components/login-form.tsx";
import { SignInPage } from "../../features/sign-in/components/sign-in-page.tsx";
import { paths } from "../paths.ts";

export function LoginRoute() {
  const { user } = useAuth();
  const navigate = useNavigate();
  if (user !== null) return <Navigate to={paths.dashboard} replace />;
  return (
    <SignInPage title="Sign in" lede="Pick up where you left the bar.">
      <LoginForm onSignedIn={() => void navigate(paths.dashboard, { replace: true })} signUpPath={paths.register} />
    </SignInPage>
  );
}
