import { createPositionHead, loadPosition, type PositionData } from '../features/market/position-page.ts'
import { PositionView } from '../features/market/position-view.tsx'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { definePage, type PageProps } from '../page.ts'

/** Rows of a page that is not a list. */
const SHOWN = 6

export default definePage<PositionData>({ load: loadPosition, head: createPositionHead, Component: Position })

function Position({ data, ctx }: PageProps<PositionData>) {
  const newest = data.list.items.slice(0, SHOWN)
  const rows =
    newest.length > 0 ? <VacancyRows vacancies={newest} now={ctx.now} since={ctx.session?.lastVisitAt} /> : null
  return <PositionView data={data} rows={rows} />
}
