import { seamanBalance } from '#src/app/features/exchange/billing/queries.ts'
import { type ShownTopUps, seamanTopUps } from '#src/app/features/exchange/payment/top-up-pages.ts'
import type { PageContext } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import type { OwnBalance } from '#src/contract/billing/schemas.ts'

/** What pays an order; both may be missing. */
export type Funds = { balance: OwnBalance | undefined; topUps: ShownTopUps | undefined }

/** The queries of the funds, after the payment from whose page the person returns. */
export const seamanFunds = (ctx: PageContext) => ({
  balance: partOf(seamanTopUps.afterArrival(ctx, seamanBalance(ctx))),
  topUps: partOf(seamanTopUps.query(ctx)),
})
