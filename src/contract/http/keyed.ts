/** Returns the header that identifies one try, so that repeating it acts once. */
export const keyed = (key: string) => ({ 'idempotency-key': key })
