import { type ReactNode, useEffect, useRef } from "react";
import { Logo } from "#ui/theme/logo.tsx";
import "./poster.css";

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
      <header className="dark relative flex flex-col justify-between gap-4 overflow-hidden border-b border-line bg-canvas px-5 pt-4 pb-4 md:gap-6 text-ink md:border-r md:border-b-0 md:px-8 md:pt-9 md:pb-10 lg:px-12">
        <a href="/" aria-label="Ironpace, home" className="self-start">
          <Logo />
        </a>
        <Poster />
      </header>
      <main className="grid items-start px-5 pt-5 pb-5 md:place-items-center md:p-8">
        <div className="grid w-full gap-4 md:gap-5 md:max-w-[23.5rem]">
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

/** The signature drawing: a load set wide, a pace set narrow, the bar between them. Decoration only. */
function Poster() {
  return (
    <>
      <div className="poster" aria-hidden="true">
        <p className="poster-load fig-iron">
          112.5<span className="unit">kg</span>
        </p>
        <div className="poster-rod">
          <i className="collar" />
          <i />
          <i />
          <i className="small" />
          <i className="now" />
        </div>
        <p className="poster-pace fig-pace">
          4:38<span className="unit">/km</span>
        </p>
      </div>
      <p className="hidden text-ink-3 md:block" aria-hidden="true">
        Today: deadlift 5 × 4, then 4 × 1 km.
      </p>
    </>
  );
}
