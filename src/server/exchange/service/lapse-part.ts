import { startOfDue } from '#src/domain/service/consultation.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { FoundPart } from './services.repository.ts'

type Mailing = Needs<'db' | 'clock' | 'ids'>
type Part = Pick<FoundPart['part'], 'id' | 'accountId' | 'dueAt'>

const mailLate = (services: Mailing, { id, accountId }: Part) =>
  createOutboxEntry(services, { cause: `service-late:${id}`, kind: 'service-late', accountId, payload: { part: id } })

/** The mail to the seafarer about a booked consultation that we missed. */
export const mailMissed = (services: Mailing, { id, accountId, dueAt }: Part) =>
  createOutboxEntry(services, {
    ...{ cause: `consultation-missed:${id}`, kind: 'consultation-missed', accountId },
    payload: { orderId: id, startsAt: startOfDue(dueAt) },
  })

/** Returns the move of a part that was not delivered in time, which mails the seafarer. */
export const lapsePart = (services: Mailing, { part }: FoundPart) => ({
  event: 'lapse' as const,
  mails: [part.kind === 'form' ? mailLate(services, part) : mailMissed(services, part)],
})
