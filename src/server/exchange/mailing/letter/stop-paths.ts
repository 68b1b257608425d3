import { withQuery } from '#src/contract/http/addresses.ts'

/** The page that stops letters, by the id in their link. */
export const stopPath = (id: string): string => withQuery('/subscribe/unsubscribe', { id })

/** The address that stops letters by a POST of a mail program (RFC 8058). */
export const oneClickPath = (id: string): string => withQuery('/server/subscribe/one-click', { id })
