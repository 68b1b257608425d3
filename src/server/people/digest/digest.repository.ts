import { and, asc, eq, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm'
import type { DigestKind } from '#src/contract/setting/notifications.ts'
import type { DigestPlan } from '#src/domain/digest/plan-digest.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { UTC } from '#src/domain/time-zone/read-time-zone.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { type Database, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { digestTable } from './digest.tables.ts'

const ZONE = sql<string>`coalesce(${accountTable.timeZone}, ${UTC})`
const PLAN = { zone: ZONE, hour: accountTable.digestHour, lastDay: digestTable.lastDay }

/** Wanted digests of a kind that are not planned. */
const isIdle = (kind: DigestKind) =>
  and(eq(digestTable.kind, kind), isNull(digestTable.dueAt), eq(digestTable.wanted, true))

/** Returns up to when the idle digest that is furthest behind is covered. */
export async function findFurthestBehind(db: Database, kind: DigestKind): Promise<number | undefined> {
  const found = await db
    .select({ after: min(digestTable.coveredUntil) })
    .from(digestTable)
    .where(isIdle(kind))
    .get()
  return found?.after ?? undefined
}

export type IdleDigest = { accountId: string } & DigestPlan

/** Idle digests without the content that was published at an instant. */
export const findIdle = (db: Database, kind: DigestKind, before: number, limit: number): Promise<IdleDigest[]> =>
  db
    .select({ accountId: digestTable.accountId, ...PLAN })
    .from(digestTable)
    .innerJoin(accountTable, eq(accountTable.id, digestTable.accountId))
    .where(and(isIdle(kind), lt(digestTable.coveredUntil, before)))
    .orderBy(asc(digestTable.coveredUntil))
    .limit(limit)

/** Plans the digests of accounts with the same time zone, hour and last day; those that have changed since are left out. */
export const planDigests = (
  db: Database,
  kind: DigestKind,
  accountIds: readonly string[],
  { zone, hour, lastDay, dueAt }: DigestPlan & { dueAt: number },
): Statement =>
  db
    .update(digestTable)
    .set({ dueAt })
    .where(
      and(
        isIdle(kind),
        isAmong(digestTable.accountId, accountIds),
        sql`${digestTable.lastDay} IS ${lastDay}`,
        sql`EXISTS (SELECT 1 FROM account a WHERE a.id = ${digestTable.accountId}
          AND coalesce(a.time_zone, ${UTC}) = ${zone} AND a.digest_hour = ${hour})`,
      ),
    )

/** Planned digests whose instant has come, with the person. */
export const findDueDigests = (db: Database, now: number, limit: number) =>
  db
    .select({
      accountId: digestTable.accountId,
      kind: digestTable.kind,
      dueAt: digestTable.dueAt,
      coveredUntil: digestTable.coveredUntil,
      ...PLAN,
      role: accountTable.role,
      language: sql<LocaleCode>`coalesce(${accountTable.mailLanguage}, ${accountTable.language})`,
      isReached,
    })
    .from(digestTable)
    .innerJoin(accountTable, eq(accountTable.id, digestTable.accountId))
    .where(and(isNotNull(digestTable.dueAt), lte(digestTable.dueAt, now)))
    .orderBy(asc(digestTable.dueAt), asc(digestTable.accountId), asc(digestTable.kind))
    .limit(limit)

export type DueDigest = Awaited<ReturnType<typeof findDueDigests>>[number]

type Changed = { dueAt: number | null; coveredUntil?: number; lastDay?: string }

/** Aborts the batch if another run was first, or the person changed the plan. */
export const updateDue = (db: Database, { accountId, kind, dueAt, coveredUntil }: DueDigest, changed: Changed) => [
  db
    .update(digestTable)
    .set(changed)
    .where(
      and(
        eq(digestTable.accountId, accountId),
        eq(digestTable.kind, kind),
        eq(digestTable.dueAt, dueAt ?? 0),
        eq(digestTable.coveredUntil, coveredUntil),
      ),
    ),
  ...demandOneChange(db),
]
