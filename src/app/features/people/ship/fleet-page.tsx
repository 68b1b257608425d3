import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import type { OwnFleet } from '#src/contract/ship/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { fleetAction } from './actions.ts'
import { FleetTable } from './fleet-table.tsx'
import { ownFleet } from './queries.ts'
import { RemoveShip } from './remove-ship.tsx'
import { ShipForm } from './ship-form.tsx'

/** The ships that a company's contracts are on; the address names the one that is changed. */
export const fleetPage = definePage<{ fleet: OwnFleet }>({
  queries: (ctx) => ({ fleet: ownFleet(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('fleet.title') }),
  Component: Fleet,
  action: fleetAction,
})

function Fleet({ data: { fleet }, ctx, failure, csrfToken }: PageProps<{ fleet: OwnFleet }>) {
  const { t } = useIntl()
  const { items } = fleet
  const mayChange = mayChangeCompany(ctx.session)
  const changed = items.find(({ imo }) => imo === ctx.search.ship)
  const form = { ctx, failure, csrfToken }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <h1>{t('fleet.title')}</h1>
          <p className="muted">{t('fleet.lead')}</p>
        </div>
      </header>
      <DoneNote ctx={ctx} act="save" text="fleet.saved" />
      <DoneNote ctx={ctx} act="remove" text="form.done.removed" />
      {items.length === 0 ? (
        <EmptyState title={t('fleet.none-title')} text={t('fleet.none-text')} />
      ) : (
        <FleetTable ships={items} mayChange={mayChange} />
      )}
      {mayChange && (
        <section className="section column gap-4" id="ship">
          <ShipForm key={changed?.imo ?? 'new'} {...form} ship={changed} />
          {changed && <RemoveShip key={changed.imo} {...form} ship={changed} />}
        </section>
      )}
    </div>
  )
}
