import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Sending } from '#src/server/platform/cv-store.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { applicationTable, cvSendingTable } from './application.tables.ts'

/** Registers a copy before the store writes it, so that it is found whatever happens. */
export const announceSending = (db: Database, sending: Sending, now: number, checkAt: number): Statement =>
  db.insert(cvSendingTable).values({ ...sending, announcedAt: now, checkAt })

export const deleteSending = (db: Database, applicationId: string): Statement =>
  db.delete(cvSendingTable).where(eq(cvSendingTable.applicationId, applicationId))

/** Copies that are due for a check, with what decides their lifetime; without it if there is no application. */
export const findDueSendings = (db: Database, now: number, limit: number) =>
  db
    .select({
      applicationId: cvSendingTable.applicationId,
      seamanId: cvSendingTable.seamanId,
      status: applicationTable.status,
      updatedAt: applicationTable.updatedAt,
      vacancyEndsAt: sql<number | null>`coalesce(${vacancyTable.expiresAt}, ${vacancyTable.updatedAt})`,
    })
    .from(cvSendingTable)
    .leftJoin(applicationTable, eq(applicationTable.id, cvSendingTable.applicationId))
    .leftJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .where(lte(cvSendingTable.checkAt, now))
    .orderBy(asc(cvSendingTable.checkAt))
    .limit(limit)

export const checkLater = (db: Database, applicationId: string, checkAt: number): Statement =>
  db.update(cvSendingTable).set({ checkAt }).where(eq(cvSendingTable.applicationId, applicationId))

export const noteDropped = (db: Database, applicationId: string, now: number): Statement =>
  db
    .update(cvSendingTable)
    .set({ checkAt: null, droppedAt: now })
    .where(and(eq(cvSendingTable.applicationId, applicationId)))
