import { askDirectory, createDirectoryHead, type DirectoryData } from '#src/app/features/work/crewing/directory-page.ts'
import { DirectoryView } from '#src/app/features/work/crewing/directory-view.tsx'
import { definePage } from '#src/app/page.ts'

export default definePage<DirectoryData>({
  queries: askDirectory,
  head: createDirectoryHead,
  Component: DirectoryView,
})
