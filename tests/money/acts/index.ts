import type { Act } from '../act.ts'
import { accountActs } from './accounts.ts'
import { bonusActs } from './bonuses.ts'
import { holdActs } from './holds.ts'
import { jobActs } from './jobs.ts'
import { proposalActs } from './proposals.ts'
import { recallActs } from './recalls.ts'
import { topUpActs } from './top-ups.ts'
import { transferActs } from './transfers.ts'

/** Everything that can happen. A new domain adds its acts here. */
export const ACTS: readonly Act[] = [
  ...topUpActs,
  ...transferActs,
  ...proposalActs,
  ...holdActs,
  ...recallActs,
  ...accountActs,
  ...bonusActs,
  ...jobActs,
]
