import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'
import { cellsOf, type RuleRow, scopeKey } from '#src/domain/dated-rule/rule-row.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { datedRuleTable, type RuleVersionRow, ruleVersionTable } from './dated-rule.tables.ts'

const version = ruleVersionTable
const rule = datedRuleTable
const proposer = alias(accountTable, 'proposer')
const confirmer = alias(accountTable, 'confirmer')

/** Identifies the rules of a version. */
export const digestRules = (rows: readonly RuleRow[]): string => hashText(JSON.stringify(rows.map(cellsOf)))

const ruleColumns = { scope: rule.scope, value: rule.value, from: rule.from, until: rule.until, source: rule.source }

/** The version that holds; undefined for a kind without one. */
export const findCurrent = (db: Database, kind: RuleKind): Promise<RuleVersionRow | undefined> =>
  db
    .select()
    .from(version)
    .where(and(eq(version.kind, kind), isNotNull(version.number)))
    .orderBy(desc(version.number))
    .limit(1)
    .get()

/** The number of the version that holds; 0 without one. */
export const findNumber = async (db: Database, kind: RuleKind): Promise<number> =>
  (await findCurrent(db, kind))?.number ?? 0

/** Aborts the batch unless a version still holds. */
export const demandVersion = (db: Database, kind: RuleKind, number: number): Statement[] =>
  demand(
    db,
    sql`coalesce((SELECT max(number) FROM dated_rule_version WHERE kind = ${kind} AND number IS NOT NULL), 0) = ${number}`,
  )

/** The version before a number. */
export const findBefore = (db: Database, kind: RuleKind, number: number): Promise<RuleVersionRow | undefined> =>
  db
    .select()
    .from(version)
    .where(and(eq(version.kind, kind), eq(version.number, number - 1)))
    .get()

const selectNamed = (db: Database) =>
  db
    .select({ version, proposedBy: proposer.email, confirmedBy: confirmer.email })
    .from(version)
    .leftJoin(proposer, eq(proposer.id, version.proposedBy))
    .leftJoin(confirmer, eq(confirmer.id, version.confirmedBy))

/** A version or an uploaded file, with the addresses of the admins. */
export const findVersion = (db: Database, id: string) => selectNamed(db).where(eq(version.id, id)).get()

/** Confirmed versions of a kind, newest first. */
export const listVersions = (db: Database, kind: RuleKind, limit: number) =>
  selectNamed(db)
    .where(and(eq(version.kind, kind), isNotNull(version.number)))
    .orderBy(desc(version.number))
    .limit(limit)

/** All rules of a version in order. */
export const findRules = (db: Database, versionId: string): Promise<RuleRow[]> =>
  db.select(ruleColumns).from(rule).where(eq(rule.versionId, versionId)).orderBy(asc(rule.position)).all()

export const findRulePage = (db: Database, versionId: string, limit: number, offset: number): Promise<RuleRow[]> =>
  db
    .select(ruleColumns)
    .from(rule)
    .where(eq(rule.versionId, versionId))
    .orderBy(asc(rule.position))
    .limit(limit)
    .offset(offset)
    .all()

export const countRules = (db: Database, versionId: string): Promise<number> =>
  db.$count(rule, eq(rule.versionId, versionId))

/** Of the rules of one scope that have begun by a date the last one, in the version that holds. */
export const findBegun = (db: Database, kind: RuleKind, key: string, on: string) =>
  db
    .select({ ...ruleColumns, number: version.number })
    .from(rule)
    .innerJoin(version, eq(version.id, rule.versionId))
    .where(and(isCurrent(kind), eq(rule.scopeKey, key), lte(rule.from, on)))
    .orderBy(desc(rule.from))
    .limit(1)
    .get()

/** The same for all scopes, oldest first. */
export const findAllBegun = (db: Database, kind: RuleKind, on: string) =>
  db
    .select({ ...ruleColumns, number: version.number })
    .from(rule)
    .innerJoin(version, eq(version.id, rule.versionId))
    .where(and(isCurrent(kind), lte(rule.from, on)))
    .orderBy(asc(rule.position))
    .all()

const isCurrent = (kind: RuleKind): SQL | undefined =>
  and(
    eq(version.kind, kind),
    sql`${version.number} = (SELECT max(number) FROM dated_rule_version WHERE kind = ${kind} AND number IS NOT NULL)`,
  )

type Draft = Pick<RuleVersionRow, 'id' | 'kind' | 'digest' | 'proposedBy' | 'createdAt'>

/** Stores an uploaded file, which does not hold. The rules are bound as one JSON value, because a statement binds at most a hundred. */
export function insertDraft(db: Database, draft: Draft, rows: readonly RuleRow[]): Statement[] {
  const bound = JSON.stringify(
    rows.map((row) => [scopeKey(row.scope), row.scope, row.value, row.from, row.until, row.source]),
  )
  return [
    db.insert(version).values(draft),
    db.run(sql`
      INSERT INTO dated_rule (version_id, position, scope_key, scope, value, from_day, until_day, source)
      SELECT ${draft.id}, key, value ->> 0, value -> 1, value -> 2, value ->> 3, value ->> 4, value ->> 5
      FROM json_each(${bound})`),
  ]
}

/** Deletes uploaded files that were not confirmed. */
export const deleteDrafts = (db: Database, kind: RuleKind, createdBy: number): Statement =>
  db.delete(version).where(and(eq(version.kind, kind), isNull(version.number), lte(version.createdAt, createdBy)))

/** Aborts the batch unless the number is the one of the version that holds; 0 if there is none. */
export const demandNumber = (db: Database, kind: string, number: number): Statement[] =>
  demand(
    db,
    sql`coalesce((SELECT max(number) FROM dated_rule_version WHERE kind = ${kind} AND number IS NOT NULL), 0) = ${number}`,
  )

type Confirmed = Required<Pick<RuleVersionRow, 'number' | 'proposedBy' | 'confirmedBy' | 'confirmedAt'>>

/** Makes an uploaded file the version that holds. Aborts the batch if it is not there, or has other rules. */
export const confirmDraft = (db: Database, id: string, digest: string, confirmed: Confirmed): Statement[] => [
  db
    .update(version)
    .set(confirmed)
    .where(and(eq(version.id, id), eq(version.digest, digest), isNull(version.number))),
  ...demandOneChange(db),
]
