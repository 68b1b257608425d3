import { type AboardData, createAboardHead, loadAboard } from '#src/app/features/work/market/aboard-page.ts'
import { AboardView } from '#src/app/features/work/market/aboard-view.tsx'
import { newestRows } from '#src/app/features/work/vacancy-search/newest-rows.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'

const PositionVessel = ({ data, ctx }: PageProps<AboardData>) => (
  <AboardView data={data} rows={newestRows(data.list, ctx)} />
)

export default definePage<AboardData>({ load: loadAboard, head: createAboardHead, Component: PositionVessel })
