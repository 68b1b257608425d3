import { createPositionHead, loadPosition, type PositionData } from '../features/market/position-page.ts'
import { PositionView } from '../features/market/position-view.tsx'
import { newestRows } from '../features/vacancy/newest-rows.tsx'
import { definePage, type PageProps } from '../page.ts'

const Position = ({ data, ctx }: PageProps<PositionData>) => (
  <PositionView data={data} rows={newestRows(data.list, ctx)} />
)

export default definePage<PositionData>({ load: loadPosition, head: createPositionHead, Component: Position })
