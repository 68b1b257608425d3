import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { QueuedReport } from '#src/contract/report/admin-schemas.ts'
import { ACTED_TEXTS } from '#src/i18n/case-texts.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ReportedName } from './reported-name.tsx'

export function useReportsColumns(now: number, showsOutcome: boolean): readonly Column<QueuedReport>[] {
  const { t } = useIntl()
  const { relative } = useFormats()
  return [
    {
      id: 'reported',
      name: t('report.case.reported'),
      isHead: true,
      phone: 'line',
      cell: (report) => (
        <>
          <Link className="name" to="/admin/reports/$id" params={{ id: report.id }}>
            <ReportedName report={report} />
          </Link>
          <div className="smallest faint">{t(`report.kind.${report.kind}`)}</div>
        </>
      ),
    },
    {
      id: 'reason',
      name: t('report.column.reason'),
      phone: 'line',
      cell: ({ reason, open }) => (
        <>
          {t(`report.reason.${reason}`)}
          {open > 1 && (
            <div>
              <StateMark kind="warn">{t('report.queue.more', { count: open })}</StateMark>
            </div>
          )}
        </>
      ),
    },
    ...(showsOutcome
      ? [
          {
            id: 'outcome',
            name: t('report.case.outcome'),
            phone: 'line',
            cell: (report: QueuedReport) => <Outcome {...report} />,
          } as const,
        ]
      : []),
    {
      id: 'age',
      name: t('report.column.age'),
      phone: 'line',
      cell: ({ createdAt, decidedAt }) => relative(decidedAt ?? createdAt, now),
    },
  ]
}

function Outcome({ state, acts }: QueuedReport) {
  const { t } = useIntl()
  return (
    <>
      <StateMark kind={state === 'upheld' ? 'bad' : 'plain'}>{t(`report.state.${state}`)}</StateMark>
      {acts.length > 0 && <div className="small muted">{acts.map((act) => t(ACTED_TEXTS[act])).join(' · ')}</div>}
    </>
  )
}
