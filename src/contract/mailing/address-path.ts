/** The page on which the reader of an address confirms it, and stops letters. */
export const mailingAddressPath = (secret: string): string => `/m/${secret}`
