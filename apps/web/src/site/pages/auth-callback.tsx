import { useEffect } from "react";
import { paths } from "#app/navigation/paths.ts";
import { AuthCallback } from "#features/sign-in/components/auth-callback.tsx";

/** HTML with a script of its own; only while developing React draws it, and brings the script. */
export function AuthCallbackPage() {
  useEffect(() => void import("../callback.ts"), []);
  return <AuthCallback forgotPasswordPath={paths.forgotPassword} loginPath={paths.login} />;
}
