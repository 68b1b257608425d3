import { findOrNotFound } from '#src/app/not-found.ts'
import { definePage, type PageContext, type PageHead } from '#src/app/page.ts'
import { renderMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { type CmsData, CmsView } from './cms-view.tsx'
import { splitParts } from './split-parts.ts'

export async function loadCmsPage(ctx: PageContext): Promise<CmsData> {
  const page = await findOrNotFound(ctx.api.getPage(ctx.params.slug ?? ''), ctx)
  const { html, headings } = renderMarkdown(page.body, { locale: ctx.locale, language: page.language })
  return { page, parts: splitParts(html), headings }
}

export const createCmsHead = ({ page }: CmsData): PageHead => ({
  title: page.title,
  description: page.description,
  languages: page.languages,
})

export const cmsPage = definePage<CmsData>({ load: loadCmsPage, head: createCmsHead, Component: CmsView })
