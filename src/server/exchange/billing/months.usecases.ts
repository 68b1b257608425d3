import { DAY } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readLedgerCode } from './ledger-failures.ts'
import { findSealState, insertSeal } from './months.repository.ts'
import { monthOf, nextMonth, startOf } from './months.ts'

/** A month is sealed on the fifth day of the next one: until then what providers report late is entered where it belongs. */
const OPEN_AFTER_END = 4 * DAY

/** Seals every month that ended more than four days ago, the oldest first. */
export async function sealMonths({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const { month: last, firstAt } = await findSealState(db)
  if (firstAt === undefined) return
  let month = last ? nextMonth(last) : monthOf(firstAt)
  try {
    while (startOf(nextMonth(month)) + OPEN_AFTER_END <= clock()) {
      await runBatch(db, [insertSeal(db, { month, endsAt: startOf(nextMonth(month)), sealedAt: clock() })])
      month = nextMonth(month)
    }
  } catch (error) {
    // Another run has sealed it.
    if (readLedgerCode(error) !== 'ledger-month-sealed') throw error
  }
}
