import { SAVED_VACANCIES } from '#src/contract/lists.ts'
import { MAX_SAVED_VACANCIES } from '#src/contract/saved/saved-search.ts'
import type { SavedVacancy, SavedVacancyList } from '#src/contract/saved/schemas.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toCard } from '../vacancy/vacancy-card.ts'
import { findVacancyRow } from '../vacancy-search/vacancy-detail.repository.ts'
import { getPublicStatus, isPublic } from '../vacancy-search/vacancy-detail.usecases.ts'
import {
  countSavedVacancies,
  findSavedVacancies,
  type SavedRow,
  saveVacancy,
  unsaveVacancy,
} from './saved-vacancies.repository.ts'

const { pageSize } = SAVED_VACANCIES

const toSaved = (row: SavedRow, now: number): SavedVacancy => ({
  ...toCard({ ...row, published_at: row.published_at ?? now }),
  savedAt: row.saved_created_at,
  isOpen: row.status === 'published' && (row.expires_at ?? now) > now,
  isShown: isPublic(row, now),
  applicationId: row.application_id,
})

/** Saved vacancies, latest first; ended ones remain and are marked. */
export async function listSavedVacancies(
  { db, clock }: Needs<'db' | 'clock'>,
  seamanId: string,
  page: number,
): Promise<SavedVacancyList> {
  const [rows, total] = await Promise.all([
    findSavedVacancies(db, seamanId, { limit: pageSize, offset: (page - 1) * pageSize }),
    countSavedVacancies(db, seamanId),
  ])
  const now = clock()
  return { items: rows.map((row) => toSaved(row, now)), total, page, pageSize }
}

/** Saves a public vacancy. Throws `not-found`, `gone`, and `validation-failed` above the limit. */
export async function putAside(
  { db, clock }: Needs<'db' | 'clock'>,
  seamanId: string,
  vacancyId: string,
): Promise<{ saved: boolean }> {
  const now = clock()
  const row = await findVacancyRow(db, vacancyId)
  if (!row) throw new Failure('not-found')
  getPublicStatus(row, now)
  if (!(await saveVacancy(db, { seamanId, vacancyId, now }, MAX_SAVED_VACANCIES)))
    throw createFieldFailure('saved', { vacancy: { id: 'field.saved.full', values: { most: MAX_SAVED_VACANCIES } } })
  return { saved: true }
}

export async function takeOut({ db }: Needs<'db'>, seamanId: string, vacancyId: string): Promise<{ saved: boolean }> {
  await unsaveVacancy(db, seamanId, vacancyId)
  return { saved: false }
}
