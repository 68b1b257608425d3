import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition for everything that acts, publishes, receives or sends in the name of an account: neither blocked by an admin nor closing.
 * `staysReadable` is what remains readable of an inactive account.
 * @param accountId the column of the query that holds the account's id, with the name of its table
 */
export const isActive = (accountId: string): string =>
  `EXISTS (SELECT 1 FROM account act WHERE act.id = ${accountId} AND act.blocked_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM erasure cls WHERE cls.account_id = act.id))`

/** The same for the account of a seafarer. @param seamanId the column of the query that holds the seafarer's id */
export const isActiveSeaman = (seamanId: string): string =>
  `EXISTS (SELECT 1 FROM seaman sea WHERE sea.id = ${seamanId} AND ${isActive('sea.account_id')})`

/** An organisation is active while one of its owners is. @param organisationId the column of the query that holds its id */
export const isActiveOrganisation = (organisationId: string): string =>
  `EXISTS (SELECT 1 FROM organisation_member own WHERE own.organisation_id = ${organisationId} AND own.role = 'owner'
    AND ${isActive('own.account_id')})`

/**
 * The condition that an account has two-step sign-in, or that the organisation does not require it. Otherwise the account cannot act for the
 * organisation. The columns are those of the query that hold the ids.
 */
export const meetsTwoStep = (accountId: string, organisationId: string): string =>
  `(NOT EXISTS (SELECT 1 FROM organisation req WHERE req.id = ${organisationId} AND req.two_step_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM account two WHERE two.id = ${accountId} AND two.two_step_at IS NOT NULL))`

/**
 * The inactive organisations that an account owns, for an `IN` condition after the statement that blocks or closes the account, in the same
 * batch.
 */
export const withoutActiveOwner = (accountId: string): SQL =>
  sql`(SELECT mem.organisation_id FROM organisation_member mem WHERE mem.account_id = ${accountId} AND mem.role = 'owner'
    AND NOT ${sql.raw(isActiveOrganisation('mem.organisation_id'))})`
