export const SERVICES_PATH = '/seaman/services'

/** The page that orders a mailing of the price list. */
export const orderPath = (id: string): string => `${SERVICES_PATH}/${id}`

/** The report of a mailing that was ordered. */
export const reportPath = (id: string): string => `${SERVICES_PATH}/mailing/${id}`
