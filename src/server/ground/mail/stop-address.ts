import { isNotificationKind, type NotificationKind, STRANGER } from '#src/contract/setting/notifications.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** Mails of a kind to an account, or all mails to an address without one, identified by its digest. */
export type Stopped = { of: string; kind: NotificationKind | typeof STRANGER }

const sign = ({ keys }: Needs<'keys'>, { of, kind }: Stopped): string => keys.unsubscribe.sign(`${of} ${kind}`)

/** The id in the link of a mail that unsubscribes without signing in; does not expire. */
export const createStopId = (services: Needs<'keys'>, stopped: Stopped): string =>
  [stopped.of, stopped.kind, sign(services, stopped)].join('.')

/** Returns whose mails of which kind the id stops; undefined for an invalid id. */
export function readStopId(services: Needs<'keys'>, id: string): Stopped | undefined {
  const [of = '', kind = '', signature = ''] = id.split('.')
  if (kind !== STRANGER && !isNotificationKind(kind)) return undefined
  return isSameText(sign(services, { of, kind }), signature) ? { of, kind } : undefined
}
