import type { SeamanProfile } from '../../../contract/schemas/account.ts'
import { definePage, type Page, type PageProps } from '../../page.ts'
import { CV_TABS, type CvTab } from './cv-tabs.tsx'
import { CvView } from './cv-view.tsx'

const findTab = (name: string | undefined): CvTab | undefined => CV_TABS.find((tab) => tab === name)

/** The CV; its tab is fixed by the page or named by the address. */
export const cvPage = (fixed?: CvTab): Page<SeamanProfile> =>
  definePage<SeamanProfile>({
    load: ({ api }) => api.getSeamanProfile(),
    head: (_data, { intl }) => ({ title: intl.t('seaman.cv.title') }),
    Component: ({ data, ctx }: PageProps<SeamanProfile>) => (
      <CvView profile={data} tab={fixed ?? findTab(ctx.search.tab) ?? 'personal'} now={ctx.now} />
    ),
  })
