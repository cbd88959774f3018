/** A mail ready to be sent. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Link of the mail, for the log of a server without SMTP. */
  readonly link: string | undefined;
  /** Where a mail program posts to when the reader presses its own "unsubscribe" (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}
