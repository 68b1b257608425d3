import type { ReactNode } from 'react'
import { PathLink } from '#src/app/ui/link.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { MarketSection } from './market-section.tsx'
import type { MarketWords } from './market-words.ts'

type Props = {
  words: MarketWords
  /** The total of the search behind `path`. */
  count: number
  path: string
  /** Its newest vacancies, rendered. */
  rows: ReactNode
  /** The empty state with an alternative link. */
  empty: { text: string; link: { path: string; text: string } }
}

/** The newest vacancies and a link to all. */
export function Newest({ words: { t, formats }, count, path, rows, empty }: Props) {
  const all = { path, text: t('market.position.all', { count: formats.number(count) }) }
  return (
    <MarketSection title={t('market.position.newest')} link={rows ? all : undefined}>
      {rows ?? (
        <div className="empty graticule">
          <SignalFlag letter="Q" size="medium" />
          <p>{empty.text}</p>
          <PathLink className="button" path={empty.link.path}>
            {empty.link.text}
          </PathLink>
        </div>
      )}
    </MarketSection>
  )
}
