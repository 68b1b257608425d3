import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Months in one rank on one type of vessel; free-text names are left out. */
export type CareerPart = [rank: string | null, vesselType: string | null, fleet: string | null, months: number]

/** Data of the crew list: no column contains a name, contact, date of birth, ship or company. */
export const crewCardTable = sqliteTable('crew_card', {
  id: integer('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  publicId: text('public_id').notNull(),
  isHidden: integer('is_hidden', { mode: 'boolean' }).notNull(),
  /** Visible to checked companies although hidden from others. */
  isForVerified: integer('is_for_verified', { mode: 'boolean' }).notNull().default(false),
  /** Null if the initial would reveal the name. */
  maskedName: text('masked_name'),
  rank: text('rank').notNull(),
  department: text('department').notNull(),
  /** Null if unknown or hidden. */
  englishLevel: text('english_level'),
  readyFrom: text('ready_from').notNull(),
  months: integer('months').notNull(),
  rankMonths: integer('rank_months').notNull(),
  /** One bit per fleet served in, in the order of the vocabulary. */
  fleets: integer('fleets').notNull(),
  career: text('career', { mode: 'json' }).$type<CareerPart[]>().notNull(),
  /** A date without time, which would reveal the order of registrations. */
  updatedOn: text('updated_on').notNull(),
  /** From this date the months have grown; null if nothing grows. */
  refreshFrom: text('refresh_from'),
  /** The version of the CV from which it was created. */
  cvVersion: integer('cv_version').notNull().default(0),
  /** The date in the CV; `readyFrom` equals it unless the seafarer withdrew it. */
  toldReady: text('told_ready').notNull(),
  /** When they last confirmed it; null if unknown. */
  confirmedOn: text('confirmed_on'),
  notFree: integer('not_free', { mode: 'boolean' }).notNull().default(false),
  /** From this date they are asked by mail; null if there is nothing to ask. */
  askFrom: text('ask_from'),
  /** When a CV was registered whose card is not created yet. */
  cvDueAt: integer('cv_due_at'),
})

/** Vessel types of listed seafarers. */
export const crewVesselTable = sqliteTable(
  'crew_vessel',
  { vesselType: text('vessel_type').notNull(), cardId: integer('card_id').notNull() },
  (table) => [primaryKey({ columns: [table.vesselType, table.cardId] })],
)
