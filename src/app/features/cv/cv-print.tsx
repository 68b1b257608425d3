import type { ReactNode } from 'react'
import { definePage, type PageProps } from '#src/app/page.ts'
import { readSaved } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/schemas/cv.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CvFacts } from './cv-facts.tsx'
import { CvHead } from './cv-head.tsx'
import { CvMissing } from './cv-missing.tsx'
import { CvPapers, listTold } from './cv-papers.tsx'
import { CvVoyages } from './cv-voyages.tsx'
import { askCv, type CvData } from './queries.ts'

/** The whole CV on one page, for the browser's own print. */
export const cvPrintPage = definePage<CvData>({
  queries: askCv,
  head: (_data, { intl }) => ({ title: intl.t('seaman.cv.title') }),
  Component: ({ data, ctx }: PageProps<CvData>) =>
    data.profile ? <CvPrint profile={data.profile} now={ctx.now} /> : <CvMissing ctx={ctx} />,
})

function CvPrint({ profile, now }: { profile: SeamanProfile; now: number }) {
  const { t } = useIntl()
  const { cv } = readSaved(profile)
  const { firstname, surname, positionMain } = cv.profileData
  const papers = listTold(cv.documents)
  return (
    <div className="wrap">
      <CvHead name={`${firstname} ${surname}`} position={positionMain} />
      <CvFacts cv={cv} part="profileData" />
      {cv.experience.length > 0 && (
        <Part title={t('seaman.tab.experience')} body={<CvVoyages experience={cv.experience} />} />
      )}
      {papers.length > 0 && <Part title={t('seaman.tab.documents')} body={<CvPapers documents={papers} now={now} />} />}
      <Part
        title={t('seaman.tab.additional')}
        body={
          <div className="column gap-4">
            <CvFacts cv={cv} part="contact" />
            <CvFacts cv={cv} part="biometric" />
            <CvFacts cv={cv} part="kin" />
          </div>
        }
      />
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
