import { useId, type ReactNode } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { Switch } from "#ui/switch.tsx";
import { useReviewMail } from "../../api/get-review-mail.ts";
import { reviewMailState } from "../../model/review-mail-state.ts";
import { SettingsBlock } from "../settings-block.tsx";

interface ReviewMailProps {
  readonly wanted: boolean;
  /** As it is stored with the account. */
  readonly zone: string | null;
  readonly onChange: (wanted: boolean) => void;
}

/** Off until the athlete turns it on. Where no mail is sent it says so. */
export function ReviewMail({ wanted, zone, onChange }: ReviewMailProps): ReactNode {
  const { user } = useAuth();
  const mail = useReviewMail();
  const label = useId();
  const state = useId();
  const { text, canTurnOn } = reviewMailState({ wanted, zone, isAvailable: mail.data, email: user?.email });
  return (
    <SettingsBlock
      title="Weekly review"
      text="What you planned and did, new bests and estimates, the week ahead and one decision. Also on your dashboard from Sunday evening to Wednesday."
    >
      <div className="flex items-center justify-between gap-4 border-t border-line pt-3">
        <div className="min-w-0">
          <p id={label} className="font-[550]">
            Email me the review on Sunday evening
          </p>
          <p id={state} className="text-sm break-words text-ink-3">
            {text}
          </p>
        </div>
        <Switch
          checked={wanted}
          onCheckedChange={onChange}
          disabled={!wanted && !canTurnOn}
          aria-labelledby={label}
          aria-describedby={state}
        />
      </div>
    </SettingsBlock>
  );
}
