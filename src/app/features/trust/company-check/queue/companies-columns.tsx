import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { Place } from '#src/app/ui/place.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { CompanyCheckList } from '#src/contract/company-check/admin-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Queued = CompanyCheckList['items'][number]

export function useCompaniesColumns(now: number): readonly Column<Queued>[] {
  const { t } = useIntl()
  const { relative, plainDate } = useFormats()
  return [
    {
      id: 'company',
      name: t('check.column.company'),
      isHead: true,
      phone: 'line',
      cell: ({ id, name, city, country }) => (
        <>
          <Link className="name" to="/admin/companies/$id" params={{ id }}>
            <bdi>{name}</bdi>
          </Link>
          <div className="smallest faint">
            <Place city={city} country={country} />
          </div>
        </>
      ),
    },
    {
      id: 'licence',
      name: t('vacancy.employer.licence'),
      phone: 'line',
      cell: ({ licenceNumber, licenceExpires }) => (
        <>
          {licenceNumber && <bdi dir="ltr">{licenceNumber}</bdi>}
          {licenceExpires && (
            <div className="smallest faint">{t('crewing.licence.until', { date: plainDate(licenceExpires) })}</div>
          )}
        </>
      ),
    },
    {
      id: 'texts',
      name: t('company-check.admin.texts'),
      phone: 'line',
      cell: ({ texts }) =>
        texts > 0 ? <StateMark kind="warn">{t('company-check.admin.to-read', { count: texts })}</StateMark> : null,
    },
    {
      id: 'since',
      name: t('moderation.column.since'),
      phone: 'line',
      cell: ({ since }) => (since === null ? null : relative(since, now)),
    },
  ]
}
