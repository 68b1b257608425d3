import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { FreeAnswer } from '#src/contract/availability/availability.ts'
import { NEVER_READY } from '#src/contract/availability/availability.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { crewCardTable } from '../crew/crew.tables.ts'
import { isListed } from '../crew/listed.ts'
import { type StillFreeRow, stillFreeTable } from './availability.tables.ts'

/** Listed seafarers who are due to be asked, with their last question and whether mail reaches them. */
export const findDueCards = (db: Database, today: string, limit: number) =>
  db
    .select({
      seamanId: crewCardTable.seamanId,
      askFrom: sql<string>`${crewCardTable.askFrom}`,
      toldReady: crewCardTable.toldReady,
      accountId: seamanTable.accountId,
      isReached,
      last: stillFreeTable,
    })
    .from(crewCardTable)
    .innerJoin(seamanTable, eq(seamanTable.id, crewCardTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .leftJoin(stillFreeTable, eq(stillFreeTable.seamanId, crewCardTable.seamanId))
    .where(and(sql.raw(isListed('crew_card')), lte(crewCardTable.askFrom, today)))
    .orderBy(asc(crewCardTable.askFrom))
    .limit(limit)

type Asked = { seamanId: string; before: string; askFrom: string | null }

/** Aborts the batch if another run was first, or the date was changed. */
export const setAskFrom = (db: Database, { seamanId, before, askFrom }: Asked): Statement[] => [
  db
    .update(crewCardTable)
    .set({ askFrom })
    .where(and(eq(crewCardTable.seamanId, seamanId), eq(crewCardTable.askFrom, before))),
  ...demandOneChange(db),
]

/** Replaces the last question; its link is void. */
export const saveQuestion = (db: Database, { seamanId, ...question }: StillFreeRow): Statement =>
  db
    .insert(stillFreeTable)
    .values({ seamanId, ...question })
    .onConflictDoUpdate({ target: stillFreeTable.seamanId, set: question })

/** A question with a valid link, an active account and an unchanged date. */
export const findQuestion = async (db: Database, secretHash: string, now: number): Promise<StillFreeRow | undefined> =>
  (
    await db
      .select({ question: stillFreeTable })
      .from(stillFreeTable)
      .innerJoin(crewCardTable, eq(crewCardTable.seamanId, stillFreeTable.seamanId))
      .innerJoin(seamanTable, eq(seamanTable.id, stillFreeTable.seamanId))
      .where(
        and(
          eq(stillFreeTable.secretHash, secretHash),
          gt(stillFreeTable.expiresAt, now),
          eq(crewCardTable.toldReady, stillFreeTable.readyFrom),
          sql.raw(isActive('seaman.account_id')),
        ),
      )
      .get()
  )?.question

/** With the name of the recipient; undefined if it is answered, expired or changed. */
export const findOpenQuestion = (db: Database, id: string, now: number) =>
  db
    .select({
      readyFrom: stillFreeTable.readyFrom,
      firstname: seamanTable.firstname,
      surname: seamanTable.surname,
    })
    .from(stillFreeTable)
    .innerJoin(crewCardTable, eq(crewCardTable.seamanId, stillFreeTable.seamanId))
    .innerJoin(seamanTable, eq(seamanTable.id, stillFreeTable.seamanId))
    .where(
      and(
        eq(stillFreeTable.id, id),
        isNull(stillFreeTable.answeredAt),
        gt(stillFreeTable.expiresAt, now),
        eq(crewCardTable.toldReady, stillFreeTable.readyFrom),
        sql.raw(isListed('crew_card')),
      ),
    )
    .get()

type Answered = { question: StillFreeRow; answer: FreeAnswer; now: number; today: string; askFrom: string | null }

/** Aborts the batch if it was answered meanwhile, or the date was changed. */
export const saveAnswer = (db: Database, { question, answer, now, today, askFrom }: Answered): Statement[] => [
  db
    .update(stillFreeTable)
    .set({ answer, answeredAt: now })
    .where(
      and(eq(stillFreeTable.id, question.id), isNull(stillFreeTable.answeredAt), gt(stillFreeTable.expiresAt, now)),
    ),
  ...demandOneChange(db),
  db
    .update(crewCardTable)
    .set({
      confirmedOn: today,
      notFree: answer === 'not-free',
      readyFrom: answer === 'not-free' ? NEVER_READY : question.readyFrom,
      askFrom,
    })
    .where(and(eq(crewCardTable.seamanId, question.seamanId), eq(crewCardTable.toldReady, question.readyFrom))),
  ...demandOneChange(db),
]

export const deleteOldQuestions = (db: Database, before: number) =>
  db.delete(stillFreeTable).where(lt(stillFreeTable.expiresAt, before))
