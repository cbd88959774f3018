import { useEffect, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { prepareToasts, toast } from "#ui/toast.ts";
import type { Provider } from "../api/sign-in-with-provider.ts";
import { ProviderRefusal, signInWithProvider } from "../api/sign-in-with-provider.ts";
import { AppleMark, GoogleMark } from "./provider-marks.tsx";

interface ProviderButtonsProps {
  /** Called before the page is left. */
  readonly onBegin: () => void;
  readonly disabled: boolean;
  readonly onBusyChange: (busy: boolean) => void;
}

const providers = [
  { provider: "google", name: "Google", Mark: GoogleMark },
  { provider: "apple", name: "Apple", Mark: AppleMark },
] as const;

export function ProviderButtons({ onBegin, disabled, onBusyChange }: ProviderButtonsProps) {
  const [connecting, setConnecting] = useState<Provider>();
  const [failure, setFailure] = useState<{ title: string; message: string }>();

  // Another way of signing in has begun: what failed before is no longer about it.
  if (disabled && failure !== undefined) setFailure(undefined);

  const stop = () => {
    onBusyChange(false);
    setConnecting(undefined);
  };
  useReturn(stop);

  const start = async (provider: Provider, name: string) => {
    setFailure(undefined);
    onBusyChange(true);
    setConnecting(provider);
    try {
      onBegin();
      // Stays busy: the page is being left.
      await signInWithProvider(provider);
    } catch (error) {
      const message = getSentence(error) ?? `An error occurred during ${name} login.`;
      toast({ title: `${name} login failed`, description: message, variant: "destructive" });
      setFailure({ title: `${name} Sign In ${error instanceof ProviderRefusal ? "Failed" : "Error"}`, message });
      stop();
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
            busy={connecting === provider}
            busyText="Connecting..."
            onClick={() => void start(provider, name)}
          >
            <Mark />
            {name}
          </Button>
        ))}
      </div>
      {failure && (
        <div ref={showAboveToast}>
          <Alert tone="destructive" title={failure.title}>
            {failure.message}
          </Alert>
        </div>
      )}
    </>
  );
}

/** Once the toast is there, which makes room for what it would cover. */
function showAboveToast(element: HTMLElement | null): void {
  if (element !== null) void prepareToasts().then(() => setTimeout(() => element.scrollIntoView({ block: "nearest" }), 100));
}

/** Who comes back with the browser's back button finds the page as it was left, busy. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  });
}
