import { CrewDetail } from '../features/crew/crew-detail.tsx'
import { type CrewData, createDetailHead, loadDetail, saveVisibility } from '../features/crew/crew-pages.ts'
import { definePage } from '../page.ts'

export default definePage<CrewData>({
  load: loadDetail,
  head: createDetailHead,
  Component: CrewDetail,
  action: saveVisibility,
})
