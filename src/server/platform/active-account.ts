/**
 * The one condition for everything that acts, publishes, receives or sends in the name of an account: it is neither blocked by an admin
 * nor closing. What stays readable of an account that is not active has a name of its own: `staysReadable`.
 * @param accountId the column of the query that holds the account's id, with the name of its table
 */
export const isActive = (accountId: string): string =>
  `EXISTS (SELECT 1 FROM account act WHERE act.id = ${accountId} AND act.blocked_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM erasure cls WHERE cls.account_id = act.id))`

/** The same for the account of a seafarer. @param seamanId the column of the query that holds the seafarer's id */
export const isActiveSeaman = (seamanId: string): string =>
  `EXISTS (SELECT 1 FROM seaman sea WHERE sea.id = ${seamanId} AND ${isActive('sea.account_id')})`

/** The same for the account of a company. @param companyId the column of the query that holds the company's id */
export const isActiveCompany = (companyId: string): string =>
  `EXISTS (SELECT 1 FROM company com WHERE com.id = ${companyId} AND ${isActive('com.account_id')})`
