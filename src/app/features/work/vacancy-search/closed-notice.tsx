import { Icon } from '#src/app/ui/icon.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { toPlainDate } from '#src/domain/time.ts'
import type { DetailProps } from './detail-props.ts'
import { addressOf, change, parseFilters } from './filters.ts'

export function ClosedNotice({ vacancy, words: { t, formats } }: DetailProps) {
  const open = addressOf(change(parseFilters({}), { rank: [vacancy.rank] }))
  return (
    <section className="notice land closed">
      <Icon name="info" />
      <div className="column gap-1">
        <h2 className="bold">{t('vacancy.detail.expired-title')}</h2>
        <p>{t('vacancy.detail.expired-text', { date: formats.plainDate(toPlainDate(vacancy.expiresAt)) })}</p>
        <p>
          <PathLink path={open}>{t('vacancy.detail.expired-link')}</PathLink>
        </p>
      </div>
    </section>
  )
}
