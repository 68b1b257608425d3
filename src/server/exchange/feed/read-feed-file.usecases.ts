import { decodeFile } from '#src/domain/text/decode-file.ts'
import { cutText, normalizeName } from '#src/domain/text/text.ts'
import type { ReadWhole } from '#src/server/ground/file/file-acts.ts'
import { forgetObject } from '#src/server/people/organisation/member-acts.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteEmptySource, findUploadByName, saveReading } from './feed-sources.repository.ts'
import { addSource, createFeedFailure, getSource } from './feed-sources.usecases.ts'
import { importFeed } from './import-feed.usecases.ts'
import { FeedError } from './reading/feed-error.ts'

const MAX_NAME = 80

const readFileName = (text: string): string => {
  const name = cutText(normalizeName(text), MAX_NAME)
  return name !== '' && isCleanName(name) ? name : 'feed.xml'
}

async function findUploadSource(services: Needs<'db'>, companyId: string, id: string | undefined, name: string) {
  if (!id) return findUploadByName(services.db, companyId, name)
  const source = await getSource(services, companyId, id)
  if (source.kind !== 'upload') throw new Failure('not-found')
  return source
}

/** Reads a file into a report. A file with a known name replaces the content of its source. */
export const readFeedFile: ReadWhole = async (services, file) => {
  const { db, clock } = services
  const companyId = file.organisationId ?? ''
  const name = readFileName(file.name ?? '')
  const known = await findUploadSource(services, companyId, file.target, name)
  const text = decodeFile(file.bytes)
  if (text.trim() === '') throw createFeedFailure('file', { id: 'feed.add.no-file' })
  const source = known ?? (await addSource(services, file.session, 'file', { kind: 'upload', name, address: null }))
  try {
    await importFeed(services, source, text, file.session)
  } catch (error) {
    if (!known) await runBatch(db, [deleteEmptySource(db, source.id), forgetObject(db, source.id)])
    if (error instanceof FeedError) throw createFeedFailure('file', { id: `feed.failure.${error.code}` })
    throw error
  }
  await saveReading(db, source.id, { readAt: clock(), dueAt: null, etag: null, lastModified: null })
  return { type: 'xml', resultId: source.id }
}
