import { useHref } from '#src/app/ui/href.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import type { Words } from './words.ts'

/** The promise, under the flag that means "you are running into danger". */
export function FreeNotice({ words: { t } }: { words: Words }) {
  const href = useHref()
  return (
    <div className="notice">
      <SignalFlag letter="u" size="medium" />
      <p className="small">
        <b className="bold">{t('vacancy.list.promise')}</b>{' '}
        <a href={href('/docs/no-fee')}>{t('vacancy.list.promise-link')}</a>
      </p>
    </div>
  )
}
