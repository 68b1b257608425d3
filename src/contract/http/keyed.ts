/** Names one try, so that sending it again does it only once. */
export const keyed = (key: string) => ({ 'idempotency-key': key })
