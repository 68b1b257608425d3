import { Link, PathLink } from '#src/app/ui/link.tsx'
import type { RankDepartment } from '#src/domain/vocabulary/ranks.ts'
import type { MarketWords } from './market-words.ts'

/** A link to pay in the department. */
export const comparison = (department: RankDepartment, { t }: MarketWords) => ({
  path: department === 'shore' ? '/pay' : `/pay?department=${department}`,
  text: t('market.position.compare'),
})

/** Links to pay and to applying. */
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
