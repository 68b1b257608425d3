import { DAY } from '#src/domain/time.ts'

/** So many invitations of one company reach one seafarer within a time, in ms. */
export const MAX_INVITED = 3
export const INVITED_WITHIN = 7 * DAY
