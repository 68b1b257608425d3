import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import type { MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { RECEIVED_CVS } from '#src/contract/mailing/received.ts'
import { countQueryOf, readRule, readTried } from './typed-rule.ts'

export const control = (ctx: PageContext) =>
  pageQuery(ctx, ['mailing-control'], () => ctx.api.call('GET /server/mailing/control'))

export const MAILING_COUNT = ['mailing-count'] as const

/** Counts the saved rule. */
export const savedCount = (ctx: PageContext) =>
  pageQuery(ctx, [...MAILING_COUNT, 'saved'], () =>
    ctx.api.call('GET /server/mailing/control/count', { query: { saved: '1' } }),
  )

/** Counts the rule of the address; null without one. */
export const triedCount = (ctx: PageContext) => {
  const tried = readTried(ctx.search.tried)
  const query = tried && countQueryOf(readRule(tried))
  return pageQuery(
    ctx,
    [...MAILING_COUNT, 'tried', query],
    async (): Promise<MailingCountAnswer | null> =>
      query ? ctx.api.call('GET /server/mailing/control/count', { query }) : null,
  )
}

export const receivedCvs = (ctx: PageContext) => {
  const query = readList(RECEIVED_CVS, ctx.search)
  return pageQuery(ctx, ['received-cvs', query], () => ctx.api.call('GET /server/mailing/control/received', { query }))
}
