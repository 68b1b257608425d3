import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { SERVICE_ORDERS } from '#src/contract/service-desk/list.ts'
import type { DeskOrder, DeskOrders } from '#src/contract/service-desk/schemas.ts'
import { isInTime, promiseCorrection, promiseForm } from '#src/domain/service/form-service.ts'
import { SERVICE_MOVES, type ServiceEvent } from '#src/domain/service/service-states.ts'
import { readExchanged } from '#src/server/exchange/service/form/read-form.usecases.ts'
import { readPremium } from '#src/server/exchange/service/premium/read-premium.ts'
import type { ServiceOrderRow } from '#src/server/exchange/service/service.tables.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { findSeaman, findSeamanId } from '#src/server/people/seaman/seaman.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countDeskOrders, type DeskRow, findDeskOrder, findOwnName, listDeskOrders } from './desk.repository.ts'
import { mayExtend } from './extend-premium.usecases.ts'

type Own = Pick<Session, 'accountId'>

/** The promised time that a form had when it ended; null for one that was not sent. */
function readPromised({ part: { beginsAt }, sentAt, correctionAt }: DeskRow): number | null {
  if (correctionAt !== null) return promiseCorrection(correctionAt)
  return sentAt === null ? null : promiseForm(sentAt, beginsAt)
}

function describe(row: DeskRow, me: string): DeskOrders['items'][number] {
  const { part, reference, person, unanswered } = row
  const { id, service, kind, state, createdAt, assigneeId } = part
  const dueAt = part.endedAt === null ? part.dueAt : readPromised(row)
  return {
    ...{ id, reference, service, kind, state, createdAt, dueAt, unanswered },
    assignee: assigneeId === null ? null : { name: person ?? '', isMe: assigneeId === me },
  }
}

/** Returns a page of ordered services. */
export async function getDeskOrders(
  { db }: Needs<'db'>,
  { accountId: me }: Own,
  { kind, state, assignee, page }: ListQuery<typeof SERVICE_ORDERS>,
): Promise<DeskOrders> {
  const { pageSize } = SERVICE_ORDERS
  const filter = { kind, state, assignee }
  const [rows, total] = await Promise.all([
    listDeskOrders(db, filter, { me, limit: pageSize, offset: (page - 1) * pageSize }),
    countDeskOrders(db, filter, me),
  ])
  return { items: rows.map((row) => describe(row, me)), total, page, pageSize }
}

/** Whether an admin fulfils a part that has not ended. */
const isMine = ({ assigneeId, endedAt }: ServiceOrderRow, me: string): boolean => assigneeId === me && endedAt === null

const takes = ({ kind, state }: ServiceOrderRow, event: ServiceEvent): boolean =>
  SERVICE_MOVES[kind][state]?.[event] !== undefined

type Taking = { me: string; now: number }

/** Whether an admin may take a form: it was sent, work on it may begin, and its order has not ended. */
export const mayTake = (
  { kind, beginsAt, endedAt, dueAt, assigneeId }: ServiceOrderRow,
  { me, now }: Taking,
): boolean => kind === 'form' && beginsAt <= now && endedAt === null && dueAt !== null && assigneeId !== me

async function readWork(services: Needs<'db' | 'keys'>, part: ServiceOrderRow): Promise<DeskOrder['work']> {
  const { db } = services
  const [seamanId, exchanged] = await Promise.all([findSeamanId(db, part.accountId), readExchanged(services, part)])
  const seaman = seamanId === undefined ? undefined : await findSeaman(db, seamanId)
  return { seafarer: seaman ? `${seaman.firstname} ${seaman.surname}` : '', ...exchanged }
}

/** Returns an ordered service for admins; what the two sides sent is read by the admin who fulfils it. Throws `not-found`. */
export async function getDeskOrder(
  services: Needs<'db' | 'keys' | 'clock'>,
  { accountId: me }: Own,
  id: string,
): Promise<DeskOrder> {
  const { db, clock } = services
  const found = await findDeskOrder(db, id)
  if (!found) throw new Failure('not-found')
  const { part } = found
  const { beginsAt, deliveredAt, endedAt, version, kind, accountId } = part
  const [mine, now] = [isMine(part, me), clock()]
  return {
    ...describe(found, me),
    ...{ beginsAt, deliveredAt, endedAt, version, ownName: await findOwnName(db, me) },
    may: {
      take: mayTake(part, { me, now }),
      deliver: mine && part.kind === 'form' && takes(part, 'deliver') && isInTime(part, now),
      lapse: part.kind === 'form' && takes(part, 'lapse'),
      extend: mayExtend(part),
    },
    premium: kind === 'premium' ? await readPremium(services, accountId) : null,
    work: mine ? await readWork(services, part) : null,
  }
}
