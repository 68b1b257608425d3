import { answerIs } from '#src/app/changes.ts'
import { TOP_UPS } from '#src/app/money-news.ts'
import type { Action, FormValues, PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { drawQr, type QrCode } from '#src/app/ui/draw-qr.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { Call } from '#src/contract/http/call.ts'
import { createCompanyTopUpApi, createSeamanTopUpApi, type TopUpApi } from '#src/contract/payment/api.ts'
import type { TopUp, TopUpInput, TopUps } from '#src/contract/payment/schemas.ts'

/** A top-up with the QR code for banking apps, if there is one. */
export type ShownTopUp = TopUp & { code: QrCode | null }
export type ShownTopUps = Pick<TopUps, 'limits'> & { items: readonly ShownTopUp[] }

const show = async ({ items, ...rest }: TopUps): Promise<ShownTopUps> => ({
  ...rest,
  items: await Promise.all(
    items.map(async (topUp) => ({ ...topUp, code: topUp.transfer?.epc ? await drawQr(topUp.transfer.epc) : null })),
  ),
})

/** The server refuses other words in the select. */
const readInput = ({ currency, amount = '' }: FormValues) => ({ currency, amount }) as TopUpInput

/** The query and the action of top-ups on the page of a balance. */
function describeTopUps(path: string, createApi: (call: Call) => TopUpApi) {
  const query = (ctx: PageContext) => {
    const { topUp } = ctx.search
    return pageQuery(ctx, [TOP_UPS, topUp ?? ''], async () => show(await createApi(ctx.api.call).list(topUp)))
  }
  const action: Action = (ctx, values) =>
    attempt(ctx, values, async (): Promise<Done> => {
      const api = createApi(ctx.api.call)
      const isCancelled = values.act === 'cancel-top-up'
      const answer = isCancelled
        ? await api.cancel(values.topUp ?? '')
        : await api.start(readInput(values), values.key || ctx.actKey)
      const known = [answerIs(query({ ...ctx, search: {} }), await show(answer))]
      return { redirect: donePath(path, isCancelled ? 'cancelled' : 'started'), changed: { known } }
    })
  return { query, action }
}

export const seamanTopUps = describeTopUps('/seaman/profile/balance', createSeamanTopUpApi)
export const companyTopUps = describeTopUps('/company/balance', createCompanyTopUpApi)
