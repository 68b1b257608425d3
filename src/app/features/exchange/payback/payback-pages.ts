import { answerIs } from '#src/app/changes.ts'
import type { Action, FormValues, PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { Call } from '#src/contract/http/call.ts'
import { createCompanyPaybackApi, createSeamanPaybackApi, type PaybackApi } from '#src/contract/payback/api.ts'
import type { PaybackInput } from '#src/contract/payback/schemas.ts'
import type { BalancePath } from './payback-props.ts'

/** The server refuses other words in the hidden fields. */
const readInput = ({ currency, seen, iban = '', name = '', isOtherName }: FormValues) =>
  ({ currency, seen: Number(seen), iban, name, isOtherName: isOtherName !== undefined }) as unknown as PaybackInput

/** The key of the balance, which every pay-back changes. */
const BALANCE = ['balance']

/** The query and the action of pay-backs on the page of a balance. Other forms of the page have an action of their own. */
function describePaybacks(path: BalancePath, createApi: (call: Call) => PaybackApi) {
  const query = (ctx: PageContext) => pageQuery(ctx, ['paybacks'], () => createApi(ctx.api.call).list())
  const withOthers =
    (others: Action): Action =>
    (ctx, values, files) => {
      const { act } = values
      if (act !== 'payback' && act !== 'cancel-payback') return others(ctx, values, files)
      return attempt(ctx, values, async (): Promise<Done> => {
        const api = createApi(ctx.api.call)
        const answer =
          act === 'payback'
            ? await api.start(readInput(values), values.key || ctx.actKey)
            : await api.cancel(values.payback ?? '')
        const changed = { known: [answerIs(query(ctx), answer)], expired: [BALANCE] }
        return { redirect: donePath(path, act === 'payback' ? 'paid-back' : 'payback-cancelled'), changed }
      })
    }
  return { path, query, withOthers }
}

export const seamanPaybacks = describePaybacks('/seaman/profile/balance', createSeamanPaybackApi)
export const companyPaybacks = describePaybacks('/company/balance', createCompanyPaybackApi)
