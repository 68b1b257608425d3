import { createFleetHead, type FleetData, loadFleet } from '#src/app/features/work/market/fleet-page.ts'
import { FleetView } from '#src/app/features/work/market/fleet-view.tsx'
import { newestRows } from '#src/app/features/work/vacancy-search/newest-rows.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'

const Fleet = ({ data, ctx }: PageProps<FleetData>) => <FleetView data={data} rows={newestRows(data.list, ctx)} />

export default definePage<FleetData>({ load: loadFleet, head: createFleetHead, Component: Fleet })
