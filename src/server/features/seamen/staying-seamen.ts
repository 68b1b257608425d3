/**
 * Condition of queries that companies' pages read applications by: whoever asked to be erased is gone for them at once, and back when
 * they keep the account.
 * @param seamanId the column of the query that says whose application it is
 */
export const isStaying = (seamanId: string): string =>
  `NOT EXISTS (SELECT 1 FROM seaman s JOIN erasure e ON e.account_id = s.account_id WHERE s.id = ${seamanId})`
