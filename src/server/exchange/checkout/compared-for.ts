import { DAY } from '#src/domain/time.ts'

/** The lines of a provider that are read again. They are final, and the ledger too: older ones were read before. */
export const COMPARED_FOR = 35 * DAY
