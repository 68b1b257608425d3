import { type Amount, numberOf } from './amount.ts'
import { MAX_MOVED } from './ledger.ts'

/** Whether one entry of the ledger can move the amount, in one direction or the other. */
export const isMovable = (amount: Amount): boolean => Math.abs(numberOf(amount)) <= MAX_MOVED
