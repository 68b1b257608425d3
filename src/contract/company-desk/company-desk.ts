/** Days before its end from which a vacancy is listed. */
export const ENDING_DAYS = 7
/** Days for which a declined invitation is listed. */
export const DECLINED_DAYS = 14
/** Rows of each kind; the rest is on the page of that kind. */
export const DESK_ROWS = 5
