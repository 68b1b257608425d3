import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Months in one rank on one type of vessel; names outside the vocabulary could tell anything and are left out. */
export type CareerPart = [rank: string | null, vesselType: string | null, fleet: string | null, months: number]

/** What the crew list reads: no column holds a name, a contact, a date of birth, a ship or a company. */
export const crewCardTable = sqliteTable('crew_card', {
  id: integer('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  publicId: text('public_id').notNull(),
  isHidden: integer('is_hidden', { mode: 'boolean' }).notNull(),
  /** Checked companies see it although it is hidden. */
  isForVerified: integer('is_for_verified', { mode: 'boolean' }).notNull().default(false),
  /** Null where the first letter would be the name. */
  maskedName: text('masked_name'),
  rank: text('rank').notNull(),
  department: text('department').notNull(),
  /** Null when it is not known or not to be shown. */
  englishLevel: text('english_level'),
  readyFrom: text('ready_from').notNull(),
  months: integer('months').notNull(),
  rankMonths: integer('rank_months').notNull(),
  /** One bit for each fleet served in, in the order of the vocabulary. */
  fleets: integer('fleets').notNull(),
  career: text('career', { mode: 'json' }).$type<CareerPart[]>().notNull(),
  /** A day and no instant, which would tell who registered after whom. */
  updatedOn: text('updated_on').notNull(),
  /** From this day on months have grown; null while nothing grows. */
  refreshFrom: text('refresh_from'),
  /** Of the CV that it was made from. */
  cvVersion: integer('cv_version').notNull().default(0),
  /** The day that the CV tells; `readyFrom` is that day unless the seafarer took it back. */
  toldReady: text('told_ready').notNull(),
  /** When they last said so; null where no one knows. */
  confirmedOn: text('confirmed_on'),
  notFree: integer('not_free', { mode: 'boolean' }).notNull().default(false),
  /** From this day on they are asked by mail; null while there is nothing to ask. */
  askFrom: text('ask_from'),
  /** When a write of the CV was announced whose card is not made yet. */
  cvDueAt: integer('cv_due_at'),
})

/** Vessel types served on, of those who are shown. */
export const crewVesselTable = sqliteTable(
  'crew_vessel',
  { vesselType: text('vessel_type').notNull(), cardId: integer('card_id').notNull() },
  (table) => [primaryKey({ columns: [table.vesselType, table.cardId] })],
)
