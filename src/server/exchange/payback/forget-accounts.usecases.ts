import { DAY } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { emptyAccounts } from './kept-accounts.repository.ts'

/** How long the bank account of an ended pay-back is kept, for questions about it. */
const KEPT_FOR = 90 * DAY

/** Empties bank accounts that are no longer needed. */
export const forgetAccounts = async ({ db, clock }: Needs<'db' | 'clock'>): Promise<void> =>
  void (await emptyAccounts(db, clock() - KEPT_FOR))
