import { useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { getPushSupport, turnOffPush, turnOnPush } from "#backend/push/device.ts";
import { Field, Input } from "#ui/form/field.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useNotifications, useSaveReminders, type Reminders } from "../../api/notifications.ts";
import { settingsKeys } from "../../api/settings-keys.ts";
import { refusalText } from "../../model/refusal.ts";
import { SettingsBlock } from "../settings-block.tsx";

const WHY_NOT = {
  blocked: "Your browser blocks notifications from this site. Allow them in its settings.",
  install: "Add Ironpace to your home screen and open it there to get notifications.",
  none: "This browser cannot show notifications.",
} as const;

/** Off until the athlete turns them on for a device; then each kind has its own switch or time. */
export function Notifications(): ReactNode {
  const { data } = useNotifications();
  const queryClient = useQueryClient();
  const save = useSaveReminders();
  const [busy, setBusy] = useState(false);
  const support = getPushSupport();
  const key = data?.key;
  const text =
    data !== undefined && key === undefined
      ? "This server sends no notifications."
      : support === "ready"
        ? data?.isOn === true
          ? "On. Rest timers also ring while the screen is locked."
          : "Off."
        : WHY_NOT[support];

  const turn = async (on: boolean) => {
    setBusy(true);
    try {
      if (!on) await turnOffPush();
      else if (key !== undefined && !(await turnOnPush(key)))
        toast({ title: "Notifications stay off", description: "Your browser did not allow them." });
    } catch (error) {
      toast({ title: "Your choice was not saved", description: refusalText(error), variant: "destructive" });
    } finally {
      await queryClient.invalidateQueries({ queryKey: settingsKeys.notifications });
      setBusy(false);
    }
  };
  const change = (part: Partial<Reminders>) =>
    save.mutate(part, {
      onError: (error) => toast({ title: "Your choice was not saved", description: refusalText(error), variant: "destructive" }),
    });

  return (
    <SettingsBlock title="Notifications" text="Reminders for training, check-in and weekly review, plus your rest timers. Nothing else.">
      <Line
        label="Notifications on this device"
        text={text}
        checked={data?.isOn === true}
        disabled={busy || (data?.isOn !== true && (key === undefined || support !== "ready"))}
        onChange={(on) => void turn(on)}
      />
      {data?.isOn === true && (
        <>
          <TimeLine
            label="Today’s session"
            text="On days with a session you have not done yet."
            value={data.reminders.session_reminder_at}
            usual="07:00"
            onChange={(session_reminder_at) => change({ session_reminder_at })}
          />
          <TimeLine
            label="Morning check-in"
            text="On days you have not checked in yet."
            value={data.reminders.check_in_reminder_at}
            usual="06:30"
            onChange={(check_in_reminder_at) => change({ check_in_reminder_at })}
          />
          <Line
            label="Weekly review"
            text="Sundays from 19:00."
            checked={data.reminders.weekly_review_push}
            onChange={(weekly_review_push) => change({ weekly_review_push })}
          />
        </>
      )}
    </SettingsBlock>
  );
}

interface LineProps {
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Line({ label, text, checked, disabled = false, onChange }: LineProps): ReactNode {
  const [name, state] = [useId(), useId()];
  return (
    <div className="-mt-2 flex items-center justify-between gap-4 border-t border-line pt-3">
      <div className="min-w-0">
        <p id={name} className="font-[550]">
          {label}
        </p>
        <p id={state} className="text-sm text-ink-3">
          {text}
        </p>
      </div>
      <Switch checked={checked} onCheckedChange={onChange} disabled={disabled} aria-labelledby={name} aria-describedby={state} />
    </div>
  );
}

interface TimeLineProps {
  readonly label: string;
  readonly text: string;
  /** HH:MM; null while it is off. */
  readonly value: string | null;
  readonly usual: string;
  readonly onChange: (value: string | null) => void;
}

function TimeLine({ label, text, value, usual, onChange }: TimeLineProps): ReactNode {
  return (
    <div className="grid gap-2">
      <Line label={label} text={text} checked={value !== null} onChange={(on) => onChange(on ? usual : null)} />
      {value !== null && (
        <Field label={`Time for ${label.toLowerCase()}`} className="max-w-40">
          <Input type="time" value={value} onChange={({ currentTarget: { value: time } }) => time !== "" && onChange(time)} />
        </Field>
      )}
    </div>
  );
}
