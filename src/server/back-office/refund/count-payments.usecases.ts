import type { PaymentCounts } from '#src/contract/refund/schemas.ts'
import { countOpenStops } from '#src/server/exchange/billing/stops.repository.ts'
import { countDisputes } from '#src/server/exchange/checkout/disputes.repository.ts'
import { countLines } from '#src/server/exchange/payment/bank-payments.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countProposals } from '../proposal/open-proposals.usecases.ts'
import { getPaybackCounts } from './list-paybacks.usecases.ts'
import { LISTED_REFUNDS } from './list-refunds.usecases.ts'

/** Returns how much needs a decision, by page. */
export async function countPayments(services: Needs<'db' | 'clock'>, session: Session): Promise<PaymentCounts> {
  const { db } = services
  const [transfers, paybacks, refunds, disputes, stops] = await Promise.all([
    countLines(db, 'new'),
    getPaybackCounts(services),
    countProposals(services, LISTED_REFUNDS, session),
    countDisputes(db, 'open'),
    countOpenStops(db),
  ])
  return { transfers, paybacks, refunds, disputes, stops }
}
