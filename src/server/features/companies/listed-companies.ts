// A company that nobody has checked yet shows itself with its first vacancy that was let through.
export const PUBLIC_STATUSES = "('published', 'expired', 'closed')"

/** Whoever waits to be erased is closed to the public, for `company c`. */
export const STAYS = 'NOT EXISTS (SELECT 1 FROM erasure e WHERE e.account_id = c.account_id)'

/** Whether the public may see a company, for `company c`. */
export const IS_LISTED = `(${STAYS} AND (c.verified = 1 OR EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = c.id AND v.status IN ${PUBLIC_STATUSES})))`
