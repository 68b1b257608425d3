import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { CvVersions } from '#src/contract/seaman/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { askVersions, type VersionsData } from './queries.ts'

/** What the CV said before, as far as it is kept. */
export const versionsPage = definePage<VersionsData>({
  queries: askVersions,
  head: (_data, { intl }) => ({ title: intl.t('cv-version.list.title') }),
  Component: ({ data: { versions }, ctx }: PageProps<VersionsData>) => (
    <div className="wrap">
      <Heading longerUntil={versions.longerUntil} />
      <DoneNote ctx={ctx} act="return" text="cv-version.list.done" />
      {versions.items.length > 0 ? <VersionTable items={versions.items} /> : <NoVersions />}
    </div>
  ),
})

function Heading({ longerUntil }: Pick<CvVersions, 'longerUntil'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <header className="page-head">
      <div className="column u-gap-1">
        <p className="small">
          <Link to="/seaman/cv">{t('cv-version.list.back')}</Link>
        </p>
        <h1>{t('cv-version.list.title')}</h1>
        <p className="muted">
          {longerUntil === null
            ? t('cv-version.list.lead')
            : t('cv-version.list.lead-premium', { date: date(longerUntil) })}
        </p>
      </div>
    </header>
  )
}

function NoVersions() {
  const { t } = useIntl()
  return <EmptyState title={t('cv-version.list.empty')} text={t('cv-version.list.empty-text')} />
}

function VersionTable({ items }: Pick<CvVersions, 'items'>) {
  const { t } = useIntl()
  const { dateTime, number } = useFormats()
  const [contracts, documents] = [t('cv-version.list.contracts'), t('cv-version.list.documents')]
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('cv-version.list.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cv-version.list.saved')}</th>
          <th scope="col" className="number">
            {contracts}
          </th>
          <th scope="col" className="number">
            {documents}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ version, savedAt, ...counts }) => (
          <tr key={version}>
            <th scope="row" className="full">
              <Link to="/seaman/cv/versions/$version" params={{ version: String(version) }}>
                {dateTime(savedAt)}
              </Link>
            </th>
            <td className="number" data-l={contracts}>
              {number(counts.experience)}
            </td>
            <td className="number" data-l={documents}>
              {number(counts.documents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
