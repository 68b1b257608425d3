import type { CrewList as List } from '#src/contract/schemas/crew.ts'
import { CrewList } from '../features/crew/crew-list.tsx'
import { createListHead, loadList } from '../features/crew/crew-pages.ts'
import { definePage } from '../page.ts'

export default definePage<List>({ load: loadList, head: createListHead, Component: CrewList })
