import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import { deleteLine, findLast, noteReplaced } from './replaced.repository.ts'
import type { sessionTable } from './session.tables.ts'
import type { Session } from './session.ts'

/**
 * Ends what the cookie of this browser opens, and what it was exchanged for by an act whose answer the browser has not seen yet:
 * whoever signs out means both. While acting for somebody that ends, and the admin's own session with it.
 * @returns whose sessions are over
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
  const event = createSecurityEvent(services, {
    kind: left.actorId ? 'impersonation-stopped' : 'signed-out',
    accountId: left.accountId,
    actorId: left.actorId,
  })
  const [ended] = await runBatch(db, [deleteLine(db, tokenHash), noteReplaced(db, tokenHash, clock()), event])
  const rows = (ended?.results ?? []) as Pick<StoredRow<typeof sessionTable>, 'account_id'>[]
  return [...new Set([left.accountId, ...rows.map((row) => row.account_id)])]
}
