import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { Logo } from "#ui/logo.tsx";
import { Poster } from "./poster.tsx";

interface SignInPageProps {
  /** A new one is a new state of the page: the focus goes there, so that it is read out. */
  readonly title: string;
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
}

/** Poster on the left (on a phone above), form on the right. */
export function SignInPage({ title, lede, children }: SignInPageProps) {
  const heading = useFocusOnChange(title);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-2 md:grid-rows-1 lg:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)]">
      <header className="dark relative flex flex-col justify-between gap-6 overflow-hidden border-b border-line bg-canvas px-5 pt-5 pb-6 text-ink md:border-r md:border-b-0 md:px-8 md:pt-9 md:pb-10 lg:px-12">
        <a href="/" aria-label="Ironpace, home" className="self-start">
          <Logo />
        </a>
        <Poster />
      </header>
      <main className="grid items-start px-5 pt-7 pb-8 md:place-items-center md:p-8">
        <div className="grid w-full gap-5 md:max-w-[23.5rem]">
          <div>
            <h1 ref={heading} className="heading-1" tabIndex={-1}>
              {title}
            </h1>
            {lede !== undefined && <p className="mt-2 wrap-anywhere text-ink-3">{lede}</p>}
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}

/** The first one keeps the browser's own start. */
function useFocusOnChange(value: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    heading.current?.focus();
  }, [value]);
  return heading;
}
