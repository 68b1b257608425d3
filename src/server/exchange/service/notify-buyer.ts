import { afterCommit } from '#src/server/platform/after-commit.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findPart } from './services.repository.ts'

/** Returns statements that change an ordered part. After their batch, the open pages of its buyer fetch the services again, once. */
export const notifyBuyer = (
  services: Needs<'db' | 'live'>,
  orderId: string,
  statements: readonly Statement[],
): Statement[] =>
  afterCommit(statements, {
    key: `service of ${orderId}`,
    run: async () => {
      const found = await findPart(services.db, orderId)
      if (found) await notifyPages(services, [found.part.accountId], { kind: 'service' })
    },
  })
