import { describeList } from '../http/describe-list.ts'

/** What the lists of proposals have in common: the oldest first. Only admins load these descriptions. */
const PROPOSALS = { who: ['admin'], filters: {}, sorts: ['proposed'], pageSize: 50 } as const

export const RECOVERIES = describeList({ name: 'recoveries', ...PROPOSALS })

/** Corrections of balances, and reversals of corrections. */
export const ADJUSTMENTS = describeList({ name: 'adjustments', ...PROPOSALS })
