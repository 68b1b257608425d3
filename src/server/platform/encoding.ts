const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

export const encodeBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Throws for characters outside the alphabet. */
export const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** One letter per byte: for identifiers, not reversible. */
export const encodeBase32 = (bytes: Uint8Array): string => [...bytes].map((byte) => BASE32[byte & 31]).join('')
