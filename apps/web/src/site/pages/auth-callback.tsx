import { paths } from "../../app/paths.ts";
import { AuthCallback } from "../../features/sign-in/components/auth-callback.tsx";
import { goTo } from "./sign-in-paths.ts";

export function AuthCallbackPage() {
  return <AuthCallback homePath={paths.dashboard} loginPath={paths.login} goTo={goTo} />;
}
