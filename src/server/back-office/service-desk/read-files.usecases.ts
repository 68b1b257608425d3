import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { openServiceFile } from '#src/server/exchange/service/form/read-form.usecases.ts'
import { type FoundPart, findPart } from '#src/server/exchange/service/services.repository.ts'
import type { AdminAction } from '#src/server/ground/audit/admin-event.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import type { OpenedPaper } from '#src/server/ground/file/answer-paper.ts'
import type { AnsweredFile } from '#src/server/http/answer-file.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { makeCvCopy } from '#src/server/people/cv-file/cv-file.usecases.ts'
import { findSeamanId } from '#src/server/people/seaman/seaman.repository.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandAssigned } from './desk.repository.ts'

type Auditing = Needs<'db' | 'clock' | 'ids'>

/** Records a reading of an order that the caller fulfils. Throws `not-found` for another order, and one that has ended. */
async function recordReading(
  services: Auditing,
  session: Session,
  id: string,
  action: AdminAction,
): Promise<FoundPart['part']> {
  const { db } = services
  const { accountId: actor } = session
  const found = await findPart(db, id)
  if (!found) throw new Failure('not-found')
  const { part } = found
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.services),
      ...demandAssigned(db, id, actor),
      createAdminEvent(services, { actor, action, object: { kind: 'service-order', id }, accountId: part.accountId }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('not-found') : error
  }
  return part
}

/** Returns a file of an order that the caller fulfils, and records that it was read. */
export async function openDeskFile(
  services: Auditing & Needs<'keys' | 'files'>,
  session: Session,
  id: string,
  file: string,
): Promise<OpenedPaper> {
  return openServiceFile(services, await recordReading(services, session, id, 'service-file-read'), file)
}

/** Returns the CV of today of the seafarer of an order that the caller fulfils, without pay wishes, and records that it was read. */
export async function openDeskCv(
  services: Auditing & Needs<'cvs' | 'limiter'>,
  session: Session,
  id: string,
): Promise<AnsweredFile> {
  const { db, clock, limiter } = services
  await limiter.take('cv-file-account', session.accountId, clock())
  const { accountId, kind } = await recordReading(services, session, id, 'service-cv-read')
  const seamanId = kind === 'form' ? await findSeamanId(db, accountId) : undefined
  if (seamanId === undefined) throw new Failure('not-found')
  return makeCvCopy(services, seamanId, { language: 'en', masks: [] })
}
