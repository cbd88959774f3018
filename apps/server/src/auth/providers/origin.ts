/** Where and when somebody signs in. */
export interface Origin {
  readonly ip: string | null;
  readonly now: Date;
}
