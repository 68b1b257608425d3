import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { ModerationList } from '#src/contract/vacancy-editor/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Moderated = ModerationList['items'][number]

export function useQueueColumns(now: number): readonly Column<Moderated>[] {
  const { t } = useIntl()
  const { relative } = useFormats()
  const name = (column: string) => t(`moderation.column.${column}`)
  return [
    {
      id: 'vacancy',
      name: name('vacancy'),
      isHead: true,
      phone: 'line',
      cell: (vacancy) => <Named vacancy={vacancy} />,
    },
    {
      id: 'company',
      name: name('company'),
      phone: 'line',
      cell: ({ companyName }) => <bdi>{companyName}</bdi>,
    },
    { id: 'flags', name: name('flags'), phone: 'line', cell: (vacancy) => <Flags vacancy={vacancy} /> },
    {
      id: 'since',
      name: name('since'),
      phone: 'line',
      isNamed: true,
      cell: ({ decidedAt, updatedAt }) => relative(decidedAt ?? updatedAt, now),
    },
  ]
}

function Named({ vacancy: { id, rank, vesselType } }: { vacancy: Moderated }) {
  const intl = useIntl()
  return (
    <>
      <Link className="name" to="/admin/vacancies/$id" params={{ id }}>
        {rankName(intl, rank)}
      </Link>
      <div className="smallest faint">{intl.t(`vessel.${vesselType}`)}</div>
    </>
  )
}

function Flags({ vacancy: { flags } }: { vacancy: Moderated }) {
  const { t } = useIntl()
  return flags.map((flag) => (
    <StateMark key={flag} kind="warn">
      {t(`vacancy-form.flag.${flag}`)}
    </StateMark>
  ))
}
