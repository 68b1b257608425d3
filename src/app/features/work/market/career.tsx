import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { listNextRanks, listPreviousRanks } from '#src/domain/vocabulary/career-path.ts'
import type { Rank } from '#src/domain/vocabulary/ranks.ts'
import type { MarketWords } from './market-words.ts'

/** Next and previous posts. */
export function Career({ rank, words }: { rank: Rank; words: MarketWords }) {
  const { t } = words
  const [next, previous] = [listNextRanks(rank.slug), listPreviousRanks(rank.slug)]
  return (
    <section className="sheet">
      <header>
        <h2 className="heading-3">{t('market.position.career')}</h2>
      </header>
      <div className="padded">
        {next.length + previous.length === 0 ? (
          <p className="small muted">{t('market.position.no-path')}</p>
        ) : (
          <Facts
            small
            rows={[
              { label: t('market.position.next'), value: rankLinks(next, words) },
              { label: t('market.position.previous'), value: rankLinks(previous, words) },
            ]}
          />
        )}
      </div>
    </section>
  )
}

const rankLinks = (ranks: readonly Rank[], words: MarketWords) =>
  ranks.length > 0 ? <RankLinks ranks={ranks} words={words} /> : null

function RankLinks({ ranks, words }: { ranks: readonly Rank[]; words: MarketWords }) {
  return (
    <ul className="column gap-1">
      {ranks.map(({ slug }) => (
        <li key={slug}>
          <Link to="/position/$rank" params={{ rank: slug }}>
            {words.rank(slug)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
