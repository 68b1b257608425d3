import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { DOCUMENTS } from '#src/contract/billing-document/list.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { readMonths } from './document-paths.ts'

/** Message areas of a document. */
const SHEET_WORDS = ['billing', 'billing-document', 'ui']

/** The language of a document: from the address, otherwise the page's. */
export const languageOf = ({ search, locale }: Pick<PageContext, 'search' | 'locale'>): LocaleCode =>
  search.in && isLocaleCode(search.in) ? search.in : locale

/** Messages of the document's language; null for the page's. */
export const sheetWords = (ctx: PageContext) => {
  const language = languageOf(ctx)
  return pageQuery(ctx, ['sheet-words', language], async () =>
    language === ctx.locale ? null : ctx.loadWords(language, SHEET_WORDS),
  )
}

export const documents = (ctx: PageContext) => {
  const query = readList(DOCUMENTS, ctx.search)
  return pageQuery(ctx, ['billing-documents', writeList(DOCUMENTS, query)], () =>
    ctx.api.call('GET /server/balance/document', { query }),
  )
}

/** The number in the address, which is in lower case. */
const numberOf = ({ params: { number = '' } }: Pick<PageContext, 'params'>): string => number.toUpperCase()

export const ownDocument = (ctx: PageContext) => {
  const number = numberOf(ctx)
  return pageQuery(ctx, ['billing-document', number], () =>
    ctx.api.call('GET /server/balance/document/{number}', { params: { number } }),
  )
}

export const anyDocument = (ctx: PageContext) => {
  const number = numberOf(ctx)
  return pageQuery(ctx, ['admin-billing-document', number], () =>
    ctx.api.call('GET /server/admin/document/{number}', { params: { number } }),
  )
}

export const currencyOf = ({ search }: Pick<PageContext, 'search'>) =>
  MONEY_CURRENCIES.find((currency) => currency === search.currency) ?? 'USD'

export const statement = (ctx: PageContext) => {
  const query = { currency: currencyOf(ctx), ...readMonths(ctx) }
  return pageQuery(ctx, ['statement', query], () => ctx.api.call('GET /server/balance/statement', { query }))
}
