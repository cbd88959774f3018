import { paths } from "#app/navigation/paths.ts";
import { ForgotPassword } from "#features/sign-in/components/forgot-password.tsx";

export function ForgotPasswordPage() {
  return <ForgotPassword loginPath={paths.login} />;
}
