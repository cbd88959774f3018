import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What its button opens. */
  readonly link: string;
  /** The six digits in it. */
  readonly code: string;
}

export interface Mailbox {
  /** What a server needs in order to send its mail here. */
  readonly environment: Readonly<Record<string, string>>;
  /** The next mail to this address; each is given once. */
  next(address: string): Promise<ReceivedMail>;
  /** How many mails to this address have arrived in all. */
  count(address: string): number;
  /** From now on every mail is answered with this SMTP code; without one they are taken again. */
  refuse(code?: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on this machine. */
export async function startMailbox(): Promise<Mailbox> {
  const all: ReceivedMail[] = [];
  const unread: ReceivedMail[] = [];
  let refusal: number | undefined;
  const receive = async (source: Buffer, accept: () => void) => {
    const mail = await parseMail(source);
    all.push(mail);
    unread.push(mail);
    accept();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal !== undefined) return callback(Object.assign(new Error("not now"), { responseCode: refusal }));
        void receive(Buffer.concat(chunks), callback);
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    environment: { SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SMTP_FROM: "Ironpace <no-reply@ironpace.example>" },
    async next(address) {
      for (const deadline = Date.now() + 10_000; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 10))) {
        const index = unread.findIndex(({ to }) => to === address);
        const [mail] = index < 0 ? [] : unread.splice(index, 1);
        if (mail) return mail;
      }
      throw new Error(`no mail to ${address} arrived; there were ${JSON.stringify(all.map(({ to, subject }) => [to, subject]))}`);
    },
    count: (address) => all.filter(({ to }) => to === address).length,
    refuse(code) {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export async function parseMail(source: Buffer): Promise<ReceivedMail> {
  const { from, to, subject = "", text = "", html = "", headers } = await PostalMime.parse(source);
  return {
    from: from?.address ?? "",
    to: to?.[0]?.address ?? "",
    subject,
    text,
    html,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? "",
    code: /\b\d{6}\b(?![\w-]*=)/.exec(text.replace(/https?:\/\/\S+/g, ""))?.[0] ?? "",
  };
}
