import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { AdjustmentInput, AdjustmentProposals } from '#src/contract/proposal/adjustment-schemas.ts'
import { adjustments, LEDGER } from './payments-queries.ts'

type Act = (ctx: PageContext, values: FormValues) => Promise<AdjustmentProposals>

/** The server refuses other words in the two selects. */
const readInput = ({ find = '', account, currency, amount = '', reason = '' }: FormValues) =>
  ({ find, account, currency, amount, reason }) as AdjustmentInput

const ACTS: Readonly<Record<string, Act>> = {
  propose: ({ api }, values) => api.call('POST /server/admin/adjustment', { body: readInput(values) }),
  confirm: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/adjustment/{id}/confirmation', { params: { id: proposal } }),
  decline: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/adjustment/{id}/refusal', { params: { id: proposal } }),
}

/** Proposes, confirms or declines a correction, by `act`. */
export async function paymentsAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
  if (!act) return { redirect: ctx.here }
  return attempt(ctx, values, async (): Promise<Done> => {
    const known = [answerIs(adjustments(ctx), await act(ctx, values))]
    const find = values.find || ctx.search.find
    const redirect = `${withQuery('/admin/payments', { find, done: name })}#done`
    return { redirect, changed: { known, expired: [[LEDGER]] } }
  })
}
