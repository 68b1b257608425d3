/** Providers accept addresses of 5000 characters. */
export const MAX_RETURN = 4000

const ORDER_FORM = /^\/seaman\/services\/[\da-f-]{36}(?:\?[^\s#\\]*)?$/

/** Whether a path is the form of a service or mailing, with what is chosen in it. */
export const isOrderForm = (path: string): boolean => ORDER_FORM.test(path)
