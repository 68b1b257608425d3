import { definePage, type PageContext, type PageHead, type PageProps } from '#src/app/page.ts'
import { textProps } from '#src/app/ui/foreign-text.ts'
import { Link } from '#src/app/ui/link.tsx'
import { cutText } from '#src/domain/text/text.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AUDIENCES, type DocEntry } from './doc.ts'
import { findDocs, listDocs } from './doc-library.ts'
import { DocsResults } from './docs-results.tsx'
import { DocsSearch } from './docs-search.tsx'
import { MAX_QUERY } from './query-words.ts'
import type { Found } from './search-docs.ts'

/** `found` only for a search. */
type Data = { docs: readonly DocEntry[]; query: string; found?: readonly Found[] }

export const docsHomePage = definePage<Data>({
  load: async ({ locale, search }) => {
    const query = cutText((search.q ?? '').trim(), MAX_QUERY)
    const docs = await listDocs(locale)
    return query ? { docs, query, found: await findDocs(locale, query) } : { docs, query }
  },
  head: createHead,
  Component: DocsHome,
})

function createHead({ query, found }: Data, { intl }: PageContext): PageHead {
  if (found) return { title: intl.t('docs.search.title', { query }), noindex: true }
  return { title: intl.t('docs.home.title'), description: intl.t('docs.home.description') }
}

function DocsHome({ data: { docs, query, found }, ctx: { locale } }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column">
          <h1>{t('docs.home.title')}</h1>
          <p className="muted">{t('docs.home.text')}</p>
        </div>
        <DocsSearch query={query} />
      </header>
      <div className="column gap-5">
        {found && <DocsResults query={query} found={found} locale={locale} />}
        {!found?.length && <AllDocs docs={docs} locale={locale} />}
      </div>
    </div>
  )
}

function AllDocs({ docs, locale }: { docs: readonly DocEntry[]; locale: string }) {
  const { t } = useIntl()
  return (
    <div className="halves">
      {AUDIENCES.map((audience) => (
        <section key={audience} className="sheet padded column gap-4">
          <h2>{t(`docs.audience.${audience}`)}</h2>
          <DocList docs={docs.filter((doc) => doc.audience === audience)} locale={locale} />
        </section>
      ))}
    </div>
  )
}

function DocList({ docs, locale }: { docs: readonly DocEntry[]; locale: string }) {
  return (
    <ul className="column gap-4">
      {docs.map((doc) => (
        <li key={doc.slug} className="column u-gap-1" {...textProps(doc, locale)}>
          <Link className="name" to="/docs/$" params={{ _splat: doc.slug }}>
            {doc.title}
          </Link>
          <p className="small muted">{doc.description}</p>
        </li>
      ))}
    </ul>
  )
}
