import { askCountry, createDirectoryHead, type DirectoryData } from '../features/crewing/directory-page.ts'
import { DirectoryView } from '../features/crewing/directory-view.tsx'
import { definePage } from '../page.ts'

export default definePage<DirectoryData>({
  queries: askCountry,
  head: createDirectoryHead,
  Component: DirectoryView,
})
