import type { Needs } from './services.ts'

/** Lets the open pages of accounts count again what waits. A page that is not reached counts when it is shown again. */
export const notifyWaiting = async ({ live }: Needs<'live'>, accountIds: readonly string[]): Promise<void> => {
  await Promise.allSettled(accountIds.map((id) => live.send(id, { kind: 'waiting' })))
}
