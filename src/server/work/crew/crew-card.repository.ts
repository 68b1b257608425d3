import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { NEVER_READY } from '#src/contract/availability/availability.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { type SeamanRow, seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { seamanOfAccount } from '#src/server/platform/erasure.ts'
import { crewCardTable, crewVesselTable } from './crew.tables.ts'
import type { CrewCardRow } from './crew-card.ts'
import { isListed } from './listed.ts'

const keepIfSameDay = (column: string, kept: string): string =>
  `${column} = iif(excluded.told_ready = crew_card.told_ready, ${kept}, excluded.${column})`

/** Columns about availability are kept until the CV has another date. */
const KEPT_COLUMNS: Readonly<Record<string, string>> = {
  ready_from: keepIfSameDay('ready_from', `iif(crew_card.not_free, '${NEVER_READY}', excluded.ready_from)`),
  confirmed_on: keepIfSameDay('confirmed_on', 'crew_card.confirmed_on'),
  not_free: keepIfSameDay('not_free', 'crew_card.not_free'),
  ask_from: keepIfSameDay('ask_from', 'crew_card.ask_from'),
}

/**
 * For the batch that changes a profile: replaces the card and its search rows. Visibility is read inside the batch, so that a card never shows
 * what was hidden meanwhile; a card of an older CV version does not replace a newer one.
 */
export function saveCrewCard(db: Database, card: CrewCardRow): Statement[] {
  const columns = Object.keys(card)
  const names = sql.raw(columns.join(', '))
  const values = sql.join(
    Object.values(card).map((value) => sql`${value}`),
    sql`, `,
  )
  const changes = sql.raw(columns.map((column) => KEPT_COLUMNS[column] ?? `${column} = excluded.${column}`).join(', '))
  return [
    db.run(sql`INSERT INTO crew_card (${names}) VALUES (${values}) ON CONFLICT (seaman_id) DO UPDATE SET ${changes}
      WHERE excluded.cv_version >= crew_card.cv_version`),
    ...showOf(db, sql`(${card.seaman_id})`),
  ]
}

const ACTIVE = sql.raw(isActive('s.account_id'))

/** Shows cards to the chosen audience, and to no one while the account is inactive. */
const showOf = (db: Database, seamen: SQL): Statement[] => [
  db.run(sql`UPDATE crew_card SET is_hidden = s.is_hidden OR NOT ${ACTIVE}, is_for_verified = s.is_for_verified AND ${ACTIVE},
    english_level = iif(s.is_hide_english, NULL, s.english_level)
    FROM seaman s WHERE s.id IN ${seamen} AND crew_card.seaman_id = s.id`),
  db
    .delete(crewVesselTable)
    .where(sql`${crewVesselTable.cardId} IN (SELECT id FROM crew_card WHERE seaman_id IN ${seamen})`),
  db.run(sql`INSERT INTO crew_vessel (vessel_type, card_id) SELECT DISTINCT p.value ->> 1, c.id FROM crew_card c, json_each(c.career) p
    WHERE c.seaman_id IN ${seamen} AND ${sql.raw(isListed('c'))} AND p.value ->> 1 IS NOT NULL`),
]

/** For the batch that changes visibility, if the card cannot be created again. */
export const showAsChosen = (db: Database, seamanId: string): Statement[] => showOf(db, sql`(${seamanId})`)

/** For the batch in which an account is blocked, closed or restored: removes its seafarer from the crew list, or restores the chosen visibility. */
export const showAsAllowed = (db: Database, accountId: string): Statement[] => showOf(db, seamanOfAccount(accountId))

/** For a batch before a CV is written: registers it, so that a scheduled run creates the card if the writer fails. */
export const announceCv = (db: Database, seamanId: string, at: number): Statement =>
  db.update(crewCardTable).set({ cvDueAt: at }).where(eq(crewCardTable.seamanId, seamanId))

/** For the batch of the card: clears registrations until then. */
export const settleCv = (db: Database, seamanId: string, at: number): Statement =>
  db
    .update(crewCardTable)
    .set({ cvDueAt: null })
    .where(and(eq(crewCardTable.seamanId, seamanId), lte(crewCardTable.cvDueAt, at)))

/** Postpones a card that cannot be created now to a later day. */
export const makeCardLater = (db: Database, seamanId: string, at: number): Statement =>
  db
    .update(crewCardTable)
    .set({ cvDueAt: sql`iif(${crewCardTable.cvDueAt} IS NULL, NULL, ${at})`, refreshFrom: toPlainDate(at) })
    .where(eq(crewCardTable.seamanId, seamanId))

/** Seafarers whose CV was registered before that instant and whose card may be missing. */
export async function findDueCards(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ seamanId: crewCardTable.seamanId })
    .from(crewCardTable)
    .where(lte(crewCardTable.cvDueAt, before))
    .orderBy(crewCardTable.cvDueAt)
    .limit(limit)
  return rows.map(({ seamanId }) => seamanId)
}

/** Seafarers with outdated cards, oldest first. */
export async function findStaleCards(db: Database, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ seamanId: crewCardTable.seamanId })
    .from(crewCardTable)
    .where(lte(crewCardTable.refreshFrom, today))
    .orderBy(crewCardTable.refreshFrom)
    .limit(limit)
  return rows.map(({ seamanId }) => seamanId)
}

type Visibility = Partial<
  Pick<
    SeamanRow,
    'isHidden' | 'isForVerified' | 'isHideEnglish' | 'certificatesFor' | 'contactsFor' | 'numbersFor' | 'writesFirst'
  >
>

/** Changes visibility; omitted values remain. */
export const updateVisibility = (db: Database, seamanId: string, visibility: Visibility) =>
  db.update(seamanTable).set(visibility).where(eq(seamanTable.id, seamanId))
