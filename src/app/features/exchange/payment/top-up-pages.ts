import { answerIs } from '#src/app/changes.ts'
import { TOP_UPS } from '#src/app/money-news.ts'
import type { Action, FormValues, PageContext } from '#src/app/page.ts'
import { type PageQuery, pageQuery } from '#src/app/page-query.ts'
import { drawQr, type QrCode } from '#src/app/ui/draw-qr.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { Call } from '#src/contract/http/call.ts'
import { createCompanyTopUpApi, createSeamanTopUpApi, type TopUpApi } from '#src/contract/payment/api.ts'
import type { TopUp, TopUpInput, TopUps } from '#src/contract/payment/schemas.ts'

/** A top-up with the QR code for banking apps, if there is one. */
export type ShownTopUp = TopUp & { code: QrCode | null }
export type ShownTopUps = Pick<TopUps, 'limits' | 'providers'> & {
  items: readonly ShownTopUp[]
  /** The payment of the page of a provider from which the person returned. */
  arrived: string | null
}

const show = async ({ items, limits, providers }: TopUps, arrived: string | null): Promise<ShownTopUps> => ({
  ...{ limits, providers, arrived },
  items: await Promise.all(
    items.map(async (topUp) => ({ ...topUp, code: topUp.transfer?.epc ? await drawQr(topUp.transfer.epc) : null })),
  ),
})

/** The server refuses other words in the select. */
const readInput = ({ provider = 'invoice', currency, amount = '' }: FormValues) =>
  ({ provider, currency, amount }) as TopUpInput

/** Where an act leads: to its note, or to the page of a provider. */
type Acted = { answer: TopUps; done: 'started' | 'cancelled' | 'unclear'; location: string | null }

async function act(api: TopUpApi, ctx: PageContext, values: FormValues): Promise<Acted> {
  if (values.act === 'cancel-top-up')
    return { answer: await api.cancel(values.topUp ?? ''), done: 'cancelled', location: null }
  const input = readInput(values)
  const answer = await api.start(input, values.key || ctx.actKey)
  return { answer, done: input.provider === 'invoice' ? 'started' : 'unclear', location: answer.location }
}

/** The queries and the action of top-ups on the page of a balance. */
function describeTopUps(path: string, createApi: (call: Call) => TopUpApi) {
  const arrivals = new WeakMap<PageContext, Promise<string | null>>()
  /**
   * Brings the payment up to date whose page of the provider the person comes from, once for a page. If that fails, or the address is wrong, a
   * message of the provider does it.
   */
  function arrive(ctx: PageContext): Promise<string | null> {
    const { session } = ctx.search
    if (!session) return Promise.resolve(null)
    const known =
      arrivals.get(ctx) ??
      createApi(ctx.api.call)
        .arrive(session)
        .catch(() => null)
    arrivals.set(ctx, known)
    return known
  }
  const query = (ctx: PageContext) => {
    const { topUp } = ctx.search
    return pageQuery(ctx, [TOP_UPS, topUp ?? ''], async () => {
      const arrived = await arrive(ctx)
      return show(await createApi(ctx.api.call).list(topUp), arrived)
    })
  }
  const action: Action = async (ctx, values) => {
    let location: string | null = null
    const result = await attempt(ctx, values, async (): Promise<Done> => {
      const acted = await act(createApi(ctx.api.call), ctx, values)
      location = acted.location
      return {
        redirect: donePath(path, acted.done),
        changed: { known: [answerIs(query({ ...ctx, search: {} }), await show(acted.answer, null))] },
      }
    })
    return location ? { leave: location } : result
  }
  /** A query of the page that must see what the arrival changed. */
  const afterArrival = <Data>(ctx: PageContext, query: PageQuery<Data>): PageQuery<Data> => ({
    ...query,
    queryFn: async () => {
      await arrive(ctx)
      return query.queryFn()
    },
  })
  return { query, action, afterArrival }
}

export const seamanTopUps = describeTopUps('/seaman/profile/balance', createSeamanTopUpApi)
export const companyTopUps = describeTopUps('/company/balance', createCompanyTopUpApi)
