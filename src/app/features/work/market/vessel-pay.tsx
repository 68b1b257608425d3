import type { MarketFigure, PositionMarket } from '#src/contract/market/schemas.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import { FigureNote, FigureTable } from './figure-table.tsx'
import { comparison } from './further-reading.tsx'
import { MarketSection } from './market-section.tsx'
import type { MarketWords } from './market-words.ts'

/** Enough vessel types for a post. */
const SHOWN = 12

const hasPay = ({ pay }: MarketFigure): boolean => pay !== null

type Props = { rank: Rank; market: PositionMarket; words: MarketWords }

/** Pay of a post by vessel type, most vacancies first. */
export function VesselPay({ rank: { slug, department }, market: { vessels }, words }: Props) {
  if (vessels.length === 0) return null
  const { t } = words
  const shown = [...vessels.filter(hasPay), ...vessels.filter((figure) => !hasPay(figure))].slice(0, SHOWN)
  const title = t('market.position.pay')
  return (
    <MarketSection title={title} link={comparison(department, words)}>
      <FigureTable
        title={title}
        names={t('market.table.vessel')}
        words={words}
        rows={shown.map(({ vessel, ...figure }) => ({
          key: vessel,
          name: words.vessel(vessel),
          path: `/position/${slug}/${vessel}`,
          figure,
        }))}
      />
      <FigureNote words={words} figures={shown} />
    </MarketSection>
  )
}
