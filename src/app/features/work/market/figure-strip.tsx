import { FactStrip, type KeyFigure } from '#src/app/ui/facts.tsx'
import type { MarketFigure } from '#src/contract/market/schemas.ts'
import type { MarketWords } from './market-words.ts'

type Props = { figure: MarketFigure; words: MarketWords; last: KeyFigure }

/** Demand, pay, and one more fact. */
export function FigureStrip({ figure, words, last }: Props) {
  const { t, formats } = words
  return (
    <FactStrip
      figures={[
        { label: t('market.figure.open'), value: formats.number(figure.count) },
        figure.pay
          ? { label: t('market.table.median'), value: <bdi>{words.median(figure)}</bdi> }
          : { label: t('market.figure.median'), value: words.median(figure), note: t('market.figure.few') },
        ...(figure.pay ? [{ label: t('market.figure.half'), value: <bdi>{words.middleHalf(figure)}</bdi> }] : []),
        last,
      ]}
    />
  )
}
