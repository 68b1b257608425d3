/** Limit of a file in bytes. */
export const MAX_IMPORT_BYTES = 15 * 1024 * 1024

export const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte)

export const isPdf = (bytes: Uint8Array): boolean => startsWith(bytes, 0x25, 0x50, 0x44, 0x46)
