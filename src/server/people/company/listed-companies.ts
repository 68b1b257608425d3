import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'

// An unchecked company becomes public with its first approved vacancy.
export const PUBLIC_STATUSES = "('published', 'expired', 'closed')"

/** Whether the company `c` is active and not suspended. */
export const MAY_BE_LISTED = `${isActiveOrganisation('c.id')} AND NOT ${isSuspended('c.id')}`

/** Whether the public may see a company, for `organisation c`. Not true for a training centre. */
export const IS_LISTED = `(c.kind = 'company' AND ${MAY_BE_LISTED} AND (c.verified = 1 OR EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = c.id AND v.status IN ${PUBLIC_STATUSES})))`
