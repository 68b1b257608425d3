import { isInTime, promiseCorrection } from '#src/domain/service/form-service.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { moveService } from '../move-service.usecases.ts'
import type { FoundPart } from '../services.repository.ts'
import { getOwnPart } from './read-form.usecases.ts'
import { notifySides, readWords, sealMessage } from './write-message.usecases.ts'

/** The key of the correction as a message. The colon keeps it apart from keys of pages. */
const SENT_AS = 'correction:1'

/** Throws `conflict` for a part on which the seafarer cannot decide now. */
async function getDecided(services: Services, session: Session, id: string): Promise<FoundPart> {
  const found = await getOwnPart(services, session, id)
  const { part } = found
  if (part.kind !== 'form' || !isInTime(part, services.clock())) throw new Failure('conflict')
  return found
}

/** Accepts a filled form, which charges it. Returns the id of the order. Throws `not-found`, and `conflict` if nothing can be accepted. */
export async function acceptForm(
  services: Services,
  products: Products,
  session: Session,
  id: string,
): Promise<string> {
  const found = await getDecided(services, session, id)
  await moveService(services, products, found, { event: 'accept', before: demandMember(services.db, session) })
  return found.part.groupId
}

/**
 * Requests the one correction of a filled form; the text becomes a message. Returns the id of the order. Throws `not-found`, `conflict` if none
 * can be requested, and a message beside the field.
 */
export async function askForCorrection(
  services: Services,
  products: Products,
  session: Session,
  { id, text: typed }: { id: string; text: string },
): Promise<string> {
  const text = readWords(typed, 'correction')
  const found = await getDecided(services, session, id)
  const message = { side: 'seaman', authorId: null, kind: 'correction', sentAs: SENT_AS, text } as const
  const before = [...demandMember(services.db, session), ...(await sealMessage(services, found.part, message))]
  const dueAt = promiseCorrection(services.clock())
  await moveService(services, products, found, { event: 'ask-correction', dueAt, before })
  await notifySides(services, found.part)
  return found.part.groupId
}
