/** The page of a service or mailing that can be ordered. */
export const servicePath = (id: string): string => `/seaman/services/${id}`

/** The page of a service that was ordered. */
export const serviceOrderPath = (id: string): string => `/seaman/services/order/${id}`
