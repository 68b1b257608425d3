import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { TextQuery } from '#src/contract/service/text-schemas.ts'
import { DEFAULT_LOCALE, isLocaleCode } from '#src/domain/locales.ts'
import { SERVICE_SLUGS } from '#src/domain/service/services.ts'

export const TEXTS_KEY = 'service-texts'

/** The service and the language whose texts are edited, by the address. */
export const readTextQuery = ({ search }: Pick<PageContext, 'search'>): TextQuery => {
  const { language = '', service } = search
  return {
    service: SERVICE_SLUGS.find((slug) => slug === service) ?? 'form',
    language: isLocaleCode(language) ? language : DEFAULT_LOCALE,
  }
}

/** The page of the texts of a service in a language. `version`: the one that fills the form. */
export const textsPath = (query: TextQuery & { version?: string }): string => withQuery('/admin/services/texts', query)

export const serviceTexts = (ctx: PageContext) => {
  const query = readTextQuery(ctx)
  return pageQuery(ctx, [TEXTS_KEY, query.service, query.language], () =>
    ctx.api.call('GET /server/admin/service-text', { query }),
  )
}
