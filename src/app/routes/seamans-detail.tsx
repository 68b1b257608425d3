import { CrewDetail } from '../features/crew/crew-detail.tsx'
import { createDetailHead, type SeafarerData, saveVisibility } from '../features/crew/crew-pages.ts'
import { seafarer } from '../features/crew/queries.ts'
import { definePage } from '../page.ts'

export default definePage<SeafarerData>({
  queries: (ctx) => ({ seafarer: seafarer(ctx) }),
  head: createDetailHead,
  Component: CrewDetail,
  action: saveVisibility,
})
