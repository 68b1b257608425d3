import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findHolderAccounts } from './holders.repository.ts'

/**
 * Lets the open pages of a balance fetch it again: those of the seafarer, or of the owners of the company. Call it after the batch; the message
 * has no amounts.
 */
export const notifyHolder = async (services: Needs<'db' | 'live'>, holderId: string): Promise<void> =>
  notifyPages(services, await findHolderAccounts(services.db, holderId), { kind: 'money' })
