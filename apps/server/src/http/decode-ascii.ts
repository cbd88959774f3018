/** Percent encodings of visible ASCII as what they stand for; all others stay as they are, so that no address is refused here. */
export const decodeAscii = (address: string): string =>
  address.replaceAll(/%([2-7][\da-f])/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
