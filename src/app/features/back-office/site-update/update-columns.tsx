import { Link } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { UpdateState } from '#src/contract/site-update/list.ts'
import type { ListedUpdate } from '#src/contract/site-update/schemas.ts'
import { LOCALES } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const KINDS: Partial<Record<UpdateState, StateKind>> = { sent: 'ok', planned: 'note', stopped: 'warn' }

export function UpdateMark({ state }: { state: UpdateState }) {
  const { t } = useIntl()
  return <StateMark kind={KINDS[state] ?? 'line'}>{t(`site-update.state.${state}`)}</StateMark>
}

export function useUpdateColumns(): Column<ListedUpdate>[] {
  const { t } = useIntl()
  const { date, integer } = useFormats()
  return [
    {
      id: 'subject',
      name: t('site-update.column.subject'),
      isHead: true,
      cell: ({ id, subject, kind }) => (
        <>
          <Link to="/admin/updates/$id" params={{ id }}>
            <bdi>{subject || t('site-update.column.no-subject')}</bdi>
          </Link>
          <div className="small">{t(`notifications.kind.${kind}`)}</div>
        </>
      ),
    },
    { id: 'state', name: t('site-update.column.state'), cell: ({ state }) => <UpdateMark state={state} /> },
    {
      id: 'languages',
      name: t('site-update.column.languages'),
      isNumber: true,
      isNamed: true,
      cell: ({ languages }) => `${integer(languages.length)} / ${integer(LOCALES.length)}`,
    },
    {
      id: 'sent',
      name: t('site-update.column.sent'),
      isNamed: true,
      cell: ({ publishedAt }) => publishedAt !== null && date(publishedAt),
    },
    {
      id: 'letters',
      name: t('site-update.column.letters'),
      isNumber: true,
      isNamed: true,
      cell: ({ letters }) => integer(letters),
    },
  ]
}
