import { ROLE_NOTIFICATIONS } from '#src/contract/setting/notifications.ts'
import { planDigest } from '#src/domain/digest/plan-digest.ts'
import { MINUTE } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { type DueDigest, findDueDigests, updateDue } from './digest.repository.ts'
import type { CollectedDigest, DigestSource, DigestSources } from './digest-source.ts'
import { endOfPeriod, planAllDigests } from './plan-digests.usecases.ts'

const MAX_AT_ONCE = 200
/** A run of the job ends before its deadline; the next one continues. */
const MAX_RUN = 3 * MINUTE
const RETRY_AFTER = 15 * MINUTE

/** Whether mail reaches the person, whose role gets this kind. */
const isMeant = ({ isReached, role, kind }: DueDigest): boolean =>
  isReached === 1 && ROLE_NOTIFICATIONS[role].includes(kind)

/** The outbox refuses a second digest of a kind for the same local day. */
const createMail = (services: Services, { accountId, kind }: DueDigest, mail: Mailed) =>
  createOutboxEntry(services, {
    cause: `digest:${kind}:${accountId}:${mail.day}`,
    kind: mail.kind,
    accountId,
    notification: kind,
    payload: mail.collected.payload,
  })

type Mailed = { kind: DigestSource['mail']; day: string; collected: CollectedDigest }

/** Writes the digest of one person, or moves it to the next hour. Without content, nothing is sent. */
async function writeDigest(services: Services, sources: DigestSources, due: DueDigest): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const plan = planDigest(due, now)
  if ('dueAt' in plan) return void (await runBatch(db, updateDue(db, due, plan)))
  const source = sources.get(due.kind)
  const period = { after: due.coveredUntil, until: Math.max(endOfPeriod(now), due.coveredUntil) }
  const collected = source && isMeant(due) ? await source.collect(services, due, period) : undefined
  const coveredUntil = collected?.until ?? period.until
  if (!source || !collected) return void (await runBatch(db, updateDue(db, due, { dueAt: null, coveredUntil })))
  const mail = createMail(services, due, { kind: source.mail, day: plan.day, collected })
  await runBatch(db, [
    ...updateDue(db, due, { dueAt: null, coveredUntil, lastDay: plan.day }),
    mail.statement,
    ...(collected.statements ?? []),
  ])
  await sendMails(services, [mail.id])
}

/** The same; one that fails is tried again later, so that the others are not held up. */
async function tryDigest(services: Services, sources: DigestSources, due: DueDigest): Promise<void> {
  try {
    await writeDigest(services, sources, due)
  } catch (error) {
    if (!isGuardFailure(error))
      await runBatch(services.db, updateDue(services.db, due, { dueAt: services.clock() + RETRY_AFTER }))
    throw error
  }
}

/** Plans and writes digests; reads only those that are due, in batches. */
export async function writeDigests(services: Services, sources: DigestSources): Promise<void> {
  const { db, clock } = services
  await planAllDigests(services, sources)
  const start = clock()
  let isMore = true
  while (isMore && clock() - start < MAX_RUN) {
    const dues = await findDueDigests(db, clock(), MAX_AT_ONCE)
    await forEachDue(dues, { failure: 'digest not written', idOf: ({ accountId }) => accountId }, (due) =>
      tryDigest(services, sources, due),
    )
    isMore = dues.length === MAX_AT_ONCE
  }
}
