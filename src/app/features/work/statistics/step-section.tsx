import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import type { Period } from '#src/domain/statistics/periods.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { StepChart } from './step-chart.tsx'
import { StepTable } from './step-table.tsx'

type Props = { statistics: CompanyStatistics; period: Period }

/** Views and applications by week or month: two charts with one axis, and the same numbers as a table. */
export function StepSection({ statistics: { steps }, period }: Props) {
  const { t } = useIntl()
  const { plainDate, monthYear } = useFormats()
  const isMonthly = period === '12-months'
  const nameOf = isMonthly ? monthYear : plainDate
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  return (
    <section className="section">
      <header>
        <h2>{t('statistics.steps.title')}</h2>
      </header>
      <div className="step-columns">
        <div className="column">
          <h3 className="small bold">{t('statistics.views')}</h3>
          <StepChart isSecond name={t('statistics.views')} values={steps.map(({ views }) => views)} />
          <h3 className="small bold">{t('company.column.applications')}</h3>
          <StepChart name={t('company.column.applications')} values={steps.map(({ applications }) => applications)} />
          <div className="step-ends">
            <span>{nameOf(first.from)}</span>
            <span>{nameOf(last.from)}</span>
          </div>
        </div>
        <StepTable
          steps={steps}
          head={t(isMonthly ? 'statistics.step.month' : 'statistics.step.week')}
          nameOf={nameOf}
        />
      </div>
    </section>
  )
}
