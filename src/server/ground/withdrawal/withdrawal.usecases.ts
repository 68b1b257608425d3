import { hashSubject, MAX_WITHDRAWALS, WITHDRAWALS_LISTED } from '#src/contract/withdrawal/withdrawal.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteWithdrawals, findWithdrawals } from './withdrawal.repository.ts'

type WithdrawalList = { asOf: number; completeFrom: number; items: [number, number][] }

/** What was withdrawn since a time. What is withdrawn after this answer is dated `asOf` or later. */
export async function listWithdrawals({ db }: Needs<'db'>, since: number): Promise<WithdrawalList> {
  const { now, rows } = await findWithdrawals(db, since, MAX_WITHDRAWALS + 1)
  return {
    asOf: Math.max(now, (rows[0]?.at ?? 0) + 1),
    completeFrom: (rows[MAX_WITHDRAWALS]?.at ?? -1) + 1,
    items: rows.slice(0, MAX_WITHDRAWALS).map(({ subject, at }) => [hashSubject(subject), at]),
  }
}

export const sweepWithdrawals = ({ db, clock }: Needs<'db' | 'clock'>): Promise<void> =>
  deleteWithdrawals(db, clock() - WITHDRAWALS_LISTED)
