import { notifyWaiting } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findMemberAccounts } from './members.repository.ts'

/** Lets the open pages of all members count again what waits. */
export const notifyMembers = async (services: Needs<'db' | 'live'>, organisationId: string): Promise<void> =>
  notifyWaiting(services, await findMemberAccounts(services.db, organisationId))
