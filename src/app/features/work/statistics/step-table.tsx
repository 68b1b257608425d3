import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useFigureTexts } from './use-figure-texts.ts'

type Props = {
  steps: CompanyStatistics['steps']
  /** The heading of the first column. */
  head: string
  nameOf: (date: string) => string
}

/** The numbers of the charts. */
export function StepTable({ steps, head, nameOf }: Props) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const { perHundred } = useFigureTexts()
  return (
    <table className="table dense">
      <caption className="smallest muted">{t('statistics.step.open')}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="number">
            {t('statistics.views')}
          </th>
          <th scope="col" className="number">
            {t('company.column.applications')}
          </th>
          <th scope="col" className="number">
            {t('statistics.per-hundred')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, views, applications }) => (
          <tr key={from}>
            <th scope="row">{nameOf(from)}</th>
            <td className="number">{integer(views)}</td>
            <td className="number">{integer(applications)}</td>
            <td className="number">{perHundred(applications, views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
