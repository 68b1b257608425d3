import type { CvDocument } from '#src/domain/cv/cv.ts'
import { listTooShort } from '#src/domain/cv/radar.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { findDueLooks, findReminded, insertReminded, markLooked } from './contract-reminders.repository.ts'
import { findAheadContracts } from './contracts.usecases.ts'

const LOOKED_AT_ONCE = 200
/** Joining dates change without the seafarer, so contracts are compared repeatedly. */
const AGAIN_IN = 7 * DAY

const keyOf = (applicationId: string, paperId: string): string => `${applicationId} ${paperId}`

/** Contracts with papers that end too early: those reported on a day, or, without one, the unreported. */
export async function listShort(
  services: Needs<'db' | 'clock'>,
  seamanId: string,
  papers: readonly CvDocument[],
  toldOn?: string,
) {
  const contracts = await findAheadContracts(services, seamanId)
  const told = new Map(
    (await findReminded(services.db, seamanId)).map((row) => [keyOf(row.applicationId, row.paperId), row]),
  )
  const short = contracts.map((contract) => ({
    contract,
    papers: listTooShort(papers, contract).filter(
      ({ id }) => told.get(keyOf(contract.applicationId, id))?.toldOn === toldOn,
    ),
  }))
  return { areAhead: contracts.length > 0, short: short.filter((one) => one.papers.length > 0) }
}

type Due = Awaited<ReturnType<typeof findDueLooks>>[number]

async function look(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>, due: Due, papers: readonly CvDocument[]) {
  const { db, clock } = services
  const { seaman, lookOn } = due
  const today = toPlainDate(clock())
  const { areAhead, short } = await listShort(services, seaman.id, papers)
  // Without reachable mail nothing is recorded as reported, and it is tried again.
  const told = due.isReached === 1 ? short : []
  const mail =
    told.length > 0 &&
    createOutboxEntry(services, {
      cause: `papers-short:${seaman.id}:${today}`,
      kind: 'papers-short',
      accountId: seaman.accountId,
      notification: 'document_reminders',
      payload: { seamanId: seaman.id, on: today },
    })
  await runBatch(db, [
    ...markLooked(db, {
      seamanId: seaman.id,
      before: lookOn ?? '',
      lookOn: areAhead ? toPlainDate(clock() + AGAIN_IN) : null,
    }),
    ...told.flatMap(({ contract: { applicationId }, papers: those }) =>
      those.map(({ id }) => insertReminded(db, { applicationId, paperId: id, seamanId: seaman.id, toldOn: today })),
    ),
    ...(mail ? [mail.statement] : []),
  ])
  if (mail) await sendMails(services, [mail.id])
}

/** A CV of another build is tried again the next day, so that the others are not delayed. */
async function lookLater({ db, clock }: Needs<'db' | 'clock'>, { seaman, lookOn }: Due): Promise<void> {
  const tomorrow = toPlainDate(clock() + DAY)
  await runBatch(db, markLooked(db, { seamanId: seaman.id, before: lookOn ?? '', lookOn: tomorrow }))
}

/** Mails seafarers whose papers end too early for a contract they applied for, once per paper and contract. */
export async function remindOfContracts(services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'jobQueue'>): Promise<void> {
  const { db, cvs, clock } = services
  const dues = await findDueLooks(db, toPlainDate(clock()), LOOKED_AT_ONCE)
  const kept = await cvs.getAll(dues.map(({ seaman }) => seaman.id))
  await forEachDue(dues, { failure: 'reminder of contracts', idOf: ({ seaman }) => seaman.id }, async (due) => {
    const known = kept.get(due.seaman.id)
    if (known) await look(services, due, wholeCv(due.seaman, known).documents)
    else await lookLater(services, due)
  })
}
