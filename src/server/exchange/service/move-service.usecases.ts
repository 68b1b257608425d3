import {
  CHARGED_SERVICE_STATES,
  OPEN_SERVICE_STATES,
  SERVICE_MOVES,
  type ServiceEvent,
} from '#src/domain/service/service-states.ts'
import { closeOrder } from '#src/server/exchange/order/end-order.usecases.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { type FoundPart, moveServiceOrder } from './services.repository.ts'

type Change = {
  event: ServiceEvent
  /** When the job acts next, if the part does not end. */
  dueAt?: number
  /** Statements for the start of the same batch. */
  before?: readonly Statement[]
  /** Mails of the same batch. */
  mails?: readonly { id: string; statement: Statement }[]
}

/** Runs the batch of a move that moves no money. */
async function runMove({ db }: Services, statements: readonly Statement[]): Promise<void> {
  try {
    await runBatch(db, statements)
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}

/**
 * Moves a part by an event, and its order with it: a charged state charges all of its units, another final one releases its price. Throws
 * `conflict` for an event that the state refuses, and if the part or the order changed since it was read.
 */
export async function moveService(
  services: Services,
  products: Products,
  { part, line }: FoundPart,
  { event, dueAt, before = [], mails = [] }: Change,
): Promise<void> {
  const state = SERVICE_MOVES[part.kind][part.state]?.[event]
  if (!state) throw new Failure('conflict')
  const now = services.clock()
  const isOpen = OPEN_SERVICE_STATES.includes(state)
  const statements = notifyBuyer(services, part.id, [
    ...before,
    ...moveServiceOrder(services.db, part, {
      ...{ state, dueAt: isOpen ? (dueAt ?? null) : null, endedAt: isOpen ? null : now },
      ...(event === 'deliver' && { deliveredAt: now }),
    }),
    ...mails.map(({ statement }) => statement),
  ])
  if (CHARGED_SERVICE_STATES.includes(state)) {
    const delivered = [{ position: 0, units: line.quantity - line.delivered }]
    await fulfilOrder(services, { orderId: part.id, cause: state, delivered }, statements)
  } else if (isOpen) await runMove(services, statements)
  else await closeOrder(services, products, part.id, statements)
  if (mails.length > 0)
    await sendMails(
      services,
      mails.map(({ id }) => id),
    )
}
