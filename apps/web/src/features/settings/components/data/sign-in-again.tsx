import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { forgetSession } from "../../api/delete-account.ts";

/** An account without password or second factor proves itself at the sign-in, to which a page without a session leads by itself. */
export function SignInAgain(): ReactNode {
  return (
    <Alert title="Sign in again first" action={<Button onClick={() => void forgetSession()}>Sign in again</Button>}>
      You signed in more than 15 minutes ago. Sign in once more, then come back here within 15 minutes.
    </Alert>
  );
}
