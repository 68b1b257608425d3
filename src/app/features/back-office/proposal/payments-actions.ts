import { answerIs, type Changes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { AdjustmentInput, AdjustmentProposals } from '#src/contract/proposal/adjustment-schemas.ts'
import { adjustments, LEDGER, RECONCILIATION } from './payments-queries.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<Changes>

/** The server refuses other words in the two selects. */
const readInput = ({ find = '', account, currency, amount = '', reason = '' }: FormValues) =>
  ({ find, account, currency, amount, reason }) as AdjustmentInput

const decide =
  (call: (ctx: PageContext, values: FormValues) => Promise<AdjustmentProposals>): Act =>
  async (ctx, values) => ({ known: [answerIs(adjustments(ctx), await call(ctx, values))], expired: [[LEDGER]] })

const ACTS: Readonly<Record<string, Act>> = {
  propose: decide(({ api }, values) => api.call('POST /server/admin/adjustment', { body: readInput(values) })),
  confirm: decide(({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/adjustment/{id}/confirmation', { params: { id: proposal } }),
  ),
  decline: decide(({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/adjustment/{id}/refusal', { params: { id: proposal } }),
  ),
  check: async ({ api }) => {
    await api.call('POST /server/admin/ledger/reconciliation')
    return { expired: [[RECONCILIATION]] }
  },
  lift: async ({ api }, { stop = '', reason = '' }) => {
    await api.call('POST /server/admin/ledger/stop/{id}/end', { params: { id: stop }, body: { reason } })
    return { expired: [[RECONCILIATION]] }
  },
}

/** Proposes, confirms or declines a correction, compares the books, or allows orders, by `act`. */
export async function paymentsAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
  if (!act) return { redirect: ctx.here }
  return attempt(ctx, values, async (): Promise<Done> => {
    const changed = await act(ctx, values)
    const find = values.find || ctx.search.find
    return { redirect: `${withQuery('/admin/payments', { find, done: name })}#done`, changed }
  })
}
