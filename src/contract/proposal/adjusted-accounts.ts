/** The accounts of a holder that admins correct. */
export const ADJUSTED_ACCOUNTS = ['available', 'bonus'] as const
export type AdjustedAccount = (typeof ADJUSTED_ACCOUNTS)[number]
