import { useAuth } from "#backend/auth/auth-context.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { carryToast } from "#ui/feedback/carried-toast.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useChangeAccount } from "../api/change-account.ts";
import { ACTS, type Account, type Act } from "../model/account.ts";

/** Does something to an account and tells how it went; true when it is done. */
export function useAct(): readonly [act: (account: Account, act: Act) => Promise<boolean>, busy: boolean] {
  const { mutateAsync, isPending } = useChangeAccount();
  const { user } = useAuth();
  const act = (account: Account, act: Act) =>
    mutateAsync({ account, act }).then(
      (description) => {
        const message = { title: ACTS[act].done, description };
        if (act === "revoke-admin" && account.id === user?.id) {
          // Who has just left the administrators sees this area as everybody else does.
          carryToast(message);
          location.reload();
        } else toast(message);
        return true;
      },
      (error: unknown) => {
        tellFailure(act, error);
        return false;
      },
    );
  return [act, isPending];
}

export function tellFailure(act: Act, error: unknown): void {
  toast({
    title: "Error",
    description: `Failed to ${ACTS[act].failed}: ${getSentence(error) ?? "Please try again."}`,
    variant: "destructive",
  });
}
