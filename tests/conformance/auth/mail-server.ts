import { expect } from "vitest";
import { startMailbox } from "#support/services/mailbox.ts";
import { PASSWORD, startAuthServer } from "./auth-server.ts";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A server that confirms addresses by mail, and the SMTP server its mail arrives at. */
export async function startMailServer(environment: Readonly<Record<string, string>> = {}) {
  const mailbox = await startMailbox();
  const server = await startAuthServer({ ...mailbox.environment, ...environment });

  /** Opens a link as a browser does; where it is sent on to. */
  const follow = async (link: string): Promise<URL> => {
    const response = await fetch(link, { redirect: "manual" });
    expect(response.status).toBe(303);
    return new URL(response.headers.get("Location") ?? "");
  };
  return {
    ...server,
    mailbox,
    follow,
    /** Everything that was asked for has been sent, or found to concern nobody. */
    async outboxIsEmpty(): Promise<void> {
      await expect
        .poll(async () => (await server.database.query("select id from ironpace.mail_outbox")).length, { timeout: 10_000, interval: 10 })
        .toBe(0);
    },
    /** Signs up and opens the link of the mail in the same browser: the password stays. Its client is signed in. */
    async signedUpAndConfirmed(email: string, password = PASSWORD) {
      const browser = server.pkceClient();
      const { error } = await browser.auth.signUp({ email, password, options: { data: { first_name: "Ada", last_name: "Runner" } } });
      if (error) throw error;
      const target = await follow((await mailbox.next(email)).link);
      const { error: failure } = await browser.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
      if (failure) throw failure;
      return browser;
    },
    /** An account whose address was confirmed through its mail, signed in. */
    async confirmed() {
      const email = server.newEmail();
      const client = server.client();
      await this.signedUpAndConfirmed(email);
      const { data, error: failure } = await client.auth.signInWithPassword({ email, password: PASSWORD });
      if (failure) throw failure;
      server.passSeconds(61);
      return { email, client, session: data.session };
    },
    async close(): Promise<void> {
      await server.close();
      await mailbox.close();
    },
  };
}

/** The fields of a fragment, which a browser keeps to itself. */
export const getFragment = (url: URL): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
