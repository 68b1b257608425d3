import { type Alert, MAX_SAVED_SEARCHES, nextAlert } from '#src/contract/saved/saved-search.ts'
import type { SavedSearchInput, SavedSearchList } from '#src/contract/saved/schemas.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { changeAlert, deleteSearch, findSavedSearches, upsertSearch } from './saved-searches.repository.ts'
import { normalizeSearch } from './search-address.ts'

/** Saved searches, newest first. */
export async function listSavedSearches({ db }: Needs<'db'>, seamanId: string): Promise<SavedSearchList> {
  const rows = await findSavedSearches(db, seamanId)
  return { items: rows.map(({ id, query, alert, createdAt }) => ({ id, query, alert, createdAt })) }
}

/** Throws `validation-failed` for an invalid search, and above the limit. */
export async function keepSearch(
  services: Needs<'db' | 'clock' | 'ids'>,
  seamanId: string,
  { query: asked, alert }: SavedSearchInput,
): Promise<SavedSearchList> {
  const { db, clock, ids } = services
  const now = clock()
  const query = normalizeSearch(asked)
  if (query === undefined) throw createFieldFailure('saved', { query: { id: 'field.saved.no-search' } })
  const row = { id: ids.key(now), seamanId, query, alert, alertAt: nextAlert(alert, now) }
  const kept = await upsertSearch(db, { ...row, toldUntil: now, createdAt: now, updatedAt: now }, MAX_SAVED_SEARCHES)
  if (!kept)
    throw createFieldFailure('saved', { query: { id: 'field.saved.full', values: { most: MAX_SAVED_SEARCHES } } })
  return listSavedSearches(services, seamanId)
}

/** Throws `not-found`. */
export async function setAlert(
  services: Needs<'db' | 'clock'>,
  seamanId: string,
  { id, alert }: { id: string; alert: Alert },
): Promise<SavedSearchList> {
  const now = services.clock()
  if (!(await changeAlert(services.db, { seamanId, id, alert, alertAt: nextAlert(alert, now), now })))
    throw new Failure('not-found')
  return listSavedSearches(services, seamanId)
}

export async function dropSearch({ db }: Needs<'db'>, seamanId: string, id: string): Promise<SavedSearchList> {
  await deleteSearch(db, seamanId, id)
  return listSavedSearches({ db }, seamanId)
}
