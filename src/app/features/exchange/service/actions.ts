import { isPayment, payMissing } from '#src/app/features/exchange/payment/missing-payment.ts'
import { BALANCE } from '#src/app/money-news.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { attempt, failureOf } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { keyed } from '#src/contract/http/keyed.ts'
import type { ServiceOrderInput, ServiceQuote } from '#src/contract/service/schemas.ts'
import { serviceOrderPath, servicePath } from '#src/contract/service/service-path.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { currencyOf } from './queries.ts'

/** A value of a refused form: the balance does not allow the order. */
export const NO_FUNDS = 'noFunds'

type Seen = ServiceOrderInput['seen']

/** What the person pays for a service. */
export const payOf = ({ price, promo }: Pick<ServiceQuote, 'price' | 'promo'>): Amount => (promo ?? price).total

/** What the page showed, for the hidden field `seen`. */
export const writeSeen = (quote: ServiceQuote): string =>
  JSON.stringify({ priceVersion: quote.priceVersion, total: payOf(quote).minor } satisfies Seen)

function readSeen(text = ''): Seen | undefined {
  try {
    return JSON.parse(text) as Seen
  } catch {
    return undefined
  }
}

/** The form with what is chosen. What the person agrees to belongs to the order, and is not kept. */
const formPath = (ctx: PageContext, { residence = '' }: FormValues): string =>
  withQuery(servicePath(ctx.params.id ?? ''), { currency: currencyOf(ctx), residence })

/** The page with what is true now. Nothing was ordered. */
const showChanged = (ctx: PageContext, { residence = '' }: FormValues): ActionResult => ({
  redirect: donePath(servicePath(ctx.params.id ?? ''), 'changed', { currency: currencyOf(ctx), residence }),
  unsent: true,
  changed: { expired: [[SERVICES], [BALANCE]] },
})

const CHANGED = ['conflict', 'forbidden', 'not-found']
const FUNDS = ['balance-too-low', 'balance-owed']

/** Orders the service of the page, or pays what the balance lacks for it. */
export async function orderAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  if (isPayment(values)) return payMissing(ctx, values, formPath(ctx, values))
  const { residence = '' } = values
  if (!isCountry(residence))
    return { failure: { values, errors: { service: { residence: ctx.intl.t('service.wrong.residence') } } } }
  const seen = readSeen(values.seen)
  if (!seen) return showChanged(ctx, values)
  const body: ServiceOrderInput = {
    ...{ service: ctx.params.id ?? '', currency: currencyOf(ctx), residence, seen },
    isBegunAtOnce: Boolean(values.isBegunAtOnce),
  }
  try {
    const headers = keyed(values.key || ctx.actKey)
    const { id } = await ctx.api.call('POST /server/seaman/service-order', { body, headers })
    return {
      redirect: donePath(serviceOrderPath(id), 'ordered'),
      changed: { expired: [[SERVICES]], stale: [[BALANCE]] },
    }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : ''
    if (CHANGED.includes(code)) return showChanged(ctx, values)
    const marked = FUNDS.includes(code) ? { ...values, [NO_FUNDS]: 'yes' } : values
    return { failure: failureOf(error, marked, ctx.intl), stale: [[BALANCE]] }
  }
}

/** Cancels a part of an ordered service. */
export const cancelAction = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const params = { id: values.part ?? '' }
    const { id } = await ctx.api
      .call('POST /server/seaman/service-order/{id}/cancellation', { params })
      .catch(explainConflict(ctx.intl.t('service.order.late')))
    return {
      redirect: donePath(serviceOrderPath(id), 'cancelled'),
      changed: { expired: [[SERVICES]], stale: [[BALANCE]] },
    }
  })
