import { sql } from 'drizzle-orm'
import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { organisationsOf, seamanOfAccount } from '#src/server/platform/erasure.ts'
import { vacancyCopyTable } from './application.tables.ts'

export const digestOf = (copy: VacancyCopy): string => hashText(JSON.stringify(copy))

const { vacancyId, digest, createdAt, document } = vacancyCopyTable

/** A stored copy: an unreadable one must not fail the others. */
export const STORED_COPY = { vacancyId, digest, createdAt, packed: sql<ArrayBuffer | number[]>`${document}` }

/** A state is stored once for all applicants. */
export const insertVacancyCopy = (db: Database, vacancyId: string, copy: VacancyCopy, now: number): Statement =>
  db
    .insert(vacancyCopyTable)
    .values({ vacancyId, digest: digestOf(copy), document: copy, createdAt: now })
    .onConflictDoNothing()

/** In any stored version. */
export const findCopiesOfAccount = (db: Database, accountId: string) =>
  db
    .select(STORED_COPY)
    .from(vacancyCopyTable)
    .where(
      sql`EXISTS (SELECT 1 FROM application a WHERE a.vacancy_id = ${vacancyCopyTable.vacancyId}
          AND a.vacancy_copy = ${vacancyCopyTable.digest} AND a.seaman_id IN ${seamanOfAccount(accountId)})
        OR ${vacancyCopyTable.vacancyId} IN (SELECT id FROM vacancy WHERE company_id IN ${organisationsOf(accountId)})`,
    )
