import { and, eq } from 'drizzle-orm'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { crewCardTable } from './crew.tables.ts'
import { LISTED } from './crew-list.repository.ts'

// The card, not the setting, knows that an account is closing.
const OF_CARD = pickColumns(crewCardTable, 'seaman_id', 'is_hidden', 'is_for_verified')
const CHOSEN = pickColumns(seamanTable, 'is_hide_english', 'certificates_for')

export type DetailRow = RowOf<typeof LISTED> & RowOf<typeof OF_CARD> & RowOf<typeof CHOSEN>

const DETAIL = `SELECT ${LISTED.of('c')}, ${OF_CARD.of('c')}, ${CHOSEN.of('s')}
  FROM crew_card c JOIN seaman s ON s.id = c.seaman_id
  WHERE c.public_id = ?`

/** A card, regardless of who may see it. */
export const findCrewCard = async ({ $client: d1 }: Database, publicId: string) =>
  d1.prepare(DETAIL).bind(publicId).first<DetailRow>()

/** Number of the company's open vacancies of the rank. */
export const countOpenForRank = (db: Database, companyId: string, rank: string): Promise<number> =>
  db.$count(
    vacancyTable,
    and(eq(vacancyTable.companyId, companyId), eq(vacancyTable.rank, rank), eq(vacancyTable.status, 'published')),
  )

export const findOwnVisibility = (db: Database, seamanId: string) =>
  db
    .select({
      id: seamanTable.publicId,
      isHidden: seamanTable.isHidden,
      isForVerified: seamanTable.isForVerified,
      isHideEnglish: seamanTable.isHideEnglish,
    })
    .from(seamanTable)
    .where(eq(seamanTable.id, seamanId))
    .get()
