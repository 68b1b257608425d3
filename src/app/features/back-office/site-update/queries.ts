import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { SITE_UPDATES } from '#src/contract/site-update/list.ts'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'

export const UPDATES_PATH = '/admin/updates'
export const UPDATES_KEY = 'site-updates'
export const UPDATE_KEY = 'site-update'

export const siteUpdates = (ctx: PageContext) => {
  const query = readList(SITE_UPDATES, ctx.search)
  return pageQuery(ctx, [UPDATES_KEY, writeList(SITE_UPDATES, query)], () =>
    ctx.api.call('GET /server/admin/site-update', { query }),
  )
}

/** The language whose text is edited, by the address. */
export const languageOf = ({ search }: Pick<PageContext, 'search'>): LocaleCode => {
  const { language = '' } = search
  return isLocaleCode(language) ? language : DEFAULT_LOCALE
}

export const siteUpdate = (ctx: PageContext) => {
  const { id = '' } = ctx.params
  const language = languageOf(ctx)
  return pageQuery(ctx, [UPDATE_KEY, id, language], () =>
    ctx.api.call('GET /server/admin/site-update/{id}', { params: { id }, query: { language } }),
  )
}
