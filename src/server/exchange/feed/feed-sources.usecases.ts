import { isUniqueViolation } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SourceRow } from './feed.tables.ts'
import { findSource, insertSource } from './feed-sources.repository.ts'
import { READ_EVERY } from './fetch-feed.usecases.ts'

export const MAX_SOURCES = 10

export const createFeedFailure = (field: string, text: Text) => createFieldFailure('feed', { [field]: text })

/** A source of the company; throws `not-found` for those of others. */
export async function getSource({ db }: Needs<'db'>, companyId: string, id: string): Promise<SourceRow> {
  const source = await findSource(db, companyId, id)
  if (!source) throw new Failure('not-found')
  return source
}

/** @param field of the form, beside which stands why it cannot be added. */
export async function addSource(
  services: Needs<'db' | 'clock' | 'ids'>,
  companyId: string,
  field: string,
  source: Pick<SourceRow, 'kind' | 'name' | 'address'>,
): Promise<SourceRow> {
  const { db, clock, ids } = services
  const now = clock()
  const id = ids.key(now)
  const dueAt = source.kind === 'address' ? now + READ_EVERY : null
  try {
    const added = await insertSource(db, { id, companyId, ...source, dueAt, now }, MAX_SOURCES)
    if (!added) throw createFeedFailure(field, { id: 'feed.add.most', values: { most: MAX_SOURCES } })
  } catch (error) {
    if (isUniqueViolation(error)) throw createFeedFailure(field, { id: 'feed.add.known' })
    throw error
  }
  return getSource(services, companyId, id)
}
