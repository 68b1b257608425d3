import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Absent, type Prefixed, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../application/application.tables.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { CARD_COLUMNS, type CardRow } from '../vacancy/vacancy-card.ts'
import type { Suspended } from '../vacancy-search/vacancy-detail.repository.ts'
import { savedVacancyTable } from './saved.tables.ts'

const STATE = pickColumns(vacancyTable, 'status', 'expires_at')
const SAVED = pickColumns(savedVacancyTable, 'created_at')
const APPLICATION = pickColumns(applicationTable, 'id')

const PAGE = `SELECT ${CARD_COLUMNS}, ${STATE.of('v')}, ${isSuspended('v.company_id')} AS suspended, ${SAVED.of('s', 'saved_')}, ${APPLICATION.of('a', 'application_')}
  FROM saved_vacancy s JOIN vacancy v ON v.id = s.vacancy_id JOIN organisation c ON c.id = v.company_id
  LEFT JOIN application a ON a.vacancy_id = v.id AND a.seaman_id = s.seaman_id
  WHERE s.seaman_id = ? AND ${isActiveOrganisation('v.company_id')} ORDER BY s.created_at DESC, s.vacancy_id LIMIT ? OFFSET ?`

export type SavedRow = CardRow &
  RowOf<typeof STATE> &
  Suspended &
  Prefixed<'saved_', RowOf<typeof SAVED>> &
  Prefixed<'application_', Absent<RowOf<typeof APPLICATION>>>

/** Latest first. */
export async function findSavedVacancies(
  { $client: d1 }: Database,
  seamanId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SavedRow[]> {
  return (await d1.prepare(PAGE).bind(seamanId, limit, offset).all<SavedRow>()).results
}

const COUNT = `SELECT count(*) AS total FROM saved_vacancy s JOIN vacancy v ON v.id = s.vacancy_id
  WHERE s.seaman_id = ? AND ${isActiveOrganisation('v.company_id')}`

export async function countSavedVacancies({ $client: d1 }: Database, seamanId: string): Promise<number> {
  const row = await d1.prepare(COUNT).bind(seamanId).first<{ total: number }>()
  return row?.total ?? 0
}

type Saving = { seamanId: string; vacancyId: string; now: number }

/** Saves a vacancy unless there are `most` others; returns whether it is saved. */
export async function saveVacancy({ $client: d1 }: Database, saving: Saving, most: number): Promise<boolean> {
  const { seamanId, vacancyId, now } = saving
  const insert = `INSERT INTO saved_vacancy (seaman_id, vacancy_id, created_at) SELECT ?1, ?2, ?3
    WHERE (SELECT count(*) FROM saved_vacancy WHERE seaman_id = ?1 AND vacancy_id <> ?2) < ?4
    ON CONFLICT (seaman_id, vacancy_id) DO UPDATE SET created_at = created_at`
  const { meta } = await d1.prepare(insert).bind(seamanId, vacancyId, now, most).run()
  return meta.changes > 0
}

export async function unsaveVacancy({ $client: d1 }: Database, seamanId: string, vacancyId: string): Promise<void> {
  await d1.prepare('DELETE FROM saved_vacancy WHERE seaman_id = ? AND vacancy_id = ?').bind(seamanId, vacancyId).run()
}
