import type { ReactNode } from 'react'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { PayTable } from '#src/app/ui/pay-table.tsx'
import type { MarketFigure } from '#src/contract/market/schemas.ts'
import { EXCHANGE_RATES } from '#src/domain/vocabulary/currencies.ts'
import { T } from '#src/i18n/react.tsx'
import type { MarketWords } from './market-words.ts'
import { describeFigure, findScaleEnd } from './pay-rows.ts'

export type NamedFigure = { key: string; name: string; path: string; figure: MarketFigure }

type Props = {
  title: string
  /** Heading of the first column. */
  names: string
  rows: readonly NamedFigure[]
  words: MarketWords
}

/** Pay of ranks or vessel types with links, on a common scale. */
export function FigureTable({ title, names, rows, words }: Props) {
  const { t, formats } = words
  const figures = rows.map(({ figure }) => figure)
  const scaleEnd = findScaleEnd(figures)
  return (
    <>
      <PayTable
        caption={title}
        heads={{ name: names, median: t('market.table.median'), middleHalf: t('market.figure.half') }}
        scaleEnd={scaleEnd}
        rows={rows.map(({ key, name, path, figure }) => ({
          key,
          name: (
            <PathLink className="name" path={path}>
              {name}
            </PathLink>
          ),
          ...describeFigure(figure, words),
        }))}
      />
      {figures.some(({ pay }) => pay) && (
        <p className="smallest faint under">{t('market.table.ends', { most: formats.money(scaleEnd, 'USD') })}</p>
      )}
    </>
  )
}

type NoteProps = { words: MarketWords; figures: readonly MarketFigure[] }

/** Explains the bars and the source of figures. */
export function FigureNote({ words: { t, formats }, figures }: NoteProps) {
  const link = (text: ReactNode) => (
    <Link to="/pay" hash="method">
      {text}
    </Link>
  )
  const withPay = figures.filter(({ pay }) => pay !== null).length
  return (
    <div className="small muted under column gap-1">
      {withPay > 0 && <p>{t('market.table.scale')}</p>}
      {withPay < figures.length && <p>{t('market.table.few')}</p>}
      <p>
        <T id="market.table.method" values={{ date: formats.plainDate(EXCHANGE_RATES.date), link }} />
      </p>
    </div>
  )
}
