import { Compared } from '#src/app/ui/compare-form.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { OwnApplication } from '#src/contract/application/sent-schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { StageMark } from './stage-mark.tsx'

const COLUMNS = ['vacancy', 'company', 'joins', 'sent', 'stage'] as const

export function OwnApplicationTable({ applications }: { applications: readonly OwnApplication[] }) {
  const { t } = useIntl()
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('sent.list.title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`sent.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ application }: { application: OwnApplication }) {
  const intl = useIntl()
  const { t } = intl
  const { id, rank, company, joinFrom, createdAt, status, isOpen } = application
  return (
    <tr>
      <th scope="row" className="full">
        <Compared vacancyId={application.vacancyId} name={rankName(intl, rank)}>
          <Link className="name" to="/seaman/jobs/$id" params={{ id }}>
            {rankName(intl, rank)}
          </Link>
          <div className="smallest faint">{vesselText(application, intl)}</div>
        </Compared>
      </th>
      <td className="full">
        <bdi>{company.name}</bdi>
      </td>
      <td className="full" data-l={t('sent.column.joins')}>
        <ShortDate date={joinFrom} />
      </td>
      <td className="full" data-l={t('sent.column.sent')}>
        <ShortDate date={createdAt} />
      </td>
      <td>
        <StageMark status={status} />
        {company.suspended && <div className="smallest">{t('sent.suspended.short')}</div>}
        {!isOpen && !company.suspended && <div className="smallest faint">{t('sent.list.closed')}</div>}
      </td>
    </tr>
  )
}
