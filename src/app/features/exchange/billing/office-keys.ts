/** Keys of what several pages of finance admins change: how much needs a decision, and the proposed refunds. */
export const COUNTS_KEY = 'payment-counts'
export const REFUNDS_KEY = 'proposed-refunds'
