/** Returns the path of the report of a mailing. */
export const mailingPath = (id: string): string => `/seaman/services/mailing/${id}`
