import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import type { Period } from '#src/domain/statistics/periods.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { StepChart } from './step-chart.tsx'

type Props = { statistics: CompanyStatistics; period: Period }

const isMonthly = (period: Period): boolean => period === '12-months'

/** Figures by week or month: charts with one axis, and the same numbers as a table. */
export function StepSection({ statistics: { steps }, period }: Props) {
  const { t } = useIntl()
  const { plainDate, monthYear } = useFormats()
  const nameOf = isMonthly(period) ? monthYear : plainDate
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  return (
    <section className="section">
      <header>
        <h2>{t('company.column.applications')}</h2>
      </header>
      <div className="step-columns">
        <div>
          <StepChart name={t('company.column.applications')} values={steps.map(({ applications }) => applications)} />
          <div className="step-ends">
            <span>{nameOf(first.from)}</span>
            <span>{nameOf(last.from)}</span>
          </div>
        </div>
        <StepTable steps={steps} nameOf={nameOf} period={period} />
      </div>
    </section>
  )
}

type TableProps = { steps: CompanyStatistics['steps']; nameOf: (date: string) => string; period: Period }

function StepTable({ steps, nameOf, period }: TableProps) {
  const { t } = useIntl()
  const { integer } = useFormats()
  return (
    <table className="table dense">
      <caption className="smallest muted">{t('statistics.step.open')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(isMonthly(period) ? 'statistics.step.month' : 'statistics.step.week')}</th>
          <th scope="col" className="number">
            {t('company.column.applications')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, applications }) => (
          <tr key={from}>
            <th scope="row">{nameOf(from)}</th>
            <td className="number">{integer(applications)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
