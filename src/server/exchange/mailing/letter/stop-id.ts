import { withQuery } from '#src/contract/http/addresses.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** The kind in the id of an unsubscribe link of letters of mailings. */
export const MAILING_STOP = 'mailing'

/** The id in the unsubscribe link of a letter: stops the letters to one address, without signing in; does not expire. */
export const createAddressStopId = ({ keys }: Needs<'keys'>, addressId: string): string =>
  [addressId, MAILING_STOP, keys.unsubscribe.sign(`${addressId} ${MAILING_STOP}`)].join('.')

export const stopPath = (id: string): string => withQuery('/subscribe/unsubscribe', { id })
export const oneClickPath = (id: string): string => withQuery('/server/subscribe/one-click', { id })
