import { customType, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ContestDecision, MatchRecord } from '#src/contract/application/match-schemas.ts'
import type { ApplicationStatus, OfferedShip } from '#src/contract/application/schemas.ts'
import type { RefusalReason } from '#src/domain/application/stage-details.ts'
import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import { packDocument, unpackDocument } from '#src/server/platform/stored-document.ts'

export const applicationTable = sqliteTable('application', {
  id: text('id').primaryKey(),
  vacancyId: text('vacancy_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  status: text('status').$type<ApplicationStatus>().notNull().default('new'),
  note: text('note'),
  answeredAt: integer('answered_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** Digest of the vacancy copy, and the version of the match rules. */
  vacancyCopy: text('vacancy_copy').notNull(),
  gapRules: integer('gap_rules').notNull(),
  /** The ship of an offer. */
  ship: text('ship', { mode: 'json' }).$type<OfferedShip>(),
  /** The state of each match line when it was sent. */
  matchRecord: text('match_record', { mode: 'json' }).$type<MatchRecord>().notNull(),
})

export const unpackVacancy = (stored: Uint8Array): VacancyCopy => JSON.parse(unpackDocument('vacancy-copy', stored))

const packedVacancy = customType<{ data: VacancyCopy; driverData: Uint8Array }>({
  dataType: () => 'blob',
  toDriver: (copy) => packDocument('vacancy-copy', JSON.stringify(copy)),
  fromDriver: (stored) => unpackVacancy(new Uint8Array(stored)),
})

/** Copies of vacancies, one per state for all applicants. */
export const vacancyCopyTable = sqliteTable(
  'vacancy_copy',
  {
    vacancyId: text('vacancy_id').notNull(),
    digest: text('digest').notNull(),
    document: packedVacancy('document').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vacancyId, table.digest] })],
)

/** Registered copies in the CV store; those without an application are swept. */
export const cvSendingTable = sqliteTable('cv_sending', {
  applicationId: text('application_id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  announcedAt: integer('announced_at').notNull(),
  /** When it is checked again; null when nothing is left to delete. */
  checkAt: integer('check_at'),
  /** When the copy expired and was deleted. */
  droppedAt: integer('dropped_at'),
})

/** Match lines that seafarers contest, and the company's decision. */
export const matchContestTable = sqliteTable('match_contest', {
  id: text('id').primaryKey(),
  applicationId: text('application_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  line: text('line').notNull(),
  text: text('text').notNull(),
  decision: text('decision').$type<ContestDecision>(),
  decidedBy: text('decided_by'),
  decidedAt: integer('decided_at'),
  createdAt: integer('created_at').notNull(),
})

export const applicationMoveTable = sqliteTable('application_move', {
  id: text('id').primaryKey(),
  applicationId: text('application_id').notNull(),
  before: text('before').$type<ApplicationStatus>().notNull(),
  after: text('after').$type<ApplicationStatus>().notNull(),
  movedBy: text('moved_by'),
  createdAt: integer('created_at').notNull(),
  /** The reason of a rejection. */
  reason: text('reason').$type<RefusalReason>(),
  /** When the seafarer was notified, or the notification was settled otherwise; null while the move may still be taken back. */
  toldAt: integer('told_at'),
})

/** Days and stages of applications for the statistics of companies; triggers keep them. A row outlives its application. */
export const applicationFactTable = sqliteTable('application_fact', {
  id: integer('id').primaryKey(),
  applicationId: text('application_id'),
  companyId: text('company_id').notNull(),
  vacancyId: text('vacancy_id').notNull(),
  /** Days since 1970-01-01, UTC. */
  day: integer('day').notNull(),
  isRead: integer('is_read', { mode: 'boolean' }).notNull().default(false),
  /** Whole hours until the first answer. */
  answerHours: integer('answer_hours'),
  /** The present stage by its place in `REACHED_STAGES`; 0 is none of them. */
  stage: integer('stage').notNull(),
  /** The highest stage that it left after the seafarer was notified. */
  leftStage: integer('left_stage').notNull().default(0),
  filledDay: integer('filled_day'),
  /** Days from the publication of the vacancy to joining. */
  fillDays: integer('fill_days'),
})

export const joiningAnswerTable = sqliteTable('joining_answer', {
  applicationId: text('application_id').primaryKey(),
  paidOnTime: integer('paid_on_time', { mode: 'boolean' }),
  asAdvertised: integer('as_advertised', { mode: 'boolean' }),
  relievedOnTime: integer('relieved_on_time', { mode: 'boolean' }),
  updatedAt: integer('updated_at').notNull(),
})
