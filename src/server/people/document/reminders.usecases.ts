import type { CvDocument } from '#src/domain/cv/cv.ts'
import { listReminders } from '#src/domain/cv/radar.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { wholeCv } from '../seaman/cv/whole-cv.ts'
import { findDueReminders, markReminded } from './reminders.repository.ts'

const MAX_AT_ONCE = 200
/** Papers that end within a week are in one mail. */
const TOGETHER = 6 * DAY

/** Returns papers with a reminder between two days, the first exclusive, by end. */
export function listEndingPapers(papers: readonly CvDocument[], after: string, until: string): CvDocument[] {
  const told = listReminders(papers).filter(({ on }) => on > after && on <= until)
  return [...new Set(told.map(({ paper }) => paper))].sort((one, other) =>
    String(one.validDate).localeCompare(String(other.validDate)),
  )
}

type Due = Awaited<ReturnType<typeof findDueReminders>>[number]

async function remind(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>, due: Due, papers: readonly CvDocument[]) {
  const { db, clock } = services
  const { seaman, reminder, isReached } = due
  const until = toPlainDate(clock() + TOGETHER)
  const isTold = isReached === 1 && listEndingPapers(papers, reminder.toldUntil, until).length > 0
  const next = listReminders(papers)
    .map(({ on }) => on)
    .filter((on) => on > until)
    .sort()
  const mail =
    isTold &&
    createOutboxEntry(services, {
      cause: `papers-end:${seaman.id}:${until}`,
      kind: 'papers-end',
      accountId: seaman.accountId,
      notification: 'document_reminders',
      payload: { seamanId: seaman.id, after: reminder.toldUntil, until },
    })
  await runBatch(db, [
    ...markReminded(db, {
      seamanId: seaman.id,
      before: reminder.remindOn ?? '',
      toldUntil: until,
      remindOn: next[0] ?? null,
    }),
    ...(mail ? [mail.statement] : []),
  ])
  if (mail) await sendMails(services, [mail.id])
}

/** A CV of another build is tried again the next day, so that the others are not delayed. */
async function remindLater({ db, clock }: Needs<'db' | 'clock'>, { seaman, reminder }: Due): Promise<void> {
  const { remindOn, toldUntil } = reminder
  const tomorrow = toPlainDate(clock() + DAY)
  await runBatch(db, markReminded(db, { seamanId: seaman.id, before: remindOn ?? '', toldUntil, remindOn: tomorrow }))
}

/** Mails seafarers about papers that end in 30, 90 or 180 days; the rest is left to the next run. */
export async function sendReminders(services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'jobQueue'>): Promise<void> {
  const { db, cvs, clock } = services
  const dues = await findDueReminders(db, toPlainDate(clock()), MAX_AT_ONCE)
  const kept = await cvs.getAll(dues.map(({ seaman }) => seaman.id))
  await forEachDue(dues, { failure: 'reminder of papers', idOf: ({ seaman }) => seaman.id }, async (due) => {
    const known = kept.get(due.seaman.id)
    if (known) await remind(services, due, wholeCv(due.seaman, known).documents)
    else await remindLater(services, due)
  })
}
