import { isPayment, payMissing } from '#src/app/features/exchange/payment/missing-payment.ts'
import { BALANCE } from '#src/app/money-news.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt, failureOf } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { keyed } from '#src/contract/http/keyed.ts'
import type { MailingOrderInput } from '#src/contract/mailing/order-schemas.ts'
import { orderPath, reportPath } from './paths.ts'
import { QUOTES } from './queries.ts'
import { consentOf, readSeen, type Seen } from './seen.ts'
import { listWrong, MOST_LETTERS, MOST_NAMED, readChoice, writeTried } from './typed-choice.ts'

/** A value of a refused form: the balance does not allow the order. */
export const NO_FUNDS = 'noFunds'

const formPath = (ctx: PageContext, values: FormValues): string =>
  withQuery(orderPath(ctx.params.id ?? ''), { tried: writeTried(values) })

/** The page with the typed choice. Nothing is ordered, so the text is kept. */
const show = (ctx: PageContext, values: FormValues, done?: 'letter' | 'changed') => ({
  redirect: `${withQuery(orderPath(ctx.params.id ?? ''), { tried: writeTried(values), done })}#${done ? 'done' : 'reach'}`,
  unsent: true as const,
})

const count = (ctx: PageContext, values: FormValues): ActionResult => ({ ...show(ctx, values), changed: {} })

/** The figures have changed: shows the new ones for the typed choice. */
const showChanged = (ctx: PageContext, values: FormValues): ActionResult => ({
  ...show(ctx, values, 'changed'),
  changed: { expired: [QUOTES, [BALANCE]] },
})

const sendLetter = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { language } = readChoice(values)
    await ctx.api.call('POST /server/seaman/mailing-letter', { body: { mailing: null, language } })
    return { ...show(ctx, values, 'letter'), changed: {} }
  })

const toInput = (ctx: PageContext, values: FormValues, seen: Seen): MailingOrderInput => ({
  mailing: ctx.params.id ?? '',
  choice: readChoice(values) as MailingOrderInput['choice'],
  seen,
  isCountriesChosen: values.isCountriesChosen === consentOf(seen),
  isBegunAtOnce: Boolean(values.isBegunAtOnce),
})

const describeWrong = ({ intl: { t } }: PageContext, field: ReturnType<typeof listWrong>[number]): string => {
  if (field === 'agencies' || field === 'notTo') return t('mailing-order.wrong.many', { most: MOST_NAMED })
  return t(`mailing-order.wrong.${field}`, { most: MOST_LETTERS })
}

const CHANGED = ['conflict', 'forbidden', 'not-found']
const FUNDS = ['balance-too-low', 'balance-owed']

async function order(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const wrong = listWrong(values)
  if (wrong.length > 0) {
    const messages = wrong.map((field) => [field, describeWrong(ctx, field)])
    return { failure: { values, errors: { mailing: Object.fromEntries(messages) } } }
  }
  const seen = readSeen(values.seen)
  if (!seen) return showChanged(ctx, values)
  try {
    const body = toInput(ctx, values, seen)
    const { id } = await ctx.api.call('POST /server/seaman/mailing', { body, headers: keyed(values.key || ctx.actKey) })
    return { redirect: reportPath(id) }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : ''
    if (CHANGED.includes(code)) return showChanged(ctx, values)
    const marked = FUNDS.includes(code) ? { ...values, [NO_FUNDS]: 'yes' } : values
    return { failure: failureOf(error, marked, ctx.intl), stale: [[BALANCE]] }
  }
}

/** Counts the choice, sends the letter to the own address, pays what the balance lacks, or orders, by `act`. */
export async function orderAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  if (values.act === 'order') return order(ctx, values)
  if (values.act === 'letter') return sendLetter(ctx, values)
  if (isPayment(values)) return payMissing(ctx, values, formPath(ctx, values))
  return count(ctx, values)
}
