import type { VerificationQuery } from '#src/contract/verification/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Database } from '#src/server/platform/database.ts'
import { findQueueBefore } from './verification-changes.repository.ts'

type Row = Awaited<ReturnType<typeof findQueueBefore>>[number]

const COLUMNS: readonly FileColumn<Row>[] = [
  ['check.column.seafarer', ({ seaman }) => `${seaman.firstname} ${seaman.surname}`],
  ['company.career.rank', ({ seaman }, { intl }) => nameTerm('rank', seaman.positionMain, intl)],
  ['check.column.citizenship', ({ seaman }, { formats }) => formats.country(seaman.citizenship)],
  ['check.column.asked', ({ verification }) => toPlainDate(verification.askedAt)],
  ['check.column.decided', ({ verification }) => verification.decidedAt && toPlainDate(verification.decidedAt)],
  ['check.column.recheck', ({ verification }) => verification.recheckOn],
]

/** Seafarers in one state of verification, latest registration first. */
export const queueFile = (db: Database, query: VerificationQuery, today: string) => ({
  name: 'verification',
  columns: COLUMNS,
  read: ((after, limit) => findQueueBefore(db, { ...query, today }, after?.seaman.id, limit)) satisfies ReadStep<Row>,
})
