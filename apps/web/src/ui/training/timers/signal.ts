/** A short tone and, where there is one, the motor of the phone: the eyes are on the bar. `long` at the end of a stretch. */
export function signal(length: "short" | "long"): void {
  const milliseconds = length === "long" ? 600 : 150;
  vibrate(milliseconds);
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = VOLUME;
    tone.frequency.value = PITCH;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + milliseconds / 1000);
    tone.addEventListener("ended", () => void audio.close());
  } catch {
    // No sound on this device: the figure says the same.
  }
}

/** The motor of the phone alone. Milliseconds: on, and by turns off and on. */
export function vibrate(pattern: number | number[]): void {
  if ("vibrate" in navigator) navigator.vibrate(pattern);
}

/** A quiet A5. */
const VOLUME = 0.15;
const PITCH = 880;
