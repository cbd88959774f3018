import { Link } from "react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { BlockPreview } from "./block-preview.tsx";

export interface HomePageProps {
  readonly loginPath: string;
  readonly signUpPath: string;
}

/** What Ironpace is, for visitors: the promise, and the drawing every page of the app comes back to. */
export function HomePage({ loginPath, signUpPath }: HomePageProps) {
  return (
    <div className="mx-auto max-w-[80rem] px-(--gutter)">
      <header className="flex h-15 items-center gap-1 md:h-18 md:gap-2">
        <Link to="/" aria-label="Ironpace, home" className="mr-auto">
          <Logo />
        </Link>
        <ButtonLink to={loginPath} variant="ghost" className="max-md:px-3">
          Sign In
        </ButtonLink>
        <ButtonLink to={signUpPath} variant="solid" className="max-md:px-3">
          Sign Up
        </ButtonLink>
      </header>
      <main>
        <section className="grid gap-x-20 gap-y-5 pt-6 pb-8 md:gap-y-8 md:pt-11 md:pb-12 xl:grid-cols-[auto_minmax(18rem,26rem)] xl:items-end xl:justify-between">
          <h1 className="font-display text-nowrap [--f:min(13.75vw,4.6rem)] md:[--f:clamp(3.375rem,7.35vw,6.75rem)]" tabIndex={-1}>
            <span className="-ml-[.045em] block text-[length:var(--f)] leading-[.86] font-extrabold tracking-[-.045em] [font-stretch:125%]">
              Lift heavier.
            </span>{" "}
            <span className="mt-[.045em] -ml-[.02em] block text-[length:calc(var(--f)*1.99)] leading-[.84] font-bold tracking-[-.015em] [font-stretch:62%]">
              Run faster.
            </span>
          </h1>
          <div>
            <p className="max-w-[62ch] text-[1.0625rem] leading-normal text-ink-2 md:text-lg">
              Ironpace plans your barbell and your splits on one bar: a 12-week block built from your numbers, then adjusted to what you
              actually did.
            </p>
            <ButtonLink to={signUpPath} variant="ember" size="lg" className="mt-6 max-md:w-full">
              Start Your 12-Week Block
            </ButtonLink>
          </div>
        </section>
        <BlockPreview />
      </main>
    </div>
  );
}
