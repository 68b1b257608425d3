import type { ReactNode } from 'react'
import { Icon, type IconName } from '#src/app/ui/icon.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import type { Contest } from '#src/contract/application/match-schemas.ts'
import { stateOf } from '#src/domain/match/contests.ts'
import { kindOf, type MatchKind, type MatchLine, nameOfLine, sortLines } from '#src/domain/match/match-line.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { askedText, describeMatchLine } from './match-words.ts'

/** A match line for the reader; a vacancy has no contests yet. */
export type ShownLine = { line: MatchLine; mended: boolean; contest: Contest | null }

const SHAPES: Record<MatchKind, IconName> = { met: 'check', warn: 'clock', miss: 'x' }

type Place = { path: string; text: MessageId }

const DOCUMENTS: Place = { path: '/seaman/cv/documents', text: 'match.mend.documents' }
const EXPERIENCE: Place = { path: '/seaman/cv/experience', text: 'match.mend.experience' }
const PERSONAL: Place = { path: '/seaman/cv?tab=personal', text: 'match.mend.personal' }

/** Where the seafarer can correct a line; a nationality cannot be corrected. */
const MENDED_AT: Record<MatchLine['kind'], Place | null> = {
  paper: DOCUMENTS,
  visa: DOCUMENTS,
  service: EXPERIENCE,
  type: EXPERIENCE,
  rank: PERSONAL,
  english: PERSONAL,
  joining: PERSONAL,
  nationality: null,
}

type Props = {
  items: readonly ShownLine[]
  /** For the seafarer: each unmet line links to where it can be corrected. */
  mends: boolean
  /** Content below a contested line, for the deciding company. */
  decide?: (contest: Contest) => ReactNode
}

/** Demands and what the CV has: missing first, expiring next, met last. The same for both sides. */
export function MatchLines({ items, mends, decide }: Props) {
  const lines = sortLines(items.map((item) => ({ ...item, state: stateOf(item) })))
  return (
    <ul className="match-lines">
      {lines.map((item) => (
        <Line key={nameOfLine(item.line)} item={item} mends={mends} decide={decide} />
      ))}
    </ul>
  )
}

type LineProps = Pick<Props, 'mends'> & {
  item: ShownLine & { state: MatchLine['state'] }
  decide: Props['decide'] | undefined
}

function Line({ item, mends, decide }: LineProps) {
  const intl = useIntl()
  const { t } = intl
  const { line, contest, mended, state } = item
  const kind = kindOf({ state })
  const place = mends && kind !== 'met' ? MENDED_AT[line.kind] : null
  return (
    <li className={kind}>
      <span className="shape">
        <Icon name={SHAPES[kind]} size="small" />
      </span>
      <div>
        <p>
          <span className="bold">{askedText(line, intl)}</span>{' '}
          <span className="word">{t(`match.state.${state}`)}</span>
        </p>
        <p className="small muted">
          {describeMatchLine(line, intl).filter(Boolean).join(' · ')} {mended && t('match.mended')}{' '}
          {place && <PathLink path={place.path}>{t(place.text)}</PathLink>}
        </p>
        {contest && <Contested contest={contest} />}
        {contest && decide?.(contest)}
      </div>
    </li>
  )
}

/** The seafarer's objection, and the decision. */
function Contested({ contest: { text, decision, review } }: { contest: Contest }) {
  const { t } = useIntl()
  const state = review ? (`reviewed-${decision ?? 'kept'}` as const) : (decision ?? 'waits')
  return (
    <div className="small contest">
      <p className="bold">{t(`match.contest.${state}`)}</p>
      <p className="u-whitespace-pre-line" dir="auto">
        {text}
      </p>
      {review?.note && (
        <p className="u-whitespace-pre-line" dir="auto">
          {t('match.contest.note', { note: review.note })}
        </p>
      )}
    </div>
  )
}
