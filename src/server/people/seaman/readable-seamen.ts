/**
 * Condition of queries by which companies read what a seafarer sent them. The exception to `isActive`: data sent before an admin blocked the
 * account remains readable; data of a closing account is hidden at once, and visible again if the account is kept.
 * @param seamanId the column of the query with the sender
 */
export const staysReadable = (seamanId: string): string =>
  `NOT EXISTS (SELECT 1 FROM seaman s JOIN erasure e ON e.account_id = s.account_id WHERE s.id = ${seamanId})`
