import type { CrewDetail as Detail } from '../../contract/schemas/crew.ts'
import { CrewDetail } from '../features/crew/crew-detail.tsx'
import { createDetailHead, loadDetail, saveVisibility } from '../features/crew/crew-pages.ts'
import { definePage } from '../page.ts'

export default definePage<Detail>({
  load: loadDetail,
  head: createDetailHead,
  Component: CrewDetail,
  action: saveVisibility,
})
