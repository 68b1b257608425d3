import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'

const WITHDRAWN = `SELECT EXISTS (SELECT 1 FROM file WHERE picture_key = ?1 AND state = 'discarded' AND expires_at <= ?2)
  OR EXISTS (SELECT 1 FROM account WHERE avatar_key = ?1 AND blocked_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM organisation c WHERE c.logo_key = ?1 AND NOT ${isActiveOrganisation('c.id')}) AS withdrawn`

/**
 * Whether a picture must not be shown: removed, of a blocked account, or the logo of an inactive organisation. Only its owner sees the avatar
 * of a closing account, on the owner's pages.
 */
export const isWithdrawn = async ({ $client: d1 }: Database, key: string, now: number): Promise<boolean> =>
  (await d1.prepare(WITHDRAWN).bind(key, now).first<number>('withdrawn')) === 1
