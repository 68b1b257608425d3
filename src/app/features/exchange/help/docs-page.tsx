import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { definePage, PageError, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { ContentsList } from '#src/app/ui/contents-list.tsx'
import { textProps } from '#src/app/ui/foreign-text.ts'
import type { RenderedMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { SideColumns } from '#src/app/ui/side-columns.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { AUDIENCES, type DocEntry } from './doc.ts'
import { findDoc, listDocs } from './doc-library.ts'
import { DocNeighbours } from './doc-neighbours.tsx'
import { DocsSearch } from './docs-search.tsx'

type Data = { doc: DocEntry & RenderedMarkdown; docs: readonly DocEntry[] }

export const docsPage = definePage<Data>({
  load: async ({ locale, params, intl }) => {
    const [doc, docs] = await Promise.all([findDoc(locale, params['*'] ?? ''), listDocs(locale)])
    if (!doc) throw new PageError(404, intl.t('docs.page.missing'))
    return { doc, docs }
  },
  head: ({ doc }, ctx) => ({
    title: doc.title,
    description: doc.description,
    jsonLd: [
      createBreadcrumbList(
        [
          { name: ctx.intl.t('docs.home.title'), path: '/docs' },
          { name: doc.title, path: `/docs/${doc.slug}` },
        ],
        ctx,
      ),
    ],
  }),
  Component: DocsPage,
})

function DocsPage({ data: { doc, docs }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const marks = textProps(doc, ctx.locale)
  return (
    <SideColumns label={t('docs.menu.label')} items={useMenu(docs, doc.slug)} top={<DocsSearch />}>
      <div className="column gap-5 u-max-inline-[42rem]">
        <Breadcrumbs items={[{ label: t('docs.home.title'), path: '/docs' }, { label: doc.title }]} />
        {marks.lang && <Notice>{t('ui.text.english')}</Notice>}
        <article className="column gap-5" {...marks}>
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

/** All help pages by audience. */
function useMenu(docs: readonly DocEntry[], current: string) {
  const { t } = useIntl()
  return AUDIENCES.map((audience) => ({
    label: t(`docs.audience.${audience}`),
    items: docs
      .filter((doc) => doc.audience === audience)
      .map(({ slug, title }) => ({ path: `/docs/${slug}`, label: title, current: slug === current })),
  }))
}
