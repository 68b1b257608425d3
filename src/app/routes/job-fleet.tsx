import { createFleetHead, type FleetData, loadFleet } from '../features/market/fleet-page.ts'
import { FleetView } from '../features/market/fleet-view.tsx'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { definePage, type PageProps } from '../page.ts'

/** Rows of a page that is not a list. */
const SHOWN = 6

export default definePage<FleetData>({ load: loadFleet, head: createFleetHead, Component: Fleet })

function Fleet({ data, ctx }: PageProps<FleetData>) {
  const newest = data.list.items.slice(0, SHOWN)
  const rows =
    newest.length > 0 ? <VacancyRows vacancies={newest} now={ctx.now} since={ctx.session?.lastVisitAt} /> : null
  return <FleetView data={data} rows={rows} />
}
