import { paths } from "#app/navigation/paths.ts";
import { ResetPassword } from "#features/sign-in/components/reset-password.tsx";
import { goTo } from "./sign-in-paths.ts";

export function ResetPasswordPage() {
  return <ResetPassword forgotPasswordPath={paths.forgotPassword} onDone={toLogin} />;
}

const toLogin = (): void => goTo(paths.login);
