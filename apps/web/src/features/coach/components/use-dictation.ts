import { useEffect, useRef, useState } from "react";

/** What browsers that write down speech have of it (Web Speech API); the types of the DOM do not know it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
  stop(): void;
}

type Speech = { readonly [Name in "SpeechRecognition" | "webkitSpeechRecognition"]?: new () => Recognition };

interface Dictation {
  /** Undefined where the browser cannot write down speech. */
  readonly toggle: (() => void) | undefined;
  readonly listening: boolean;
  /** Reason why speech recognition failed. */
  readonly error: string | undefined;
}

/** Speech instead of typing, where the browser has it: `onText` is given the draft with what was said so far. */
export function useDictation(draft: string, onText: (text: string) => void): Dictation {
  const [listening, setListening] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Speech;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  if (Recognizer === undefined) return { toggle: undefined, listening: false, error: undefined };
  return {
    listening,
    error,
    toggle: () => {
      if (running.current !== undefined) return running.current.stop();
      const recognition = new Recognizer();
      const before = draft.trim();
      recognition.lang = navigator.language;
      recognition.interimResults = true;
      recognition.addEventListener("result", (event) => {
        const { results } = event as Event & { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> };
        const said = Array.from(results, (result) => result[0]?.transcript ?? "").join(" ");
        onText([before, said.trim()].filter(Boolean).join(" "));
      });
      recognition.addEventListener("error", (event) => {
        const { error: code } = event as Event & { readonly error: string };
        setError(REASONS[code] ?? "Nothing was heard. Try again.");
      });
      recognition.addEventListener("end", () => {
        running.current = undefined;
        setListening(false);
      });
      setError(undefined);
      running.current = recognition;
      recognition.start();
      setListening(true);
    },
  };
}

const REASONS: { readonly [code in string]?: string } = {
  "not-allowed": "The browser does not let this page use the microphone. Allow it in the browser's settings.",
  "audio-capture": "No microphone was found.",
  network: "The browser's speech service could not be reached.",
};
