import { Link } from '#src/app/ui/link.tsx'
import type { MarketFigure, PayIndex } from '#src/contract/market/schemas.ts'
import { MarketSection } from './market-section.tsx'
import type { MarketWords } from './market-words.ts'

type Props = { index: PayIndex; words: MarketWords }

/** Medians of each rank by vessel type of a fleet; on a phone a row lists the available types. */
export function PayByVessel({ index: { ranks, vessels }, words }: Props) {
  const { t } = words
  const told = ranks.filter(({ byVessel }) => byVessel.some((figure) => figure?.pay))
  if (told.length === 0) return null
  const title = t('market.pay.by-vessel')
  return (
    <MarketSection title={title}>
      <table className="table stack">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('market.table.rank')}</th>
            {vessels.map((vessel) => (
              <th key={vessel} scope="col" className="number">
                {words.vessel(vessel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ rank, byVessel }) => (
            <tr key={rank}>
              <th scope="row">{words.rank(rank)}</th>
              {vessels.map((vessel, column) => (
                <MedianCell key={vessel} rank={rank} vessel={vessel} figure={byVessel[column]} words={words} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted under">{t('market.pay.by-vessel-text')}</p>
    </MarketSection>
  )
}

type CellProps = { rank: string; vessel: string; figure: MarketFigure | null | undefined; words: MarketWords }

function MedianCell({ rank, vessel, figure, words }: CellProps) {
  if (!figure?.pay) return <td className="number not-on-phone">–</td>
  return (
    <td className="number full" data-l={words.vessel(vessel)}>
      <Link to="/position/$rank/$vesselType" params={{ rank, vesselType: vessel }}>
        <bdi>{words.formats.money(figure.pay.median, 'USD')}</bdi>
      </Link>
    </td>
  )
}
