import type { ReactNode } from 'react'
import type { SeamanProfile } from '../../../contract/schemas/account.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { definePage, type PageProps } from '../../page.ts'
import { CvAdditional } from './cv-additional.tsx'
import { CvDocuments } from './cv-documents.tsx'
import { CvExperience } from './cv-experience.tsx'
import { CvHead } from './cv-head.tsx'
import { CvPersonal } from './cv-personal.tsx'
import { additionalOf, contractsOf, dataOf, papersOf } from './read-profile.ts'

/** The whole CV on one page, for the browser's own print. */
export const cvPrintPage = definePage<SeamanProfile>({
  load: ({ api }) => api.getSeamanProfile(),
  head: (_data, { intl }) => ({ title: intl.t('seaman.cv.title') }),
  Component: CvPrint,
})

function CvPrint({ data: profile, ctx }: PageProps<SeamanProfile>) {
  const { t } = useIntl()
  const data = dataOf(profile)
  const [contracts, papers, facts] = [contractsOf(data), papersOf(data), additionalOf(data)]
  return (
    <div className="wrap">
      <CvHead data={data} />
      <CvPersonal data={data} />
      {contracts.length > 0 && (
        <Part title={t('seaman.tab.experience')} body={<CvExperience contracts={contracts} />} />
      )}
      {papers.length > 0 && (
        <Part title={t('seaman.tab.documents')} body={<CvDocuments papers={papers} now={ctx.now} />} />
      )}
      {facts.length > 0 && <Part title={t('seaman.tab.additional')} body={<CvAdditional facts={facts} />} />}
    </div>
  )
}

const Part = ({ title, body }: { title: string; body: ReactNode }) => (
  <section className="sec">
    <header>
      <h2>{title}</h2>
    </header>
    {body}
  </section>
)
