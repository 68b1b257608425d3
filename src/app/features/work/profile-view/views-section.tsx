import { EmptyState } from '#src/app/ui/states.tsx'
import type { OwnViews } from '#src/contract/profile-view/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ViewTable } from './view-table.tsx'

/** Viewers, and since when views are recorded; the page has the heading. */
export function ViewsSection({ views: { items, since } }: { views: OwnViews }) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <div className="column gap-4">
      {items.length === 0 ? (
        <EmptyState title={t('views.list.none-title', { date: date(since) })} text={t('views.list.none-text')} />
      ) : (
        <>
          <p className="small muted">{t('views.list.since', { date: date(since) })}</p>
          <ViewTable lines={items} />
        </>
      )}
      <p className="small muted">{t('views.page.how')}</p>
    </div>
  )
}
