import type { ActProps } from '#src/app/ui/forms/index.ts'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { NationalityLaw } from '#src/contract/nationality-law/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { stateOfEntry } from '#src/domain/vacancy/lawful-nationality.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { EndForm } from './law-forms.tsx'

const KINDS: Record<ReturnType<typeof stateOfEntry>, StateKind> = { holds: 'ok', later: 'note', over: 'plain' }

export function useLawColumns(props: ActProps): readonly Column<NationalityLaw>[] {
  const { t } = useIntl()
  const { country } = useFormats()
  const today = toPlainDate(props.ctx.now)
  const name = (column: string) => t(`nationality.column.${column}`)
  return [
    { id: 'country', name: name('country'), isHead: true, cell: (law) => country(law.country) },
    {
      id: 'state',
      name: name('state'),
      cell: (law) => {
        const state = stateOfEntry(law, today)
        return <StateMark kind={KINDS[state]}>{t(`nationality.state.${state}`)}</StateMark>
      },
    },
    { id: 'days', name: name('days'), phone: 'line', cell: (law) => <Days law={law} /> },
    { id: 'source', name: name('source'), phone: 'line', cell: ({ source }) => <bdi>{source}</bdi> },
    { id: 'by', name: name('by'), phone: 'line', cell: (law) => <By law={law} /> },
    {
      id: 'end',
      name: name('end'),
      phone: 'line',
      cell: (law) => (stateOfEntry(law, today) === 'over' ? null : <EndForm law={law} {...props} />),
    },
  ]
}

type Props = { law: NationalityLaw }

function Days({ law: { from, until } }: Props) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  if (until === null) return t('nationality.days.open', { from: plainDate(from) })
  return until < from
    ? t('nationality.days.never')
    : t('nationality.days.span', { from: plainDate(from), until: plainDate(until) })
}

function By({ law: { enteredBy, enteredAt, endedBy, endedAt } }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  const who = (email: string | null) => <bdi dir="ltr">{email ?? t('nationality.by.gone')}</bdi>
  return (
    <div className="smallest">
      <p>{t('nationality.by.entered', { date: date(enteredAt) })}</p>
      <p>{who(enteredBy)}</p>
      {endedAt !== null && (
        <>
          <p>{t('nationality.by.ended', { date: date(endedAt) })}</p>
          <p>{who(endedBy)}</p>
        </>
      )}
    </div>
  )
}
