import { CrewDetail } from '#src/app/features/crew/crew-detail.tsx'
import { createDetailHead, type SeafarerData, saveVisibility } from '#src/app/features/crew/crew-pages.ts'
import { seafarer } from '#src/app/features/crew/queries.ts'
import { definePage } from '#src/app/page.ts'

export default definePage<SeafarerData>({
  queries: (ctx) => ({ seafarer: seafarer(ctx) }),
  head: createDetailHead,
  Component: CrewDetail,
  action: saveVisibility,
})
