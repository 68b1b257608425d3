import { splitLocale } from '#src/contract/http/addresses.ts'

/** The path of the page that is open or on its way, without locale prefix. */
export const placeNow = (): string => splitLocale(location.pathname).path
