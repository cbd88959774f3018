import { paths } from "#app/navigation/paths.ts";
import { SecureAccount } from "#features/sign-in/components/secure-account.tsx";

export function SecureAccountPage() {
  return <SecureAccount loginPath={paths.login} forgotPasswordPath={paths.forgotPassword} />;
}
