import type { MarketFigure } from '../../../contract/schemas/market.ts'
import { FactStrip, type KeyFigure } from '../../ui/facts.tsx'
import type { MarketWords } from './market-words.ts'

type Props = { figure: MarketFigure; words: MarketWords; last: KeyFigure }

/** How many are wanted, what they are paid, and one fact more. */
export function FigureStrip({ figure, words, last }: Props) {
  const { t, formats } = words
  const month = t('market.figure.month')
  const few = t('market.figure.few')
  return (
    <FactStrip
      figures={[
        { label: t('market.figure.open'), value: formats.number(figure.count) },
        { label: t('market.figure.median'), value: <bdi>{words.median(figure)}</bdi>, note: figure.pay ? month : few },
        ...(figure.pay
          ? [{ label: t('market.figure.half'), value: <bdi>{words.half(figure)}</bdi>, note: month }]
          : []),
        last,
      ]}
    />
  )
}
