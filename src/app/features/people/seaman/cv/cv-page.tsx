import { definePage, type Page, type PageContext, type PageProps, PageRedirect } from '#src/app/page.ts'
import { CvEditor } from './cv-editor.tsx'
import { CvMissing } from './cv-missing.tsx'
import { type CvData, cvQueries } from './queries.ts'
import { type CvTab, findTab } from './tabs.ts'

/** SPEC 7's `isImport` opens the import page. */
function askHere(ctx: PageContext) {
  if (ctx.search.isImport === 'true') throw new PageRedirect('/seaman/cv/import')
  return cvQueries(ctx)
}

/** The CV page; its tab is fixed or from the address. */
export const cvPage = (fixed?: CvTab): Page<CvData> =>
  definePage<CvData>({
    queries: askHere,
    head: (_data, { intl }) => ({ title: intl.t('seaman.cv.title') }),
    Component: ({ data, ctx }: PageProps<CvData>) => {
      const tab = fixed ?? findTab(ctx.search.tab) ?? 'personal'
      if (!data.profile) return <CvMissing ctx={ctx} tab={tab} />
      return <CvEditor profile={data.profile} tab={tab} isFixed={fixed !== undefined} ctx={ctx} />
    },
  })
