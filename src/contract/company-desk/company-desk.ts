/** Days before its end from which a vacancy is listed. */
export const ENDING_DAYS = 7
/** Days for which a declined invitation is listed. */
export const DECLINED_DAYS = 14
/** Rows of each kind; the rest is on the page of that kind. */
export const DESK_ROWS = 5
/** Up to this number of new applications for a vacancy, the best match among them is shown. */
export const BEST_AMONG = 200
