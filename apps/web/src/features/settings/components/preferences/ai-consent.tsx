import { useId, type ReactNode } from "react";
import { Switch } from "#ui/form/switch.tsx";
import { whenText } from "../../model/when.ts";
import { useNow } from "../use-now.ts";
import { SettingsBlock } from "../settings-block.tsx";

interface AiConsentProps {
  readonly given: boolean;
  readonly givenAt: string | null;
  readonly onChange: (given: boolean) => void;
}

/** Off until the athlete turns it on: who would get what. */
export function AiConsent({ given, givenAt, onChange }: AiConsentProps): ReactNode {
  const now = useNow();
  const label = useId();
  const state = useId();
  return (
    <SettingsBlock
      title="AI"
      text="Ironpace makes plans itself, on this server, from your own numbers. No AI service is needed for that. With your consent, a language model can write the coach's answers and the text of the sessions. It can pick only exercises that fit your plan, and it never sets weights or paces."
    >
      <div className="flex items-center justify-between gap-4 border-y border-line py-3">
        <div>
          <p id={label} className="font-[550]">
            Let a language model read my training data
          </p>
          <p id={state} className="text-sm text-ink-3">
            {given
              ? `On${givenAt === null ? "" : ` since ${whenText(new Date(givenAt), now)}`}.`
              : "Off. Nothing goes to a language model."}
          </p>
        </div>
        <Switch checked={given} onCheckedChange={onChange} aria-labelledby={label} aria-describedby={state} />
      </div>
      <dl className="grid gap-3 text-ui text-ink-2 *:grid *:gap-0.5">
        <Fact term="Who receives it">
          The language model that the operator of this server has connected: OpenAI, Anthropic, Google, or one on their own machine. If none
          is connected, nothing is sent.
        </Fact>
        <Fact term="What is sent">
          Your messages to the coach and the latest of the conversation. As far as an answer needs it: your profile (level, focus, age, sex,
          body weight, height, years of training, training days, equipment), benchmarks, goals, races, injuries and dislikes as you wrote
          them, your plan, the last four weeks of your log, and what this server works out from these. For a new plan: its sessions, the
          exercises the model may choose from, and your level, focus, goal, injuries and dislikes.
        </Fact>
        <Fact term="Never sent">
          Your name, email address, password and sign-in data, and, unless the conversation quotes them, your notes, why you skipped a
          session, and what motivates you.
        </Fact>
        <Fact term="If you turn it off">
          The built-in coach answers, and new plans come from Ironpace alone. What was sent before cannot be recalled.
        </Fact>
      </dl>
    </SettingsBlock>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="font-[550] text-ink">{term}</dt>
      <dd className="max-w-[62ch]">{children}</dd>
    </div>
  );
}
