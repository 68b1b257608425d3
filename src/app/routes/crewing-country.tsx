import type { CompanyList } from '#src/contract/schemas/crewing.ts'
import { createDirectoryHead, loadCountry } from '../features/crewing/directory-page.ts'
import { DirectoryView } from '../features/crewing/directory-view.tsx'
import { definePage } from '../page.ts'

export default definePage<CompanyList>({ load: loadCountry, head: createDirectoryHead, Component: DirectoryView })
