import { answerIs } from '#src/app/changes.ts'
import { MAILINGS } from '#src/app/mailing-news.ts'
import { BALANCE } from '#src/app/money-news.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { ownWithdrawalPath, WITHDRAWAL_PATH, withdrawalLinkPath } from '#src/contract/order-withdrawal/paths.ts'
import { ORDER_WITHDRAWALS, ownWithdrawal } from './queries.ts'

/** Whether the buyer can no longer withdraw: the page then says why. */
const isTooLate = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'

/** Withdraws from the own order of the address. */
export const withdraw = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { id = '' } = ctx.params
    const path = ownWithdrawalPath(id)
    try {
      const answer = await ctx.api.call('POST /server/seaman/order/{id}/withdrawal', { params: { id } })
      const known = [answerIs(ownWithdrawal(ctx), answer)]
      return { redirect: donePath(path, 'withdrawn'), changed: { known, stale: [[BALANCE], [MAILINGS], [SERVICES]] } }
    } catch (error) {
      if (!isTooLate(error)) throw error
      return { redirect: path, changed: { expired: [[ORDER_WITHDRAWALS]] } }
    }
  })

/** Requests a link to the address of the account. */
export const requestLink = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { number = '', email = '', topic = '' } = values
    await ctx.api.call('POST /server/order-withdrawal', { body: { number, email, topic } })
    return withQuery(WITHDRAWAL_PATH, { done: 'sent' })
  })

/** Withdraws from the order of the mailed link of the address; its secret leaves the address. */
export const withdrawByLink = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { secret = '' } = ctx.params
    try {
      await ctx.api.call('POST /server/order-withdrawal/{secret}', { params: { secret } })
      return withQuery(WITHDRAWAL_PATH, { done: 'withdrawn' })
    } catch (error) {
      if (!isTooLate(error)) throw error
      return withdrawalLinkPath(secret)
    }
  })
