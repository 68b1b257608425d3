import type { JournalQuery } from '#src/contract/billing/admin-schemas.ts'
import { beancount } from '#src/domain/money/beancount.ts'
import { hledger } from '#src/domain/money/hledger.ts'
import type { JournalFormat, JournalFormatName } from '#src/domain/money/journal.ts'
import { DAY } from '#src/domain/time.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import type { AnsweredFile } from '#src/server/http/answer-file.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { nextMonth, startOf } from './months.ts'
import { type JournalPeriod, writeJournal } from './write-journal.ts'

const FORMATS: Record<JournalFormatName, JournalFormat> = { hledger, beancount }

const isMonth = (text: string): boolean => text.length === 'YYYY-MM'.length

function readPeriod({ from, to }: JournalQuery): JournalPeriod {
  const period = {
    from: isMonth(from) ? startOf(from) : Date.parse(from),
    to: isMonth(to) ? startOf(nextMonth(to)) : Date.parse(to) + DAY,
  }
  if (period.from >= period.to) throw createFieldFailure('journal', { to: { id: 'payments.wrong.period' } })
  return period
}

/** Encodes texts in pieces of this many characters or more. */
const PIECE = 16_384

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      let piece = ''
      while (piece.length < PIECE) {
        const { value, done } = await texts.next()
        if (done) break
        piece += value
      }
      if (piece) controller.enqueue(encoder.encode(piece))
      if (piece.length < PIECE) controller.close()
    },
    cancel: async () => void (await texts.return(undefined)),
  })
}

/** For admins: the books of a period as plain-text accounting, recorded as an export. Throws a field error if the period ends before its start. */
export async function exportJournal(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  { accountId }: Session,
  query: JournalQuery,
): Promise<AnsweredFile> {
  const { db, limiter, clock } = services
  const period = readPeriod(query)
  await limiter.take('list-file-account', accountId, clock())
  const event = createAdminEvent(services, {
    actor: accountId,
    action: 'list-exported',
    object: { kind: 'list', id: 'journal' },
    accountId: null,
    after: { 'list.filters': [`from=${query.from}`, `to=${query.to}`, `format=${query.format}`] },
  })
  await runBatch(db, [event])
  const format = FORMATS[query.format]
  return {
    body: streamOf(writeJournal(db, period, format)),
    type: 'text/plain; charset=utf-8',
    name: `gangway-${query.from}-${query.to}.${format.extension}`,
  }
}
