import type { ReactNode } from 'react'
import { definePage, type PageProps } from '#src/app/page.ts'
import type { SeamanProfile } from '#src/contract/schemas/account.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CvAdditional } from './cv-additional.tsx'
import { CvDocuments } from './cv-documents.tsx'
import { CvExperience } from './cv-experience.tsx'
import { CvHead, headOf } from './cv-head.tsx'
import { CvMissing } from './cv-missing.tsx'
import { CvPersonal } from './cv-personal.tsx'
import { askCv, type CvData } from './queries.ts'
import { additionalOf, contractsOf, dataOf, papersOf } from './read-profile.ts'

/** The whole CV on one page, for the browser's own print. */
export const cvPrintPage = definePage<CvData>({
  queries: askCv,
  head: (_data, { intl }) => ({ title: intl.t('seaman.cv.title') }),
  Component: ({ data, ctx }: PageProps<CvData>) =>
    data.profile ? <CvPrint profile={data.profile} now={ctx.now} /> : <CvMissing ctx={ctx} />,
})

function CvPrint({ profile, now }: { profile: SeamanProfile; now: number }) {
  const { t } = useIntl()
  const data = dataOf(profile)
  const [contracts, papers, facts] = [contractsOf(data), papersOf(data), additionalOf(data)]
  return (
    <div className="wrap">
      <CvHead {...headOf(data)} />
      <CvPersonal data={data} />
      {contracts.length > 0 && (
        <Part title={t('seaman.tab.experience')} body={<CvExperience contracts={contracts} />} />
      )}
      {papers.length > 0 && <Part title={t('seaman.tab.documents')} body={<CvDocuments papers={papers} now={now} />} />}
      {facts.length > 0 && <Part title={t('seaman.tab.additional')} body={<CvAdditional facts={facts} />} />}
    </div>
  )
}

const Part = ({ title, body }: { title: string; body: ReactNode }) => (
  <section className="section">
    <header>
      <h2>{title}</h2>
    </header>
    {body}
  </section>
)
