import type { InboxSettings } from '#src/contract/inbox/schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findChoice, saveChoice } from './choices.repository.ts'

export const readChoice = ({ db }: Needs<'db'>, accountId: string): Promise<InboxSettings> => findChoice(db, accountId)

export async function keepChoice(
  { db }: Needs<'db'>,
  accountId: string,
  chosen: InboxSettings,
): Promise<InboxSettings> {
  await saveChoice(db, accountId, chosen)
  return findChoice(db, accountId)
}
