import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import type { FunnelStage } from '#src/domain/statistics/stages.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { BarCell, BarTable } from './bar-table.tsx'
import { useFigureTexts } from './use-figure-texts.ts'

type Props = Pick<CompanyStatistics, 'stages' | 'market'>

/** How many applications reached each stage, and how many of those at the stage before. */
export function StageTable({ stages, market }: Props) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const { share, percentOf } = useFigureTexts()
  const marketOf = (stage: FunnelStage) => {
    const found = market.stages.find((one) => one.stage === stage)
    return found && (found.share === null ? t('statistics.market.few') : percentOf(found.share))
  }
  const nameOf = (stage: FunnelStage) =>
    stage === 'applied' || stage === 'read' ? t(`statistics.stage.${stage}`) : t(`company.stage.${stage}`)
  const all = stages[0]?.count ?? 0
  return (
    <section>
      <header className="section-head">
        <h2>{t('statistics.stages.title')}</h2>
      </header>
      <BarTable
        caption={t('statistics.stages.title')}
        name={t('sent.column.stage')}
        bar={t('statistics.stages.share')}
        numbers={[t('company.column.applications'), t('statistics.stages.previous'), t('statistics.market.name')]}
      >
        {stages.map(({ stage, count }, place) => (
          <tr key={stage}>
            <th scope="row">{nameOf(stage)}</th>
            <BarCell share={all === 0 ? 0 : count / all} />
            <td className="number">{integer(count)}</td>
            <td className="number">{place > 0 && share(count, stages[place - 1]?.count ?? 0)}</td>
            <td className="number faint">{marketOf(stage)}</td>
          </tr>
        ))}
      </BarTable>
    </section>
  )
}
