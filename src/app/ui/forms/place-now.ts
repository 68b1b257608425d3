import { splitLocale } from '#src/contract/http/addresses.ts'

/** The path of the current or loading page, without locale prefix. */
export const placeNow = (): string => splitLocale(location.pathname).path
