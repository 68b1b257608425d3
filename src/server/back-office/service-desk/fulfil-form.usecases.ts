import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { AssignmentInput } from '#src/contract/service-desk/schemas.ts'
import { closeCorrections, isInTime } from '#src/domain/service/form-service.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_PERSON_NAME } from '#src/domain/text/text-limits.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { sendDraft } from '#src/server/exchange/service/form/files.repository.ts'
import { savePerson } from '#src/server/exchange/service/form/messages.repository.ts'
import { notifySides, readWords, storeMessage } from '#src/server/exchange/service/form/write-message.usecases.ts'
import { lapsePart } from '#src/server/exchange/service/lapse-part.ts'
import { moveService } from '#src/server/exchange/service/move-service.usecases.ts'
import { type FoundPart, findPart } from '#src/server/exchange/service/services.repository.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Services } from '#src/server/platform/services.ts'
import { assignPart, demandAssigned } from './desk.repository.ts'
import { mayTake } from './read-desk.usecases.ts'

async function getPart({ db }: Services, id: string): Promise<FoundPart> {
  const found = await findPart(db, id)
  if (!found) throw new Failure('not-found')
  return found
}

const permitted = ({ db }: Services, session: Session) => demandPermission(db, session, PAGE_PERMISSIONS.services)

type Act = Pick<Parameters<typeof createAdminEvent>[1], 'action' | 'reason' | 'before' | 'after'>

const recordOf = (services: Services, session: Session, { part }: FoundPart, act: Act) =>
  createAdminEvent(services, {
    ...{ actor: session.accountId, object: { kind: 'service-order', id: part.id } as const, accountId: part.accountId },
    ...act,
  })

function readOwnName(typed: string): string {
  const name = normalizeName(typed)
  const refuse = (id: string, values?: Record<string, number>) =>
    createFieldFailure('assignment', { name: { id, ...(values && { values }) } })
  if (name === '') throw refuse('service-form.wrong.name')
  if (!isCleanName(name)) throw refuse('field.common.characters')
  if (countCharacters(name) > MAX_PERSON_NAME) throw refuse('field.note.long', { most: MAX_PERSON_NAME })
  return name
}

/**
 * Takes a form to fill in, also from another admin; the seafarer is mailed the name. Throws `not-found`, and `conflict` if it changed since it
 * was shown, has ended, was not sent, or may not begin yet.
 */
export async function takePart(
  services: Services,
  session: Session,
  id: string,
  { version, name: typed }: AssignmentInput,
): Promise<void> {
  const { db, clock } = services
  const name = readOwnName(typed)
  const found = await getPart(services, id)
  const { part } = found
  const me = session.accountId
  if (!mayTake(part, { me, now: clock() }) || part.version !== version) throw new Failure('conflict')
  const cause = `service-taken:${id}:${version}`
  const { accountId, assigneeId } = part
  const mail = createOutboxEntry(services, { cause, kind: 'service-taken', accountId, payload: { part: id } })
  try {
    await runBatch(db, [
      ...permitted(services, session),
      ...assignPart(db, part, me),
      savePerson(db, me, name, clock()),
      recordOf(services, session, found, {
        ...{
          action: 'service-assigned',
          before: { 'service.assignee': assigneeId },
          after: { 'service.assignee': me },
        },
      }),
      mail.statement,
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  await sendMails(services, [mail.id])
  await notifySides(services, { ...part, assigneeId: me })
}

/** Returns a part that the caller fulfils. Throws `not-found` for another one. */
async function getOwn(services: Services, session: Session, id: string): Promise<FoundPart> {
  const found = await getPart(services, id)
  if (found.part.assigneeId !== session.accountId) throw new Failure('not-found')
  return found
}

/**
 * Delivers an uploaded form: the first one can be corrected, the correction is charged. Throws `not-found` for the order of another admin, and
 * `conflict` after the promised time, before the order begins, or for a file that was delivered before.
 */
export async function deliverForm(
  services: Services,
  products: Products,
  session: Session,
  { id, file }: { id: string; file: string },
): Promise<void> {
  const { db, clock } = services
  const found = await getOwn(services, session, id)
  const { part } = found
  const now = clock()
  if (part.kind !== 'form' || !isInTime(part, now) || part.beginsAt > now) throw new Failure('conflict')
  const isCorrection = part.state === 'correcting'
  const kind = isCorrection ? 'service-corrected' : 'service-delivered'
  const { accountId } = part
  await moveService(services, products, found, {
    ...{ event: 'deliver', dueAt: closeCorrections(now) },
    before: [
      ...permitted(services, session),
      ...demandAssigned(db, id, session.accountId),
      ...sendDraft(db, { id: file, orderId: id }, now),
      recordOf(services, session, found, {
        ...{ action: 'service-delivered', before: { 'service.state': part.state } },
        after: { 'service.state': isCorrection ? 'done' : 'delivered' },
      }),
    ],
    mails: [createOutboxEntry(services, { cause: `${kind}:${id}`, kind, accountId, payload: { part: id } })],
  })
  await notifySides(services, part)
}

/** Writes to the seafarer of a part. The same key twice is one message. */
export async function writeToSeafarer(
  services: Services,
  session: Session,
  id: string,
  input: { key: string; text: string },
): Promise<void> {
  const text = readWords(input.text, 'message')
  const found = await getOwn(services, session, id)
  const message = { side: 'team', authorId: session.accountId, kind: 'message', sentAs: input.key, text } as const
  await storeMessage(services, found, message, [
    ...permitted(services, session),
    ...demandAssigned(services.db, id, session.accountId),
    recordOf(services, session, found, { action: 'service-message-written' }),
  ])
}

/** Gives up a form that cannot be filled in: its price is released, and the seafarer mailed. Throws `not-found` and `conflict`. */
export async function giveUpForm(
  services: Services,
  products: Products,
  session: Session,
  { id, reason: typed }: { id: string; reason: string },
): Promise<void> {
  const reason = readReason(typed, 'lapse')
  const found = await getPart(services, id)
  if (found.part.kind !== 'form') throw new Failure('conflict')
  const act = { action: 'service-given-up', reason } as const
  const states = { before: { 'service.state': found.part.state }, after: { 'service.state': 'late' } } as const
  const before = [...permitted(services, session), recordOf(services, session, found, { ...act, ...states })]
  await moveService(services, products, found, { ...lapsePart(services, found), before })
  await notifySides(services, found.part)
}
