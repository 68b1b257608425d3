import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { Complaint, ComplaintList } from '#src/contract/report/complaint-schemas.ts'
import { ACTED_TEXTS } from '#src/i18n/case-texts.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ReportedName } from '../queue/reported-name.tsx'
import { appealText } from './appeal-text.ts'
import { complaints } from './queries.ts'

type Data = { list: ComplaintList }

/** The complaint log of a company: decided reports with their outcome, newest first. */
export const complaintsPage = definePage<Data>({
  queries: (ctx) => ({ list: complaints(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('complaint.title'), noindex: true }),
  Component: Complaints,
})

function Complaints({ data: { list } }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('complaint.title')}</h1>
          <p className="small muted">{t('complaint.text')}</p>
        </div>
      </header>
      {list.items.length === 0 ? (
        <EmptyState title={t('complaint.none-title')} text={t('complaint.none-text')} />
      ) : (
        <ComplaintTable items={list.items} />
      )}
    </div>
  )
}

function ComplaintTable({ items }: Pick<ComplaintList, 'items'>) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('complaint.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('report.case.reported')}</th>
          <th scope="col">{t('report.column.reason')}</th>
          <th scope="col">{t('report.case.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ComplaintRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function ComplaintRow({ item }: { item: Complaint }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { id, reason, state, acts, decidedAt, appeal } = item
  return (
    <tr>
      <th scope="row" className="full">
        <Link to="/company/complaints/$id" params={{ id }}>
          <ReportedName report={item} />
        </Link>
        <div className="smallest faint">{date(decidedAt)}</div>
      </th>
      <td className="full">{t(`report.reason.${reason}`)}</td>
      <td className="full">
        <StateMark kind={state === 'upheld' ? 'warn' : 'plain'}>{t(`report.state.${state}`)}</StateMark>
        <div className="small">{acts.map((act) => t(ACTED_TEXTS[act])).join(' · ')}</div>
        {appeal && <div className="small muted">{t(appealText(appeal.outcome))}</div>}
      </td>
    </tr>
  )
}
