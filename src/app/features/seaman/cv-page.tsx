import { definePage, type Page, type PageProps } from '#src/app/page.ts'
import { CvMissing } from './cv-missing.tsx'
import { CV_TABS, type CvTab } from './cv-tabs.tsx'
import { CvView } from './cv-view.tsx'
import { askCv, type CvData } from './queries.ts'

const findTab = (name: string | undefined): CvTab | undefined => CV_TABS.find((tab) => tab === name)

/** The CV; its tab is fixed by the page or named by the address. */
export const cvPage = (fixed?: CvTab): Page<CvData> =>
  definePage<CvData>({
    queries: askCv,
    head: (_data, { intl }) => ({ title: intl.t('seaman.cv.title') }),
    Component: ({ data, ctx }: PageProps<CvData>) => {
      const tab = fixed ?? findTab(ctx.search.tab) ?? 'personal'
      if (!data.profile) return <CvMissing ctx={ctx} tab={tab} />
      return <CvView profile={data.profile} tab={tab} now={ctx.now} />
    },
  })
