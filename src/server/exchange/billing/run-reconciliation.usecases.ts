import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createAlarms } from './alarm.usecases.ts'
import type { LedgerCheck } from './ledger-check.ts'
import { reconcileLedger } from './reconcile.usecases.ts'
import {
  findLastRuns,
  findSealedUntil,
  finishReconciliation,
  insertReconciliation,
} from './reconciliations.repository.ts'
import { insertStops } from './stops.repository.ts'

type Running = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/** A comparison that has not finished by then was interrupted. */
const ABANDONED_AFTER = 10 * MINUTE
/** A comparison that an admin asks for is not repeated within this time. */
const REPEATED_AFTER = MINUTE
/** The daily comparison begins at the last sealed month that agreed. Everything is compared this often. */
const WHOLE_EVERY = 7 * DAY

/** Where the daily comparison begins: 0 after a difference, and once a week. */
async function findStart({ db, clock }: Running): Promise<number> {
  const { last, wholeAt } = await findLastRuns(db)
  const isRecent = wholeAt !== undefined && wholeAt > clock() - WHOLE_EVERY
  return last?.found === 0 && isRecent ? last.sealedUntil : 0
}

/** Stores a comparison that begins. Returns undefined if another one runs, or ended just now. */
async function claim(
  services: Running,
  checks: readonly LedgerCheck[],
  by: Session | undefined,
): Promise<{ id: string; from: number } | undefined> {
  const { db, clock, ids } = services
  const isOfLedger = checks.some(({ kind }) => kind === 'balance')
  const [from, sealedUntil] = await Promise.all([isOfLedger && !by ? findStart(services) : 0, findSealedUntil(db)])
  const now = clock()
  const id = ids.key(now)
  const started = {
    ...({ id, source: by ? 'admin' : 'job', accountId: by?.accountId ?? null, startedAt: now } as const),
    ...{ checks: checks.map(({ kind }) => kind), comparedFrom: from, sealedUntil },
  }
  const times = { abandonedBefore: now - ABANDONED_AFTER, since: by ? now - REPEATED_AFTER : Number.MAX_SAFE_INTEGER }
  const event =
    by &&
    ({
      actor: by.accountId,
      action: 'books-compared',
      object: { kind: 'list', id: 'journal' },
      accountId: null,
    } as const)
  try {
    await runBatch(db, [
      ...(by ? demandPermission(db, by, PAGE_PERMISSIONS.payments) : []),
      insertReconciliation(db, started, times),
      ...demandOneChange(db),
      ...(event ? [createAdminEvent(services, event)] : []),
    ])
    return { id, from }
  } catch (error) {
    if (isGuardFailure(error)) return undefined
    throw error
  }
}

/**
 * Compares the books, stores what was found, stops the orders of the holders concerned and writes to the finance admins. One comparison runs
 * at a time. Returns false if another one runs, or if an admin asks within a minute of the last one.
 */
export async function runReconciliation(
  services: Running,
  checks: readonly LedgerCheck[],
  by?: Session,
): Promise<boolean> {
  const { db, clock, ids } = services
  const claimed = await claim(services, checks, by)
  if (!claimed) return false
  const { id, from } = claimed
  const { differences } = await reconcileLedger(services, checks, from)
  const now = clock()
  const holders = new Set(differences.flatMap(({ holderId }) => holderId ?? []))
  const stops = [...holders].map((holderId) => ({ id: ids.key(now), holderId }))
  const alarms = await createAlarms(services, id, differences)
  await runBatch(db, [
    ...finishReconciliation(db, { id, now, differences }),
    ...demandOneChange(db),
    insertStops(db, stops, { reconciliationId: id, now }),
    ...alarms.map(({ statement }) => statement),
  ])
  await sendMails(
    services,
    alarms.map((alarm) => alarm.id),
  )
  return true
}

/** The same for a job. Throws if another comparison runs, so that the job is tried again. */
export async function runScheduledReconciliation(services: Running, checks: readonly LedgerCheck[]): Promise<void> {
  if (!(await runReconciliation(services, checks))) throw new Error('another comparison of the books has not finished')
}
