import { expect, test } from 'vitest'
import { listOwnFiles } from './own-files.ts'

const PAGES = 'src/app/routes/dashboard'

test('the own pages have all that comes late in them, however deep, and nothing of pages that need a line', () => {
  const manifest = {
    entry: {
      file: 'entry.js',
      imports: ['_packages'],
      dynamicImports: [`${PAGES}/seaman/cv.tsx`, `${PAGES}/company/feeds.tsx`],
    },
    _packages: { file: 'packages.js', dynamicImports: ['toasts'] },
    toasts: { file: 'toasts.js' },
    [`${PAGES}/seaman/cv.tsx`]: { file: 'cv.js', imports: ['_cv-page'] },
    '_cv-page': { file: 'cv-page.js', css: ['cv.css'], dynamicImports: ['scans'] },
    scans: { file: 'scans.js', dynamicImports: ['code'] },
    code: { file: 'code.js', dynamicImports: ['scans'] },
    [`${PAGES}/company/feeds.tsx`]: { file: 'feeds.js', imports: ['_table'] },
    _table: { file: 'table.js' },
  }
  const files = listOwnFiles(manifest, ['entry'])
  expect(files.sort()).toEqual(
    ['code.js', 'cv-page.js', 'cv.css', 'cv.js', 'entry.js', 'packages.js', 'scans.js', 'toasts.js'].sort(),
  )
})
