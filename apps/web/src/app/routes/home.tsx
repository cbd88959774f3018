import { Navigate } from "react-router";
import { useAuth } from "../../backend/auth/auth-context.ts";
import { HomePage } from "../../features/home/components/home-page.tsx";
import { paths } from "../paths.ts";

export function HomeRoute() {
  const { user } = useAuth();
  if (user !== null) return <Navigate to={paths.dashboard} replace />;
  return <HomePage loginPath={paths.login} signUpPath={paths.signUp} />;
}
