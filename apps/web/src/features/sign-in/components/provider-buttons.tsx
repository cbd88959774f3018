import { useEffect, useState } from "react";
import { getAuthSentence } from "../model/auth-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { prepareToasts, toast } from "#ui/feedback/toast.ts";
import { type Provider, ProviderRefusal, signInWithProvider } from "../api/sign-in-with-provider.ts";

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
      const message = getAuthSentence(error) ?? `An error occurred during ${name} login.`;
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

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z" />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701" />
    </svg>
  );
}
