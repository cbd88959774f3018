import { sentenceOf } from "../../../backend/error-sentence.ts";
import { toast } from "../../../ui/toast.ts";
import { useChangeAccount } from "../api/change-account.ts";
import { ACTS, type Account, type Act } from "../model/account.ts";

/** Does something to an account and tells how it went; true when it is done. */
export function useAct(): readonly [act: (account: Account, act: Act) => Promise<boolean>, busy: boolean] {
  const { mutateAsync, isPending } = useChangeAccount();
  const act = (account: Account, act: Act) =>
    mutateAsync({ account, act }).then(
      (description) => {
        toast({ title: ACTS[act].done, description });
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
    description: `Failed to ${ACTS[act].failed}: ${sentenceOf(error) ?? "Please try again."}`,
    variant: "destructive",
  });
}
