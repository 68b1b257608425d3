import { and, asc, desc, eq, isNotNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import { EVENT_ACTS } from '#src/contract/organisation/event-acts.ts'
import type { TeamEvent, TeamEventQuery } from '#src/contract/organisation/event-schemas.ts'
import { feedSourceTable } from '#src/server/exchange/feed/feed.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { applicationTable } from '#src/server/work/application/application.tables.ts'
import { inboxThreadTable } from '#src/server/work/inbox/inbox.tables.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'
import { vacancyDraftTable } from '#src/server/work/vacancy-editor/vacancy-editor.tables.ts'
import { shipTable } from '../ship/ship.tables.ts'
import { organisationEventTable as event } from './organisation.tables.ts'

const FIELDS = {
  id: event.id,
  act: event.act,
  actor: event.actor,
  subject: event.subject,
  role: event.role,
  byAdmin: event.byAdmin,
  at: event.at,
  objectId: event.objectId,
  vacancyId: applicationTable.vacancyId,
  rank: vacancyTable.rank,
  feedName: feedSourceTable.name,
  facts: shipTable.facts,
  draftId: vacancyDraftTable.vacancyId,
  threadId: inboxThreadTable.id,
}

const isObject = (id: Parameters<typeof eq>[0], owner?: Parameters<typeof eq>[0]): SQL | undefined =>
  and(eq(id, event.objectId), owner ? eq(owner, event.organisationId) : undefined)

/** The object of an event if it exists and is the company's. A vacancy that was never published has a draft only. */
function toEvent({
  objectId,
  vacancyId,
  rank,
  feedName,
  facts,
  draftId,
  threadId,
  ...row
}: Awaited<ReturnType<typeof findRows>>[number]): TeamEvent {
  const name = feedName ?? facts?.fleetVesselName ?? null
  const exists = objectId !== null && (rank ?? name ?? draftId ?? threadId) !== null
  return { ...row, object: exists ? { id: objectId, vacancyId, name, rank } : null }
}

const findRows = (db: Database, organisationId: string, { kind, member, before }: TeamEventQuery, limit: number) =>
  db
    .select(FIELDS)
    .from(event)
    .leftJoin(applicationTable, isObject(applicationTable.id))
    .leftJoin(
      vacancyTable,
      and(
        or(eq(vacancyTable.id, event.objectId), eq(vacancyTable.id, applicationTable.vacancyId)),
        eq(vacancyTable.companyId, event.organisationId),
      ),
    )
    .leftJoin(vacancyDraftTable, isObject(vacancyDraftTable.vacancyId, vacancyDraftTable.companyId))
    .leftJoin(feedSourceTable, isObject(feedSourceTable.id, feedSourceTable.companyId))
    .leftJoin(shipTable, isObject(shipTable.imo, shipTable.companyId))
    .leftJoin(inboxThreadTable, isObject(inboxThreadTable.id, inboxThreadTable.organisationId))
    .where(
      and(
        eq(event.organisationId, organisationId),
        kind && isAmong(event.act, EVENT_ACTS[kind]),
        member ? eq(event.actorId, member) : undefined,
        before ? lt(event.id, before) : undefined,
      ),
    )
    .orderBy(desc(event.id))
    .limit(limit)

/** The events after `before`, the newest first. */
export const listEvents = async (
  db: Database,
  organisationId: string,
  query: TeamEventQuery,
  limit: number,
): Promise<TeamEvent[]> => (await findRows(db, organisationId, query, limit)).map(toEvent)

/** The accounts with an event, each with the address of its newest one. */
export async function listActors(db: Database, organisationId: string): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .select({ id: event.actorId, email: event.actor, newest: max(event.id) })
    .from(event)
    .where(and(eq(event.organisationId, organisationId), isNotNull(event.actorId), isNotNull(event.actor)))
    .groupBy(event.actorId)
    .orderBy(asc(sql`2`))
  return rows.flatMap(({ id, email }) => (id && email ? [{ id, email }] : []))
}
