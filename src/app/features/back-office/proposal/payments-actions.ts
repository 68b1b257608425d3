import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { AdjustmentInput } from '#src/contract/proposal/adjustment-schemas.ts'
import { createOfficeAction, decideBy } from './office-action.ts'
import { ADJUSTMENTS_KEY, LEDGER } from './payments-queries.ts'

export const PAYMENTS_PATH = '/admin/payments'
export const LEDGER_PATH = '/admin/payments/ledger'

const changed = { expired: [[ADJUSTMENTS_KEY], [LEDGER]] }

/** Confirms or declines a correction or a reversal, by `act`. */
export const paymentsAction = createOfficeAction(
  decideBy({
    confirm: ({ api }, params) => api.call('POST /server/admin/adjustment/{id}/confirmation', { params }),
    decline: ({ api }, params) => api.call('POST /server/admin/adjustment/{id}/refusal', { params }),
  }),
  (_ctx, act) => ({ redirect: donePath(PAYMENTS_PATH, act), changed }),
)

/** Proposes a correction or a reversal, by `act`. The server refuses other words in the two selects. */
export const ledgerAction = createOfficeAction(
  {
    propose: ({ api }, { find = '', account, currency, amount = '', reason = '' }) =>
      api.call('POST /server/admin/adjustment', {
        body: { find, account, currency, amount, reason } as AdjustmentInput,
      }),
    reverse: ({ api }, { line = '', reason = '' }) =>
      api.call('POST /server/admin/ledger/entry/{id}/reversal', { params: { id: line }, body: { reason } }),
  },
  ({ search }, act, values) => {
    const find = values.find || search.find
    return { redirect: `${withQuery(LEDGER_PATH, { find, done: act })}#done`, changed }
  },
)
