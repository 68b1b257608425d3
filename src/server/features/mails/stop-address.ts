import { isNotificationKind, type NotificationKind } from '#src/contract/notifications.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

type Stopped = { accountId: string; kind: NotificationKind }

const sign = ({ keys }: Needs<'keys'>, { accountId, kind }: Stopped): string =>
  keys.unsubscribe.sign(`${accountId} ${kind}`)

/** What the address in a mail carries, so that whoever has the mail stops such mails without signing in; good for ever. */
export const createStopId = (services: Needs<'keys'>, stopped: Stopped): string =>
  [stopped.accountId, stopped.kind, sign(services, stopped)].join('.')

/** Whose mails of which kind it stops; undefined for what we did not make. */
export function readStopId(services: Needs<'keys'>, id: string): Stopped | undefined {
  const [accountId = '', kind = '', signature = ''] = id.split('.')
  if (!isNotificationKind(kind)) return undefined
  return isSameText(sign(services, { accountId, kind }), signature) ? { accountId, kind } : undefined
}
