import type { Premium } from '#src/contract/service/schemas.ts'
import { readPremiumUntil } from '#src/server/people/seaman/premium.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findExtensions } from './premium.repository.ts'

/** Returns the premium of an account with its extensions, the first one first. */
export async function readPremium(services: Needs<'db' | 'clock'>, accountId: string): Promise<Premium> {
  const [until, extensions] = await Promise.all([
    readPremiumUntil(services, accountId),
    findExtensions(services.db, accountId),
  ])
  return {
    until,
    extensions: extensions.map(({ days, createdAt, beginsAt, endsAt }) => ({ days, createdAt, beginsAt, endsAt })),
  }
}
