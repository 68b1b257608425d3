import { Link } from '#src/app/ui/link.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import type { Words } from './words.ts'

/** The promise under flag U, "you are running into danger". */
export function FreeNotice({ words: { t } }: { words: Words }) {
  return (
    <div className="notice">
      <SignalFlag letter="u" size="medium" />
      <p className="small">
        <b className="bold">{t('vacancy.list.promise')}</b>{' '}
        <Link to="/docs/$" params={{ _splat: 'no-fee' }}>
          {t('vacancy.list.promise-link')}
        </Link>
      </p>
    </div>
  )
}
