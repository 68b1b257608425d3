/** Downloads the books of a period. */
export const journalPath = '/server/admin/ledger/journal'
