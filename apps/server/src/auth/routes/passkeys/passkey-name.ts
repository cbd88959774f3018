const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iphone/i, "iPhone"],
  [/ipad/i, "iPad"],
  [/android/i, "Android"],
  [/mac os x|macintosh/i, "Mac"],
  [/windows/i, "Windows"],
  [/cros/i, "Chromebook"],
  [/linux/i, "Linux"],
];

/** What a new key is called until its owner says otherwise: the device it was made on, numbered where there is one of that name. */
export function passkeyName(userAgent: string | null, taken: readonly string[]): string {
  const device = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? "Passkey";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? device : `${device} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
