import {
  ASK_AFTER,
  ASK_AHEAD,
  ASKED_FOR,
  MAX_UNANSWERED,
  NEVER_READY,
} from '#src/contract/availability/availability.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { secretOf } from './act-secrets.ts'
import { deleteOldQuestions, findDueCards, saveQuestion, setAskFrom } from './availability.repository.ts'

type Asking = Needs<'db' | 'clock' | 'ids' | 'keys' | 'jobQueue'>
type Due = Awaited<ReturnType<typeof findDueCards>>[number]

const ASKED_AT_ONCE = 200
const KEPT_FOR = 365 * DAY

/** Consecutive unanswered questions about this date. */
const countUnanswered = ({ last, toldReady }: Due): number =>
  last && last.answeredAt === null && last.readyFrom === toldReady ? last.unanswered + 1 : 0

/** Returns when to check again; undefined if it is time to ask. */
function postpone(due: Due, now: number): string | null | undefined {
  if (due.toldReady === NEVER_READY || countUnanswered(due) >= MAX_UNANSWERED) return null
  const askable = Date.parse(due.toldReady) - ASK_AHEAD
  if (askable > now) return toPlainDate(askable)
  return due.isReached === 1 ? undefined : toPlainDate(now + ASK_AFTER)
}

async function ask(services: Asking, due: Due) {
  const { db, clock, ids, keys } = services
  const { seamanId, askFrom: before, accountId, toldReady } = due
  const now = clock()
  const later = postpone(due, now)
  if (later !== undefined) return runBatch(db, setAskFrom(db, { seamanId, before, askFrom: later }))
  const id = ids.key(now)
  const mail = createOutboxEntry(services, {
    cause: `still-free:${id}`,
    kind: 'still-free',
    accountId,
    notification: 'still_free',
    payload: { questionId: id },
  })
  await runBatch(db, [
    ...setAskFrom(db, { seamanId, before, askFrom: toPlainDate(now + ASK_AFTER) }),
    saveQuestion(db, {
      ...{ seamanId, id, secretHash: hashText(secretOf(keys, id)), readyFrom: toldReady },
      ...{
        unanswered: countUnanswered(due),
        createdAt: now,
        expiresAt: now + ASKED_FOR,
        answer: null,
        answeredAt: null,
      },
    }),
    mail.statement,
  ])
  await sendMails(services, [mail.id])
}

/** Asks listed seafarers who are or will soon be available whether that is still so; the rest is left to the next run. */
export async function askStillFree(services: Asking): Promise<void> {
  const { db, clock } = services
  await deleteOldQuestions(db, clock() - KEPT_FOR)
  const dues = await findDueCards(db, toPlainDate(clock()), ASKED_AT_ONCE)
  await forEachDue(dues, { failure: 'seafarer not asked', idOf: ({ seamanId }) => seamanId }, (due) =>
    ask(services, due),
  )
}
