import { StateMark } from '#src/app/ui/marks.tsx'
import type { FeedSource } from '#src/contract/feed/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** What a source needs: a correction, a confirmation, or nothing. */
export function SourceState({ source }: { source: FeedSource }) {
  const { t } = useIntl()
  if (source.failures > 0) return <StateMark kind="bad">{t('feed.state.failing')}</StateMark>
  if (source.report?.status === 'open') return <StateMark kind="warn">{t('feed.state.waiting')}</StateMark>
  return <StateMark kind="ok">{t('feed.state.current')}</StateMark>
}
