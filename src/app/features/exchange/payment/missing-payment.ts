import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { failureOf, listFieldErrors } from '#src/app/ui/forms/failure.ts'
import { createSeamanTopUpApi } from '#src/contract/payment/api.ts'
import { MAX_RETURN } from '#src/contract/payment/return-path.ts'
import type { SeamanTopUpInput, TopUps } from '#src/contract/payment/schemas.ts'
import { type Amount, compare } from '#src/domain/money/amount.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import type { ProviderName } from '#src/domain/payment/payment-states.ts'

/** How the button of a payment begins in the field `act`; the provider follows. */
const PAY = 'pay-'

export const payAct = (provider: ProviderName): string => `${PAY}${provider}`

/** Whether the form was sent to pay what an order lacks. */
export const isPayment = ({ act = '' }: FormValues): boolean => act.startsWith(PAY)

/** A payment of what an order lacks. `least`: set if the provider accepts no smaller one. */
export type MissingPayment = { amount: Amount; least: Amount | null; providers: ProviderName[] }

/** Returns how the missing amount can be paid on the page of a provider; undefined if it cannot. Transfers take days. */
export function offerPayment(
  lacks: Amount,
  { limits, providers }: Pick<TopUps, 'limits' | 'providers'>,
): MissingPayment | undefined {
  const { currency } = lacks
  const limit = limits.find(({ least }) => least.currency === currency)
  const quick = providers.filter(({ name, currencies }) => name !== 'invoice' && currencies.includes(currency))
  if (!limit || quick.length === 0) return undefined
  const isSmall = compare(lacks, limit.least) < 0
  const amount = isSmall ? limit.least : lacks
  if (compare(amount, limit.most) > 0) return undefined
  return { amount, least: isSmall ? limit.least : null, providers: quick.map(({ name }) => name) }
}

/** The value of the hidden field `missing`. */
export const writeMissing = (amount: Amount): string => `${amount.currency} ${toDecimal(amount)}`

/** Fields of a top-up are not in the form of an order: their messages become the message of the form. */
function failureOfForm(error: unknown, values: FormValues, ctx: PageContext): ActionResult {
  const failure = failureOf(error, values, ctx.intl)
  const [[, message] = []] = listFieldErrors(failure.errors)
  return { failure: message ? { ...failure, errors: {}, message } : failure }
}

/**
 * Starts the payment that the form offered, and leads to the page of its provider, which returns to the form. Nothing is ordered.
 * @param returnTo the path of the form with what is chosen
 */
export async function payMissing(ctx: PageContext, values: FormValues, returnTo: string): Promise<ActionResult> {
  const [currency, amount = ''] = (values.missing ?? '').split(' ')
  const provider = values.act?.slice(PAY.length)
  const input = { provider, currency, amount, returnTo: returnTo.length > MAX_RETURN ? undefined : returnTo }
  try {
    const api = createSeamanTopUpApi(ctx.api.call)
    const { location } = await api.start(input as SeamanTopUpInput, values.key || ctx.actKey)
    return location ? { leave: location } : { redirect: donePath('/seaman/profile/balance', 'unclear') }
  } catch (error) {
    return failureOfForm(error, values, ctx)
  }
}
