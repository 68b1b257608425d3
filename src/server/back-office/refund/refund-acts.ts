import { closePayback } from '#src/server/exchange/payback/payback-acts.ts'
import { refundPayment } from '#src/server/exchange/payback/refund-act.ts'
import type { ActByTwo, ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'

/** The acts by two of the page. */
export const REFUND_ACTS: ActsByTwo = new Map<string, ActByTwo>([
  [closePayback.action, closePayback],
  [refundPayment.action, refundPayment],
])
