import { useState } from "react";
import { sentenceOf } from "../../../backend/error-sentence.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import type { Provider } from "../api/sign-in-with-provider.ts";
import { ProviderRefusal, useSignInWithProvider } from "../api/sign-in-with-provider.ts";
import { AppleMark, GoogleMark } from "./provider-marks.tsx";

interface ProviderButtonsProps {
  readonly remember: boolean;
  readonly disabled: boolean;
  readonly onBusyChange: (busy: boolean) => void;
}

const providers = [
  { provider: "google", name: "Google", Mark: GoogleMark },
  { provider: "apple", name: "Apple", Mark: AppleMark },
] as const;

export function ProviderButtons({ remember, disabled, onBusyChange }: ProviderButtonsProps) {
  const signIn = useSignInWithProvider();
  const [failure, setFailure] = useState<{ title: string; message: string }>();

  const start = async (provider: Provider, name: string) => {
    setFailure(undefined);
    onBusyChange(true);
    try {
      await signIn.mutateAsync({ provider, remember });
    } catch (error) {
      const message = sentenceOf(error) ?? `An error occurred during ${name} login.`;
      toast({ title: `${name} login failed`, description: message, variant: "destructive" });
      setFailure({ title: `${name} Sign In ${error instanceof ProviderRefusal ? "Failed" : "Error"}`, message });
    } finally {
      onBusyChange(false);
    }
  };

  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {providers.map(({ provider, name, Mark }) => (
          <Button
            key={provider}
            className="min-h-11"
            disabled={disabled}
            busy={signIn.isPending && signIn.variables.provider === provider}
            busyText="Connecting..."
            onClick={() => void start(provider, name)}
          >
            <Mark />
            {name}
          </Button>
        ))}
      </div>
      {failure && (
        <Alert tone="destructive" title={failure.title}>
          {failure.message}
        </Alert>
      )}
    </>
  );
}
