import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { TeamEvents } from '#src/contract/organisation/event-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { EventLink } from './event-link.tsx'
import { EventRows } from './event-rows.tsx'
import { HistoryFilter } from './history-filter.tsx'
import { history } from './queries.ts'

type HistoryData = { events: TeamEvents }

/** What members did for the company, for its owners. */
export const historyPage = definePage<HistoryData>({
  queries: (ctx) => ({ events: history(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('team.history.title'), noindex: true }),
  Component: HistoryView,
})

const PAGE = '/company/team/history'

export function HistoryView({ data: { events }, ctx }: PageProps<HistoryData>) {
  const { t } = useIntl()
  const { kind, member, before } = ctx.search
  const filter = { kind: kind || undefined, member: member || undefined }
  const isFiltered = Boolean(filter.kind ?? filter.member)
  const title = t('team.history.title')
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <h1>{title}</h1>
          <p className="muted">{t('team.history.lead')}</p>
          <p>
            <Link to="/company/team">{t('page.company-team.title')}</Link>
          </p>
        </div>
      </header>
      <div className="column gap-4">
        <HistoryFilter path={PAGE} members={events.members} kind={kind} member={member} />
        {events.items.length === 0 ? (
          <EmptyState
            title={t('team.history.none')}
            action={isFiltered && <Link to={PAGE}>{t('team.history.all')}</Link>}
          />
        ) : (
          <EventRows title={title} items={events.items} linkOf={(event) => <EventLink {...event} />} />
        )}
        <p className="row">
          {before && (
            <Link to={PAGE} search={filter} rel="prev">
              {t('security.history.newest')}
            </Link>
          )}
          {events.next && (
            <Link to={PAGE} search={{ ...filter, before: events.next }} rel="next">
              {t('security.history.older')}
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
