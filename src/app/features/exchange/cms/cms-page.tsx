import { findOrNotFound } from '#src/app/not-found.ts'
import { definePage, type PageContext, type PageHead } from '#src/app/page.ts'
import { renderMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { PRICE_LIST_PAGE } from '#src/contract/cms/cms.ts'
import { mailingPrices } from '../mailing/queries.ts'
import { type CmsData, CmsView } from './cms-view.tsx'
import { splitParts } from './split-parts.ts'

export async function loadCmsPage(ctx: PageContext): Promise<CmsData> {
  const page = await findOrNotFound(ctx.api.getPage(ctx.params.slug ?? PRICE_LIST_PAGE), ctx)
  const { html, headings } = renderMarkdown(page.body, { locale: ctx.locale, language: page.language })
  const parts = splitParts(html)
  const hasPrices = parts.some((part) => 'part' in part && part.part === 'priceList')
  return { page, parts, headings, ...(hasPrices && { prices: await mailingPrices(ctx).queryFn() }) }
}

export const createCmsHead = ({ page }: CmsData): PageHead => ({
  title: page.title,
  description: page.description,
  languages: page.languages,
})

export const cmsPage = definePage<CmsData>({ load: loadCmsPage, head: createCmsHead, Component: CmsView })

/** The page with prices has a separate route, because its address has switches. */
export const priceListPage = definePage<CmsData>({
  load: loadCmsPage,
  head: (data) => ({ ...createCmsHead(data), canonical: `/${PRICE_LIST_PAGE}` }),
  Component: CmsView,
})
