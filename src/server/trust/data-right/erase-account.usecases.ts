import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import type { AccountRow } from '#src/server/identity/account/account.tables.ts'
import { closeSockets } from '#src/server/identity/session/devices.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { ErasedRows, Erasure, ErasureStep } from '#src/server/platform/erasure.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { beginErasure, type ErasureRow, findDueErasures, markErased, saveStep } from './erasure.repository.ts'

const ERASED_AT_ONCE = 20

/** An address that was never confirmed may be a stranger's and gets none. */
const createErasureMail = (
  services: Needs<'db' | 'clock' | 'ids'>,
  { id, email, language, emailVerifiedAt }: AccountRow,
) =>
  emailVerifiedAt === null
    ? []
    : [
        createOutboxEntry(services, {
          cause: `account-erased:${id}`,
          kind: 'account-erased',
          address: email,
          language,
          payload: {},
        }),
      ]

/** The whole person in one batch with the last mail, which alone knows the address until it has left. */
const eraseEverything =
  (rows: readonly ErasedRows[]): ErasureStep =>
  async (services, accountId) => {
    const { db } = services
    const account = await findAccount(db, accountId)
    const mails = account ? createErasureMail(services, account) : []
    await runBatch(db, [...rows.flatMap((erase) => erase(db, accountId)), ...mails.map(({ statement }) => statement)])
    await sendMails(
      services,
      mails.map(({ id }) => id),
    )
    await closeSockets(services, accountId)
  }

/** Step by step; each may be run again after it was done or broken off. */
async function eraseAccount(
  services: Services,
  { steps, rows }: Erasure,
  { accountId, step }: ErasureRow,
): Promise<void> {
  const { db, clock } = services
  if (step === 0 && !(await beginErasure(db, accountId))) return
  for (const [index, run] of [...steps, eraseEverything(rows)].entries()) {
    if (index + 1 < step) continue
    await run(services, accountId)
    await saveStep(db, accountId, index + 2)
  }
  await runBatch(db, [markErased(db, accountId, clock()), createSecurityEvent(services, { kind: 'erased', accountId })])
}

/** Erases accounts whose grace is over; one that fails continues where it stopped at the next run and does not stop the others. */
export async function eraseDueAccounts(services: Services, erasure: Erasure): Promise<void> {
  const failures: unknown[] = []
  for (const row of await findDueErasures(services.db, services.clock(), ERASED_AT_ONCE)) {
    try {
      await eraseAccount(services, erasure, row)
    } catch (error) {
      logFailure('account not erased', row.accountId, error)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts not erased')
}
