import { createFleetHead, type FleetData, loadFleet } from '../features/market/fleet-page.ts'
import { FleetView } from '../features/market/fleet-view.tsx'
import { newestRows } from '../features/vacancy/newest-rows.tsx'
import { definePage, type PageProps } from '../page.ts'

const Fleet = ({ data, ctx }: PageProps<FleetData>) => <FleetView data={data} rows={newestRows(data.list, ctx)} />

export default definePage<FleetData>({ load: loadFleet, head: createFleetHead, Component: Fleet })
