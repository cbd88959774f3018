import { generateSecret, generateURI, verifySync } from "otplib";
import { renderSVG } from "uqr";

/** What an authenticator app is set up with (RFC 6238: SHA-1, six digits, 30 seconds). */
export interface TotpSetup {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
  /** An SVG document without `#`, because the client puts it into a data address as it is. */
  readonly qr_code: string;
}

export function newTotpSetup(issuer: string, account: string): TotpSetup {
  const secret = generateSecret({ length: 20 });
  const uri = generateURI({ issuer, label: account, secret });
  return { secret, uri, qr_code: renderSVG(uri, { border: 4, pixelSize: 4, whiteColor: "white", blackColor: "black" }) };
}

/** One step before and one after now count, for clocks that are not quite right. */
const toleranceSeconds = 30;

/**
 * The time step the code is of; undefined for a wrong code. No step counts twice: neither `usedStep`, the step of the last code taken from this
 * secret, nor any before it.
 */
export function totpStep(secret: string, code: string, now: Date, usedStep: number | undefined): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: toleranceSeconds });
  if (!result.valid || !("timeStep" in result)) return undefined;
  return usedStep !== undefined && result.timeStep <= usedStep ? undefined : result.timeStep;
}
