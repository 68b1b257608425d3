import { Link } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { FeedOutcome, FeedRow } from '#src/contract/feed/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { FEED_GUIDE } from './feed-path.ts'

const KINDS: Record<FeedOutcome, StateKind> = {
  new: 'ok',
  changed: 'note',
  unchanged: 'plain',
  duplicate: 'line',
  refused: 'bad',
  withdrawn: 'warn',
}

/** Applies to most rows, so it is shown above them. */
export const NOTE_ABOVE_ROWS = 'contacts-removed'

/** The outcome of a row, with all notes. */
export function RowResult({ row }: { row: FeedRow }) {
  const { t } = useIntl()
  const { list } = useFormats()
  const changes = row.changes.map((name) => t(`feed.change.${name}`))
  return (
    <>
      <StateMark kind={KINDS[row.outcome]}>{t(`feed.row-outcome.${row.outcome}`)}</StateMark>
      <ul className="small">
        {row.reasons.map((reason) => (
          <li key={reason}>{t(`feed.reason.${reason}`)}</li>
        ))}
        {row.duplicateOf !== null && <li>{t('feed.row.same-as', { number: row.duplicateOf })}</li>}
        {changes.length > 0 && <li>{t('feed.row.changed', { what: list(changes) })}</li>}
        {row.notes
          .filter((note) => note !== NOTE_ABOVE_ROWS)
          .map((note) => (
            <li key={note} className="muted">
              {t(`feed.note.${note}`)}
            </li>
          ))}
        {row.reasons.length > 0 && (
          <li>
            <Link to="/docs/$" params={{ _splat: FEED_GUIDE }}>
              {t('feed.row.help')}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}
