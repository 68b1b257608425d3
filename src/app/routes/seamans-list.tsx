import { CrewList } from '../features/crew/crew-list.tsx'
import { type CrewData, createListHead } from '../features/crew/crew-pages.ts'
import { crew } from '../features/crew/queries.ts'
import { definePage } from '../page.ts'

export default definePage<CrewData>({
  queries: (ctx) => ({ crew: crew(ctx) }),
  head: createListHead,
  Component: CrewList,
})
