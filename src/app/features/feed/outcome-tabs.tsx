import { Link } from '#src/app/ui/link.tsx'
import type { FeedCounts, FeedOutcome } from '#src/contract/schemas/feed.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { OUTCOMES } from './feed-path.ts'

type Props = { id: string; counts: FeedCounts; current: FeedOutcome | undefined }

/** Rows by what they come to; what there is none of is left out. */
export function OutcomeTabs({ id, counts, current }: Props) {
  const { t } = useIntl()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (outcome: FeedOutcome | undefined, name: string, count: number) => (
    <Link
      key={name}
      to="/company/feeds/$id"
      params={{ id }}
      search={outcome ? { outcome } : {}}
      aria-current={current === outcome ? 'page' : undefined}
    >
      {name} <span className="tally">{count}</span>
    </Link>
  )
  return (
    <nav className="tabs" aria-label={t('feed.report.title')}>
      {tab(undefined, t('feed.outcome.all'), all)}
      {OUTCOMES.filter((outcome) => counts[outcome] > 0 || outcome === current).map((outcome) =>
        tab(outcome, t(`feed.outcome.${outcome}`), counts[outcome]),
      )}
    </nav>
  )
}
