import { isAddressKind, isNotificationKind, type StopKind } from '#src/contract/setting/notifications.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

/**
 * Which mails a link stops. `of` is the id of an account; of an address without one its digest (`stranger`); of an address of an
 * organisation that gets CVs the id of its row (`cv-mailing`).
 */
export type Stopped = { of: string; kind: StopKind }

const sign = ({ keys }: Needs<'keys'>, { of, kind }: Stopped): string => keys.unsubscribe.sign(`${of} ${kind}`)

/** The id in the link of a mail that unsubscribes without signing in; does not expire. */
export const createStopId = (services: Needs<'keys'>, stopped: Stopped): string =>
  [stopped.of, stopped.kind, sign(services, stopped)].join('.')

/** Returns whose mails of which kind the id stops; undefined for an invalid id. */
export function readStopId(services: Needs<'keys'>, id: string): Stopped | undefined {
  const [of = '', kind = '', signature = ''] = id.split('.')
  if (!isAddressKind(kind) && !isNotificationKind(kind)) return undefined
  return isSameText(sign(services, { of, kind }), signature) ? { of, kind } : undefined
}
