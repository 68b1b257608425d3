import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ASSIGNEES } from '#src/contract/service-desk/list.ts'
import { OPEN_SERVICE_STATES, type ServiceState } from '#src/domain/service/service-states.ts'
import type { ServiceKind } from '#src/domain/service/services.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { servicePersonTable } from '#src/server/exchange/service/form/form.tables.ts'
import { type ServiceOrderRow, serviceOrderTable } from '#src/server/exchange/service/service.tables.ts'
import { type Database, demand, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'

const service = serviceOrderTable

type Filter = {
  kind?: ServiceKind | undefined
  state?: ServiceState | undefined
  assignee?: (typeof ASSIGNEES)[number] | undefined
}

/** Only forms are taken; a consultation and premium have no assignee. */
const isAssigned = (assignee: Filter['assignee'], me: string): SQL | undefined => {
  if (assignee === 'me') return eq(service.assigneeId, me)
  if (assignee === 'none') return and(eq(service.kind, 'form'), isNull(service.assigneeId))
  return assignee && and(ne(service.assigneeId, me))
}

const isListed = ({ kind, state, assignee }: Filter, me: string): SQL | undefined =>
  and(kind && eq(service.kind, kind), state && eq(service.state, state), isAssigned(assignee, me))

/** Messages of the seafarer after the last one of the team. */
const UNANSWERED = sql<number>`(SELECT count(*) FROM service_message m WHERE m.order_id = ${service.id} AND m.side = 'seaman'
  AND m.rowid > coalesce((SELECT max(a.rowid) FROM service_message a WHERE a.order_id = ${service.id} AND a.side = 'team'), 0))`

/** When the seafarer sent the form, and requested a correction: promised times are counted from them, also after the end of the order. */
const SENT_AT = sql<
  number | null
>`(SELECT min(f.sent_at) FROM service_file f WHERE f.order_id = ${service.id} AND f.kind = 'form')`
const CORRECTION_AT = sql<number | null>`(SELECT max(m.created_at) FROM service_message m
  WHERE m.order_id = ${service.id} AND m.kind = 'correction')`

const selectDesk = (db: Database) =>
  db
    .select({
      part: service,
      reference: orderTable.reference,
      person: servicePersonTable.name,
      unanswered: UNANSWERED,
      sentAt: SENT_AT,
      correctionAt: CORRECTION_AT,
    })
    .from(service)
    .innerJoin(orderTable, eq(orderTable.id, service.id))
    .leftJoin(servicePersonTable, eq(servicePersonTable.accountId, service.assigneeId))

export type DeskRow = Awaited<ReturnType<typeof selectDesk>>[number]

/** A page of parts: those with the nearest promised time first, then those that have ended or are not promised, the newest first. */
export const listDeskOrders = (
  db: Database,
  filter: Filter,
  { me, limit, offset }: { me: string; limit: number; offset: number },
): Promise<DeskRow[]> =>
  selectDesk(db)
    .where(isListed(filter, me))
    .orderBy(
      ...[sql`${service.endedAt} IS NOT NULL`, sql`${service.dueAt} IS NULL`],
      ...[sql`${service.dueAt}`, sql`${service.createdAt} DESC`, service.id],
    )
    .limit(limit)
    .offset(offset)

export const countDeskOrders = (db: Database, filter: Filter, me: string): Promise<number> =>
  db.$count(service, isListed(filter, me))

export const findDeskOrder = (db: Database, id: string): Promise<DeskRow | undefined> =>
  selectDesk(db).where(eq(service.id, id)).get()

/** The name of an admin, as seafarers see it. */
export const findOwnName = async (db: Database, accountId: string): Promise<string> =>
  (await db.select().from(servicePersonTable).where(eq(servicePersonTable.accountId, accountId)).get())?.name ?? ''

/** Gives a part of which the version has not changed to an admin; aborts the batch otherwise. */
export const assignPart = (
  db: Database,
  { id, version }: Pick<ServiceOrderRow, 'id' | 'version'>,
  assigneeId: string,
): Statement[] => [
  db
    .update(service)
    .set({ assigneeId, version: sql`${service.version} + 1` })
    .where(and(eq(service.id, id), eq(service.version, version), isAmong(service.state, OPEN_SERVICE_STATES))),
  ...demandOneChange(db),
]

/** Aborts the batch unless the admin fulfils the part, and it has not ended. */
export const demandAssigned = (db: Database, id: string, accountId: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM service_order WHERE id = ${id} AND assignee_id = ${accountId} AND ended_at IS NULL)`,
  )
