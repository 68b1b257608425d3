/** Where anyone withdraws from an order without signing in. */
export const WITHDRAWAL_PATH = '/withdraw'

/** The page of a mailed link. */
export const withdrawalLinkPath = (secret: string): string => `${WITHDRAWAL_PATH}/${secret}`

/** Where a seafarer withdraws from an own order. */
export const ownWithdrawalPath = (orderId: string): string => `/seaman/services/order/${orderId}/withdrawal`
