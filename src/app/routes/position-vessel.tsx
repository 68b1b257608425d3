import { type AboardData, createAboardHead, loadAboard } from '../features/market/aboard-page.ts'
import { AboardView } from '../features/market/aboard-view.tsx'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { definePage, type PageProps } from '../page.ts'

/** Rows of a page that is not a list. */
const SHOWN = 6

export default definePage<AboardData>({ load: loadAboard, head: createAboardHead, Component: PositionVessel })

function PositionVessel({ data, ctx }: PageProps<AboardData>) {
  const newest = data.list.items.slice(0, SHOWN)
  const rows =
    newest.length > 0 ? <VacancyRows vacancies={newest} now={ctx.now} since={ctx.session?.lastVisitAt} /> : null
  return <AboardView data={data} rows={rows} />
}
