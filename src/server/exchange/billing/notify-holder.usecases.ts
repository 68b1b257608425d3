import { afterCommit } from '#src/server/platform/after-commit.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findHolderAccounts } from './holders.repository.ts'

/**
 * Returns statements that change what a balance page shows. After their batch, the open pages of the seafarer or of the owners of the company
 * fetch the balance again; the message has no amounts. `createEntry` includes it: only changes without an entry call it.
 */
export const notifyHolder = (
  services: Needs<'db' | 'live'>,
  holderId: string,
  statements: readonly Statement[],
): Statement[] =>
  afterCommit(statements, {
    key: `balance of ${holderId}`,
    run: async () => notifyPages(services, await findHolderAccounts(services.db, holderId), { kind: 'money' }),
  })
