import { MAILINGS } from '#src/app/mailing-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import type { MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { quoteQueryOf, readTried } from './typed-choice.ts'

export const QUOTES = [MAILINGS, 'quote'] as const
export const LETTER = [MAILINGS, 'letter'] as const

export const ownMailings = (ctx: PageContext) =>
  pageQuery(ctx, [MAILINGS, 'own'], () => ctx.api.call('GET /server/seaman/mailing'))

/** The mailings of the price list, and packages of them. */
export const soldMailings = (ctx: PageContext) =>
  pageQuery(ctx, ['mailing-prices', { withServicePackages: 'true' }], () =>
    ctx.api.call('GET /server/company/mailing/price', { query: { lang: ctx.locale, withServicePackages: 'true' } }),
  )

/** Whom a choice reaches; null for an address that cannot be counted. */
export function mailingQuote(ctx: PageContext, choice: MailingChoice) {
  const params = { id: ctx.params.id ?? '' }
  const query = quoteQueryOf(choice)
  return pageQuery(
    ctx,
    [...QUOTES, params.id, query ?? null],
    async (): Promise<MailingQuoteAnswer | null> =>
      query ? ctx.api.call('GET /server/seaman/mailing-quote/{id}', { params, query }) : null,
  )
}

export const triedQuote = (ctx: PageContext) => mailingQuote(ctx, readTried(ctx.search.tried))

/** The documents of the own CV that have scans. */
export const ownDocuments = (ctx: PageContext) =>
  pageQuery(ctx, [MAILINGS, 'documents'], () => ctx.api.call('GET /server/seaman/mailing-document'))

/** The letter of the CV of today in the chosen language. */
export function triedLetter(ctx: PageContext) {
  const { language } = readTried(ctx.search.tried)
  return pageQuery(ctx, [...LETTER, language], () =>
    ctx.api.call('GET /server/seaman/mailing-letter', { query: { language: language ?? undefined } }),
  )
}
