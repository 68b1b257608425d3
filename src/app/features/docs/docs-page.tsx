import { useIntl } from '../../../i18n/react.tsx'
import { definePage, PageError, type PageProps } from '../../page.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { useHref } from '../../ui/href.tsx'
import type { RenderedMarkdown } from '../../ui/markdown/render-markdown.ts'
import { SideColumns } from '../../ui/side-columns.tsx'
import { Notice } from '../../ui/states.tsx'
import type { DocEntry } from './doc.ts'
import { findDoc, listDocs } from './doc-library.ts'
import { DocNeighbours } from './doc-neighbours.tsx'

type Data = { doc: DocEntry & RenderedMarkdown; docs: readonly DocEntry[] }

export const docsPage = definePage<Data>({
  load: async ({ locale, params, intl }) => {
    const [doc, docs] = await Promise.all([findDoc(locale, params['*'] ?? ''), listDocs(locale)])
    if (!doc) throw new PageError(404, intl.t('docs.page.missing'))
    return { doc, docs }
  },
  head: ({ doc }) => ({ title: doc.title, description: doc.description }),
  Component: DocsPage,
})

function DocsPage({ data: { doc, docs }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const href = useHref()
  const items = docs.map(({ slug, title }) => ({
    href: href(`/docs/${slug}`),
    label: title,
    current: slug === doc.slug,
  }))
  const isForeign = doc.language !== ctx.locale
  return (
    <SideColumns label={t('docs.menu.label')} items={[{ href: href('/docs'), label: t('docs.menu.home') }, ...items]}>
      <div className="col gap5 u-max-inline-[42rem]">
        {isForeign && <Notice>{t('docs.page.english')}</Notice>}
        <article className="col gap5" {...(isForeign && { lang: doc.language, dir: 'ltr' })}>
          <h1>{doc.title}</h1>
          {doc.headings.length > 1 && <ContentsList headings={doc.headings} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own pages, rendered from the repository's Markdown */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: doc.html }} />
        </article>
        <DocNeighbours docs={docs} slug={doc.slug} />
      </div>
    </SideColumns>
  )
}
