import { askCountry, createDirectoryHead, type DirectoryData } from '#src/app/features/work/crewing/directory-page.ts'
import { DirectoryView } from '#src/app/features/work/crewing/directory-view.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<DirectoryData>({
  queries: askCountry,
  head: createDirectoryHead,
  Component: DirectoryView,
})
