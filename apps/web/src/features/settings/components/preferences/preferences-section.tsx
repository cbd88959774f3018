import { type ReactNode, useId } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { timeZone } from "#backend/time-zone.ts";
import { Field } from "#ui/form/field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { useTheme } from "#ui/theme/theme.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useReviewMail } from "../../api/notifications.ts";
import { type PreferencesChange, usePreferences, useSavePreferences, useSavingPreferences } from "../../api/save-preferences.ts";
import { refusalText } from "../../model/refusal.ts";
import { reviewMailState } from "../../model/review-mail-state.ts";
import { DISTANCE_OPTIONS, WEIGHT_OPTIONS } from "../../model/unit-options.ts";
import { LoadFailure, SettingsBlock } from "../settings-block.tsx";
import { AiConsent } from "./ai-consent.tsx";
import { Notifications } from "./notifications.tsx";

/** Each choice is saved as it is made. */
export function PreferencesSection(): ReactNode {
  const preferences = usePreferences();
  const save = useSavePreferences();
  const saving = useSavingPreferences();

  const change = (part: PreferencesChange) =>
    save.mutate(part, {
      onError: (error) => toast({ title: "Your choice was not saved", description: refusalText(error), variant: "destructive" }),
    });

  if (preferences.isPending) return <Skeleton className="h-96" />;
  if (preferences.isLoadingError) {
    return (
      <LoadFailure title="Your preferences could not be loaded" error={preferences.error} onRetry={() => void preferences.refetch()} />
    );
  }
  const { units, distance_units, week_start, ai_consent, ai_consent_at, weekly_review_mail, time_zone } = preferences.data;
  return (
    <>
      <p role="status" className="-my-6 min-h-5 text-sm text-ink-3">
        {saving ? "Saving..." : save.isSuccess ? "Saved." : ""}
      </p>
      <SettingsBlock
        title="Units"
        text="Weights, distances and paces in your plan convert at once. Notes written earlier stay as they are."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice label="Weight" options={WEIGHT_OPTIONS} value={units} onChange={(next) => change({ units: next })} />
          <Choice
            label="Distance and pace"
            options={DISTANCE_OPTIONS}
            value={distance_units}
            onChange={(next) => change({ distance_units: next })}
          />
        </div>
      </SettingsBlock>
      <SettingsBlock title="Week" text="Sets the first day in your calendar and lists. Plan weeks always run from Monday to Sunday.">
        <Choice label="Week starts on" options={WEEK_STARTS} value={week_start} onChange={(next) => change({ week_start: next })} />
      </SettingsBlock>
      <ThemeBlock />
      <Notifications />
      <ReviewMail
        wanted={weekly_review_mail}
        zone={time_zone}
        onChange={(next) => change({ weekly_review_mail: next, ...(next && { time_zone: timeZone() }) })}
      />
      <AiConsent given={ai_consent} givenAt={ai_consent_at} onChange={(next) => change({ ai_consent: next })} />
    </>
  );
}

function ThemeBlock(): ReactNode {
  const { choice, choose } = useTheme();
  return (
    <SettingsBlock title="Theme" text="Saved on this device.">
      <Choice label="Appearance" options={THEMES} value={choice} onChange={choose} />
    </SettingsBlock>
  );
}

const WEEK_STARTS = [
  { value: "monday", label: "Monday" },
  { value: "sunday", label: "Sunday" },
] as const;
const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>): ReactNode {
  return (
    <Field label={label} nativeLabel={false}>
      <Segmented
        options={options}
        value={value}
        onValueChange={onChange}
        aria-label={label}
        className="grid! w-full max-w-72 auto-cols-fr grid-flow-col"
      />
    </Field>
  );
}

interface ReviewMailProps {
  readonly wanted: boolean;
  /** As it is stored with the account. */
  readonly zone: string | null;
  readonly onChange: (wanted: boolean) => void;
}

/** Off until the athlete turns it on. Where no mail is sent it says so. */
function ReviewMail({ wanted, zone, onChange }: ReviewMailProps): ReactNode {
  const { user } = useAuth();
  const mail = useReviewMail();
  const label = useId();
  const state = useId();
  const { text, canTurnOn } = reviewMailState({ wanted, zone, isAvailable: mail.data, email: user?.email });
  return (
    <SettingsBlock
      title="Weekly review"
      text="What you planned and did, new bests and estimates, the week ahead and one decision to make. Also on your dashboard from Sunday evening to Wednesday."
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
