import { useEffect, useState } from "react";

/** Whole seconds that are left, and the way to begin anew. */
export function useCountdown(initial: number): readonly [secondsLeft: number, begin: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(initial);
  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [secondsLeft, setSecondsLeft];
}
