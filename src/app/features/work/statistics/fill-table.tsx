import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { BarCell, BarTable } from './bar-table.tsx'
import { scaleEndOf } from './chart-scale.ts'

type Props = Pick<CompanyStatistics, 'fill' | 'market'>

/** The median of days from the publication of a vacancy to joining, by rank. */
export function FillTable({ fill, market }: Props) {
  const { t } = useIntl()
  return (
    <section>
      <header className="section-head">
        <h2>{t('statistics.fill.title')}</h2>
      </header>
      {fill.ranks.length === 0 ? (
        <p className="muted">{t('statistics.fill.none')}</p>
      ) : (
        <>
          <p className="smallest muted">{t('statistics.market.line')}</p>
          <RankTable ranks={fill.ranks} medians={market.fill.ranks} />
        </>
      )}
    </section>
  )
}

type TableProps = Pick<CompanyStatistics['fill'], 'ranks'> & { medians: CompanyStatistics['market']['fill']['ranks'] }

function RankTable({ ranks, medians }: TableProps) {
  const intl = useIntl()
  const { t } = intl
  const { integer } = useFormats()
  const medianOf = new Map(medians.map(({ rank, days }) => [rank, days]))
  const end = scaleEndOf(Math.max(...ranks.flatMap(({ rank, days }) => [days, medianOf.get(rank) ?? 0])))
  return (
    <BarTable
      caption={t('statistics.fill.title')}
      name={t('statistics.fill.rank')}
      bar={t('statistics.fill.scale', { count: end })}
      numbers={[t('statistics.fill.days'), t('statistics.market.name'), t('company.stage.joined')]}
    >
      {ranks.map(({ rank, days, filled }) => {
        const median = medianOf.get(rank)
        return (
          <tr key={rank}>
            <th scope="row" className="name">
              {rankName(intl, rank)}
            </th>
            <BarCell share={days / end} median={median === undefined ? undefined : median / end} />
            <td className="number bold">{integer(days)}</td>
            <td className="number faint">{median === undefined ? t('statistics.market.few') : integer(median)}</td>
            <td className="number">{integer(filled)}</td>
          </tr>
        )
      })}
    </BarTable>
  )
}
