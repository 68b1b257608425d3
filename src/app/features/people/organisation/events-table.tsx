import { Link } from '#src/app/ui/link.tsx'
import type { TeamEvent } from '#src/contract/organisation/event-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { EventRows } from './event-rows.tsx'

const SHOWN = 5

/** The last changes of the team, for owners. */
export function EventsTable({ items }: { items: readonly TeamEvent[] }) {
  const { t } = useIntl()
  const title = t('team.events.title')
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        <Link to="/company/team/history">{t('team.history.open')}</Link>
      </header>
      {items.length === 0 ? (
        <p className="small muted">{t('team.events.none')}</p>
      ) : (
        <EventRows title={title} items={items.slice(0, SHOWN)} />
      )}
    </section>
  )
}
