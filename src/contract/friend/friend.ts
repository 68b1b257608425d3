import { withQuery } from '../http/with-query.ts'

/** How many of those who joined are shown. */
export const MAX_FRIENDS_SHOWN = 50

/** The word of an address by which the edge remembers who sent a reader. */
export const REFERRAL_QUERY = 'ref'

/** Where a referral link leads: without a language, so that anyone who opens it reads their own. */
export const referralPath = (refId: string): string => withQuery('/', { [REFERRAL_QUERY]: refId })
