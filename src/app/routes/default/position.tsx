import { createPositionHead, loadPosition, type PositionData } from '#src/app/features/work/market/position-page.ts'
import { PositionView } from '#src/app/features/work/market/position-view.tsx'
import { newestRows } from '#src/app/features/work/vacancy-search/newest-rows.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'

const Position = ({ data, ctx }: PageProps<PositionData>) => (
  <PositionView data={data} rows={newestRows(data.list, ctx)} />
)

export default definePage<PositionData>({ load: loadPosition, head: createPositionHead, Component: Position })
