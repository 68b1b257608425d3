import { CrewList } from '#src/app/features/work/crew/crew-list.tsx'
import { type CrewData, createListHead } from '#src/app/features/work/crew/crew-pages.ts'
import { crew } from '#src/app/features/work/crew/queries.ts'
import { definePage } from '#src/app/page.ts'

export default definePage<CrewData>({
  queries: (ctx) => ({ crew: crew(ctx) }),
  head: createListHead,
  Component: CrewList,
})
