import { isNotificationKind, type NotificationKind, STRANGER } from '#src/contract/setting/notifications.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** Mails of a kind to an account, or all to an address without one, which is told by its digest. */
export type Stopped = { of: string; kind: NotificationKind | typeof STRANGER }

const sign = ({ keys }: Needs<'keys'>, { of, kind }: Stopped): string => keys.unsubscribe.sign(`${of} ${kind}`)

/** What the address in a mail carries, so that anyone who has the mail stops such mails without signing in; good for ever. */
export const createStopId = (services: Needs<'keys'>, stopped: Stopped): string =>
  [stopped.of, stopped.kind, sign(services, stopped)].join('.')

/** Whose mails of which kind it stops; undefined for what we did not make. */
export function readStopId(services: Needs<'keys'>, id: string): Stopped | undefined {
  const [of = '', kind = '', signature = ''] = id.split('.')
  if (kind !== STRANGER && !isNotificationKind(kind)) return undefined
  return isSameText(sign(services, { of, kind }), signature) ? { of, kind } : undefined
}
