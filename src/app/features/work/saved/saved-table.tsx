import { Compared } from '#src/app/ui/compare-form.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import type { SavedVacancy } from '#src/contract/saved/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { removeSaved } from './remove-saved.ts'

const COLUMNS = ['vacancy', 'pay', 'joins', 'employer', 'state'] as const

type Props = { vacancies: readonly SavedVacancy[]; form: ActProps }

export function SavedTable({ vacancies, form }: Props) {
  const { t } = useIntl()
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('saved.list.title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`saved.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('saved.list.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {vacancies.map((vacancy) => (
          <Row key={vacancy.id} vacancy={vacancy} form={form} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ vacancy, form }: { vacancy: SavedVacancy; form: ActProps }) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <tr>
      <th scope="row" className="full">
        <Compared vacancyId={vacancy.isShown ? vacancy.id : undefined} name={rankName(intl, vacancy.rank)}>
          <VacancyName vacancy={vacancy} />
          <div className="smallest faint">{vesselText(vacancy, intl)}</div>
        </Compared>
      </th>
      <td className="full">
        <PaySum pay={vacancy.pay} intl={intl} formats={formats} className="smallest faint" />
      </td>
      <td className="full" data-l={intl.t('saved.column.joins')}>
        {formats.dateRange(vacancy.joinFrom, vacancy.joinTo)}
      </td>
      <td className="full">
        <bdi>{vacancy.employer.name}</bdi>
      </td>
      <td>
        <State vacancy={vacancy} />
      </td>
      <td>
        <Remove vacancy={vacancy} form={form} />
      </td>
    </tr>
  )
}

/** Vacancies that ended long ago have no page. */
function VacancyName({ vacancy: { id, rank, isShown } }: { vacancy: SavedVacancy }) {
  const intl = useIntl()
  const name = rankName(intl, rank)
  return isShown ? (
    <Link className="name" to="/vacancy/$id" params={{ id }}>
      {name}
    </Link>
  ) : (
    <span className="name">{name}</span>
  )
}

function State({ vacancy: { isOpen, applicationId } }: { vacancy: SavedVacancy }) {
  const { t } = useIntl()
  if (applicationId)
    return (
      <Link to="/seaman/jobs/$id" params={{ id: applicationId }}>
        {t('saved.list.applied')}
      </Link>
    )
  return isOpen ? <StateMark kind="ok">{t('saved.list.open')}</StateMark> : t('saved.list.over')
}

function Remove({ vacancy: { id }, form: props }: { vacancy: SavedVacancy; form: ActProps }) {
  const { t } = useIntl()
  const form = useActForm('remove', removeSaved, props, { entry: { field: 'vacancy', id } })
  return (
    <ActForm form={form} act="remove">
      <input type="hidden" name="vacancy" value={id} />
      <SubmitButton className="button dense">{t('saved.list.remove')}</SubmitButton>
    </ActForm>
  )
}
