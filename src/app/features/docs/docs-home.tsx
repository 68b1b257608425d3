import { useIntl } from '../../../i18n/react.tsx'
import { definePage, type PageProps } from '../../page.ts'
import { useHref } from '../../ui/href.tsx'
import { AUDIENCES, type DocEntry } from './doc.ts'
import { listDocs } from './doc-library.ts'

type Data = readonly DocEntry[]

export const docsHomePage = definePage<Data>({
  load: ({ locale }) => listDocs(locale),
  head: (_data, { intl }) => ({ title: intl.t('docs.home.title'), description: intl.t('docs.home.description') }),
  Component: DocsHome,
})

function DocsHome({ data }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="head">
        <div className="col">
          <h1>{t('docs.home.title')}</h1>
          <p className="muted">{t('docs.home.text')}</p>
        </div>
      </header>
      <div className="trio">
        {AUDIENCES.map((audience) => (
          <section key={audience} className="col gap4">
            <h2>{t(`docs.audience.${audience}`)}</h2>
            <DocList docs={data.filter((doc) => doc.audience === audience)} />
          </section>
        ))}
      </div>
    </div>
  )
}

function DocList({ docs }: { docs: Data }) {
  const href = useHref()
  return (
    <ul className="col gap4">
      {docs.map((doc) => (
        <li key={doc.slug} className="col u-gap-1">
          <a className="name" href={href(`/docs/${doc.slug}`)} lang={doc.language}>
            {doc.title}
          </a>
          <p className="sm muted" lang={doc.language}>
            {doc.description}
          </p>
        </li>
      ))}
    </ul>
  )
}
