/** What a profile can lack, in the order in which seafarers would look for it. */
export const PROFILE_PARTS = ['licence', 'about', 'website', 'offices'] as const

/** Days before its end from which a vacancy is listed. */
export const ENDING_DAYS = 7
/** Days for which a declined invitation is listed. */
export const DECLINED_DAYS = 14
/** Days before its end from which a licence is listed. */
export const LICENCE_DAYS = 90
/** Rows of each kind; the rest is on the page of that kind. */
export const DESK_ROWS = 5
