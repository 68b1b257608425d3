import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandOneChange, isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SourceRow } from './feed.tables.ts'
import { findSource, findUploadByName, insertSource } from './feed-sources.repository.ts'
import { READ_EVERY } from './fetch-feed.usecases.ts'

export const MAX_SOURCES = 10

export const createFeedFailure = (field: string, text: Text) => createFieldFailure('feed', { [field]: text })

/** Returns a source of the company; throws `not-found` for others'. */
export async function getSource({ db }: Needs<'db'>, companyId: string, id: string): Promise<SourceRow> {
  const source = await findSource(db, companyId, id)
  if (!source) throw new Failure('not-found')
  return source
}

/**
 * Adds a source of the session's company. Returns the existing one if another call added a file of this name in the meantime.
 * @param field form field of the message if it is refused
 */
export async function addSource(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  field: string,
  source: Pick<SourceRow, 'kind' | 'name' | 'address'>,
): Promise<SourceRow> {
  const { db, clock, ids } = services
  const companyId = companyOf(session)
  const now = clock()
  const id = ids.key(now)
  const dueAt = source.kind === 'address' ? now + READ_EVERY : null
  try {
    const insert = insertSource(db, { id, companyId, ...source, dueAt, now }, MAX_SOURCES)
    await runBatch(db, [...recordAct(services, session, 'feed-added', id), insert, ...demandOneChange(db)])
  } catch (error) {
    if (isGuardFailure(error)) throw createFeedFailure(field, { id: 'feed.add.most', values: { most: MAX_SOURCES } })
    if (!isUniqueViolation(error)) throw error
    const existing = source.kind === 'upload' ? await findUploadByName(db, companyId, source.name) : undefined
    if (!existing) throw createFeedFailure(field, { id: 'feed.add.known' })
    return existing
  }
  return getSource(services, companyId, id)
}
