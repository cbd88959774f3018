import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/toast.ts";
import { competitions, type Competition } from "../api/competitions.ts";

/** Notes that the athlete has registered, and offers to adjust the plan where that has not been done. */
export function useRegister(onAskCoach: (competition: Competition) => void): (competition: Competition) => void {
  const { mutateAsync } = competitions.useChange();
  return (competition) => {
    const registered = { ...competition, registration_status: "registered" as const };
    const description = "You have been registered for this competition.";
    void mutateAsync({ row: registered, draft: registered }).then(
      () =>
        toast(
          competition.ai_adjusted
            ? { title: "Registration Submitted", description }
            : {
                title: "Registration Submitted",
                description: `${description} Would you like to adjust your training plan?`,
                action: { label: "Adjust Plan", onClick: () => onAskCoach(registered) },
              },
        ),
      (error: unknown) => toast({ title: "Failed to register", description: getSentence(error), variant: "destructive" }),
    );
  };
}
