import { Link, PathLink } from '#src/app/ui/link.tsx'
import type { RankDepartment } from '#src/domain/vocabulary/ranks.ts'
import type { MarketWords } from './market-words.ts'

/** The way to what others of the department earn. */
export const comparison = (department: RankDepartment, { t }: MarketWords) => ({
  path: department === 'shore' ? '/pay' : `/pay?department=${department}`,
  text: t('market.position.compare'),
})

/** Where to continue: what others earn, and how one applies. */
export function FurtherReading({ department, words }: { department: RankDepartment; words: MarketWords }) {
  const { t } = words
  const pay = comparison(department, words)
  return (
    <nav className="column small" aria-label={t('market.position.more')}>
      <PathLink path={pay.path}>{pay.text}</PathLink>
      <Link to="/docs/$" params={{ _splat: 'find-and-apply' }}>
        {t('market.position.help')}
      </Link>
    </nav>
  )
}
