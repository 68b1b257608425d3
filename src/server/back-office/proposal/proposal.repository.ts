import { and, asc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Permission } from '#src/contract/http/permissions.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { holdsPermission } from '#src/server/identity/permission/permission.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type ProposalRow, proposalTable, type VoidReason } from './proposal.tables.ts'

const proposal = proposalTable

export const insertProposal = (db: Database, row: typeof proposalTable.$inferInsert): Statement =>
  db.insert(proposal).values(row)

export const findProposal = (db: Database, id: string): Promise<ProposalRow | undefined> =>
  db.select().from(proposal).where(eq(proposal.id, id)).get()

type Listed = { actions: readonly string[]; of?: readonly string[] | undefined; now: number }

/** Open and void proposals of the actions, about some objects or all, until they expire. */
const isListed = ({ actions, of, now }: Listed): SQL | undefined =>
  and(
    isAmong(proposal.state, ['open', 'void']),
    gt(proposal.expiresAt, now),
    isAmong(proposal.action, actions),
    of && isAmong(proposal.objectId, of),
  )

const selectListed = (db: Database, listed: Listed) =>
  db
    .select({ proposal, proposer: accountTable.email })
    .from(proposal)
    .innerJoin(accountTable, eq(accountTable.id, proposal.proposedBy))
    .where(isListed(listed))
    .orderBy(asc(proposal.proposedAt), asc(proposal.id))

export type ListedProposal = Awaited<ReturnType<typeof selectListed>>[number]

/** All proposals about some objects, the oldest first. */
export const findListed = (db: Database, listed: Listed & { of: readonly string[] }): Promise<ListedProposal[]> =>
  selectListed(db, listed).all()

/** A page of the proposals of the actions, the oldest first. */
export const findListedPage = (
  db: Database,
  listed: Listed,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedProposal[]> => selectListed(db, listed).limit(limit).offset(offset)

export const countListed = (db: Database, listed: Listed): Promise<number> => db.$count(proposal, isListed(listed))

/** The condition that an account, given as an expression, is active and has the permission. */
const mayAct = (account: string, permission: Permission): SQL =>
  sql`(${sql.raw(isActive(account))} AND ${holdsPermission(sql.raw(account), permission)})`

export const isProposerAble = async (db: Database, id: string, permission: Permission): Promise<boolean> =>
  (await db.$count(proposal, and(eq(proposal.id, id), mayAct('admin_proposal.proposed_by', permission)))) > 0

type Decision = { id: string; decidedBy: string; now: number }

const openAt = (id: string, now: number): SQL | undefined =>
  and(eq(proposal.id, id), eq(proposal.state, 'open'), gt(proposal.expiresAt, now))

/**
 * Confirms an open proposal of another admin. Aborts the batch if it is no longer open, has expired, or either admin is inactive or lacks
 * the permission.
 */
export const confirmProposal = (
  db: Database,
  { id, decidedBy, now }: Decision,
  permission: Permission,
): Statement[] => [
  db
    .update(proposal)
    .set({ state: 'confirmed', decidedBy, decidedAt: now })
    .where(
      and(
        openAt(id, now),
        ne(proposal.proposedBy, decidedBy),
        mayAct('admin_proposal.proposed_by', permission),
        sql`EXISTS (SELECT 1 FROM account me WHERE me.id = ${decidedBy} AND ${mayAct('me.id', permission)})`,
      ),
    ),
  ...demandOneChange(db),
]

/** Declines an open proposal. Aborts the batch if it is no longer open or has expired. */
export const declineProposal = (db: Database, { id, decidedBy, now }: Decision): Statement[] => [
  db.update(proposal).set({ state: 'declined', decidedBy, decidedAt: now }).where(openAt(id, now)),
  ...demandOneChange(db),
]

/** Makes an open proposal void. */
export const voidProposal = (db: Database, id: string, voidReason: VoidReason): Statement =>
  db
    .update(proposal)
    .set({ state: 'void', voidReason })
    .where(and(eq(proposal.id, id), eq(proposal.state, 'open')))

/** Closes open proposals that have expired. */
export const expireOpenProposals = (db: Database, now: number): Statement =>
  db
    .update(proposal)
    .set({ state: 'expired' })
    .where(and(eq(proposal.state, 'open'), lte(proposal.expiresAt, now)))

/** Deletes closed proposals that expired by the given time. */
export const deleteOldProposals = (db: Database, expiredBy: number): Statement =>
  db.delete(proposal).where(and(ne(proposal.state, 'open'), lte(proposal.expiresAt, expiredBy)))

/** The addresses of accounts, by id. */
export async function findAddresses(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: accountTable.id, email: accountTable.email })
    .from(accountTable)
    .where(isAmong(accountTable.id, ids))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export const findCompanies = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: organisationTable.id, name: organisationTable.name, slug: organisationTable.slug })
    .from(organisationTable)
    .where(isAmong(organisationTable.id, ids))
