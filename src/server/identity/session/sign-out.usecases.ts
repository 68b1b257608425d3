import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import { deleteLine, findLast, noteReplaced } from './replaced.repository.ts'
import type { sessionTable } from './session.tables.ts'
import type { Session } from './session.ts'

/** The event of the end of an impersonation. */
export const createActingEnd = (
  services: Needs<'db' | 'clock' | 'ids'>,
  { actorId, accountId }: { actorId: string; accountId: string },
): Statement =>
  createAdminEvent(services, {
    actor: actorId,
    action: 'impersonation-ended',
    object: { kind: 'account', id: accountId },
    accountId,
  })

/**
 * Ends the session of this browser's cookie and its successors, because the browser may not have received the newest cookie yet. An
 * impersonation ends together with the admin's own session.
 * @returns the accounts whose sessions ended
 */
export async function signOut(
  services: Needs<'db' | 'clock' | 'ids'>,
  token: string,
  session: Session | null,
): Promise<string[]> {
  const { db, clock } = services
  const tokenHash = hashText(token)
  const left = session ?? (await findLast(db, tokenHash))
  if (!left) return []
  const { accountId, actorId } = left
  const [ended] = await runBatch(db, [
    deleteLine(db, tokenHash),
    noteReplaced(db, tokenHash, clock()),
    createSecurityEvent(services, { kind: actorId ? 'impersonation-stopped' : 'signed-out', accountId, actorId }),
    ...(actorId ? [createActingEnd(services, { actorId, accountId })] : []),
  ])
  const rows = (ended?.results ?? []) as Pick<StoredRow<typeof sessionTable>, 'account_id'>[]
  return [...new Set([left.accountId, ...rows.map((row) => row.account_id)])]
}
