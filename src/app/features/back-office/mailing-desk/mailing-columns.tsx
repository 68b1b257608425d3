import { Link } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { MailingState } from '#src/contract/mailing-desk/list.ts'
import type { AdminMailings } from '#src/contract/mailing-desk/schemas.ts'
import { titleOfMailing } from '#src/domain/mailing/mailings.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Row = AdminMailings['items'][number]

const KINDS: Readonly<Record<MailingState, StateKind>> = { running: 'note', stopped: 'warn', ended: 'ok' }

export function MailingMark({ state }: { state: MailingState }) {
  const { t } = useIntl()
  return <StateMark kind={KINDS[state]}>{t(`mailing-desk.state.${state}`)}</StateMark>
}

export function MailingName({ slug }: { slug: string }) {
  const { t } = useIntl()
  const sold = titleOfMailing(slug)
  return sold ? t(sold) : slug
}

export function useMailingColumns(): readonly Column<Row>[] {
  const { t } = useIntl()
  const { date, integer } = useFormats()
  const figure = (id: string, name: string, of: (counts: Row['counts']) => number): Column<Row> => ({
    ...{ id, name, isNumber: true, isNamed: true, cell: ({ counts }) => integer(of(counts)) },
  })
  return [
    {
      id: 'mailing',
      name: t('page.admin-mailings.title'),
      isHead: true,
      cell: ({ id, slug, email, reference }) => (
        <>
          <Link to="/admin/mailings/$id" params={{ id }}>
            <MailingName slug={slug} />
          </Link>
          <div className="small break-anywhere">
            <bdi>{email}</bdi>
          </div>
          {reference && <bdi className="smallest faint">{t('billing.link.order', { reference })}</bdi>}
        </>
      ),
    },
    { id: 'date', name: t('billing.column.date'), cell: ({ createdAt }) => date(createdAt) },
    { id: 'state', name: t('order.column.state'), phone: 'line', cell: ({ state }) => <MailingMark state={state} /> },
    figure('letters', t('page.admin-letters.title'), ({ letters }) => letters),
    figure('waiting', t('letter.state.queued'), ({ waiting }) => waiting),
    figure('delivered', t('letter.state.delivered'), ({ delivered }) => delivered),
    figure('returned', t('mailing-report.figure.returned'), ({ returned }) => returned),
  ]
}
