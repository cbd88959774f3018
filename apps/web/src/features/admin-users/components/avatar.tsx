import { useState, type ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { Account } from "../model/account.ts";

interface AvatarProps {
  readonly account: Pick<Account, "avatarUrl" | "name" | "email">;
  readonly large?: boolean;
}

/** The picture, or the first letter where there is none or it cannot be shown. */
export function Avatar({ account: { avatarUrl, name, email }, large = false }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const size = large ? "size-14 text-lg" : "size-8 text-sm";
  if (avatarUrl !== null && avatarUrl !== broken) {
    return (
      <img
        src={avatarUrl}
        alt=""
        referrerPolicy="no-referrer"
        className={cx("shrink-0 rounded-full bg-hover object-cover", size)}
        onError={() => setBroken(avatarUrl)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx("grid shrink-0 place-items-center rounded-full bg-hover font-display leading-none font-bold text-ink-2", size)}
    >
      {(name ?? email).charAt(0).toUpperCase()}
    </span>
  );
}
