import type { LiveMessage } from '#src/contract/session/live.ts'
import type { Needs } from './services.ts'

/** Sends a message to the open pages of accounts. A page that is not reached fetches when it is shown again. */
export const notifyPages = async (
  { live }: Needs<'live'>,
  accountIds: readonly string[],
  message: LiveMessage,
): Promise<void> => {
  await Promise.allSettled(accountIds.map((id) => live.send(id, message)))
}

/** Lets the open pages of accounts count again what waits. */
export const notifyWaiting = (services: Needs<'live'>, accountIds: readonly string[]): Promise<void> =>
  notifyPages(services, accountIds, { kind: 'waiting' })
