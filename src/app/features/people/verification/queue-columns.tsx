import { Link } from '#src/app/ui/link.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { QueuedSeaman, VerificationQuery } from '#src/contract/verification/schemas.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

export function useQueueColumns(state: VerificationQuery['state']): readonly Column<QueuedSeaman>[] {
  const { t } = useIntl()
  const { country } = useFormats()
  const asked: Column<QueuedSeaman>[] = [
    {
      id: 'seafarer',
      name: t('check.column.seafarer'),
      isHead: true,
      phone: 'line',
      cell: (seaman) => <Named seaman={seaman} />,
    },
    { id: 'citizenship', name: t('check.column.citizenship'), cell: ({ citizenship }) => country(citizenship) },
    { id: 'asked', name: t('check.column.asked'), isNamed: true, cell: ({ askedAt }) => <ShortDate date={askedAt} /> },
  ]
  if (state === 'pending') return asked
  return [
    ...asked,
    {
      id: 'decided',
      name: t('check.column.decided'),
      isNamed: true,
      cell: ({ decidedAt }) => decidedAt !== null && <ShortDate date={decidedAt} />,
    },
    {
      id: 'recheck',
      name: t('check.column.recheck'),
      isNamed: true,
      cell: ({ recheckOn }) => recheckOn && <ShortDate date={recheckOn} />,
    },
  ]
}

function Named({ seaman: { id, name, rank } }: { seaman: QueuedSeaman }) {
  const intl = useIntl()
  return (
    <>
      <Link className="name" to="/admin/seamen/$id" params={{ id }}>
        <bdi>{name}</bdi>
      </Link>
      <div className="smallest faint">
        <bdi>{nameTerm('rank', rank, intl)}</bdi>
      </div>
    </>
  )
}
