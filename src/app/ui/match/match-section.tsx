import type { ReactNode } from 'react'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { Contest } from '#src/contract/application/match-schemas.ts'
import { countJudged, stateOf } from '#src/domain/match/contests.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { MatchLines, type ShownLine } from './match-lines.tsx'
import { MatchTicks } from './match-ticks.tsx'

type Props = {
  title: string
  items: readonly ShownLine[]
  mends: boolean
  decide?: (contest: Contest) => ReactNode
  /** The version of the rules and the date. */
  note: string
  children?: ReactNode
}

/** A match: the number of met lines; unmet and contested ones are open, the others collapsed. */
export function MatchSection({ title, items, mends, decide, note, children }: Props) {
  const { t } = useIntl()
  const count = countJudged(items)
  const isQuiet = (item: ShownLine) => stateOf(item) === 'met' && item.contest === null
  const quiet = items.filter(isQuiet)
  const open = items.filter((item) => !isQuiet(item))
  const shared = { mends, ...(decide && { decide }) }
  return (
    <section className="section" id="match">
      <header>
        <h2>{title}</h2>
        <span className="row tight">
          <MatchTicks count={count} />
          <span className="bold">{t('match.count', count)}</span>
        </span>
      </header>
      <div className="column gap-4">
        {open.length > 0 && <MatchLines items={open} {...shared} />}
        {quiet.length > 0 && (
          <Disclosure summary={t('match.met-lines', { count: quiet.length })}>
            <MatchLines items={quiet} {...shared} />
          </Disclosure>
        )}
        <p className="small muted">
          {note}{' '}
          <Link to="/docs/$" params={{ _splat: 'matching' }}>
            {t('match.help')}
          </Link>
        </p>
        {children}
      </div>
    </section>
  )
}
