const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

export const encodeBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** One letter a byte: enough for identifiers, not a reversible encoding. */
export const encodeBase32 = (bytes: Uint8Array): string => [...bytes].map((byte) => BASE32[byte & 31]).join('')

export const encodeHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
