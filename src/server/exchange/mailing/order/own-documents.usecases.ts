import type { OwnDocuments } from '#src/contract/mailing/order-schemas.ts'
import { type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { readOwnCv } from '#src/server/people/cv-file/cv-file.usecases.ts'
import { listScanRows } from '#src/server/people/scan/scan.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** Returns the documents of the caller's CV that have scans, in the order of the CV. Throws `not-found` without a profile. */
export async function listOwnDocuments(services: Needs<'db' | 'cvs'>, session: Session): Promise<OwnDocuments> {
  const [{ cv }, rows] = await Promise.all([readOwnCv(services, session), listScanRows(services.db, seamanOf(session))])
  const items = cv.documents.flatMap(({ id, name, type }) => {
    const files = rows.filter(({ scan }) => scan.entryId === id && scan.leftAt === null).length
    return files > 0 ? [{ id, name, type, files }] : []
  })
  return { items }
}

/** Returns those of some ids that are own documents with scans, each once: others cannot be allowed. */
export async function keepOwnDocuments(
  services: Needs<'db' | 'cvs'>,
  session: Session,
  ids: readonly string[] = [],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { items } = await listOwnDocuments(services, session)
  return items.map(({ id }) => id).filter((id) => ids.includes(id))
}
