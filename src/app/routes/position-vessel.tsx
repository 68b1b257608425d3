import { type AboardData, createAboardHead, loadAboard } from '../features/market/aboard-page.ts'
import { AboardView } from '../features/market/aboard-view.tsx'
import { newestRows } from '../features/vacancy/newest-rows.tsx'
import { definePage, type PageProps } from '../page.ts'

const PositionVessel = ({ data, ctx }: PageProps<AboardData>) => (
  <AboardView data={data} rows={newestRows(data.list, ctx)} />
)

export default definePage<AboardData>({ load: loadAboard, head: createAboardHead, Component: PositionVessel })
