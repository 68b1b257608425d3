import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

export function Newest({ total, rows }: { total: number; rows: ReactNode }) {
  const { t } = useIntl()
  return (
    <section className="newest" aria-labelledby="newest">
      <header className="section-head">
        <h2 id="newest">{t('landing.newest.title')}</h2>
        {total > 0 && <Link to="/vacancy">{t('landing.newest.all', { count: total })}</Link>}
      </header>
      {rows ?? <EmptyState title={t('landing.newest.empty')} text={t('landing.newest.empty-text')} />}
    </section>
  )
}
