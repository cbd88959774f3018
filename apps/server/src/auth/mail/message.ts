/** A mail ready to be sent. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What the reader is to open, for the log of a server that sends no mail. */
  readonly link: string | undefined;
  /** Where a mail program posts to when the reader presses its own "unsubscribe" (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}
