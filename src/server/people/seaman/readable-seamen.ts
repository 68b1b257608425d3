/**
 * Condition of queries by which companies read what a seafarer sent them. It is the exception to `isActive`: what was sent before an
 * admin blocked the account stays readable; anyone who closes their account is gone for companies at once, and back when they keep it.
 * @param seamanId the column of the query that says who sent it
 */
export const staysReadable = (seamanId: string): string =>
  `NOT EXISTS (SELECT 1 FROM seaman s JOIN erasure e ON e.account_id = s.account_id WHERE s.id = ${seamanId})`
