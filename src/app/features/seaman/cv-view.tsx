import { Link } from '#src/app/ui/link.tsx'
import type { SeamanProfile } from '#src/contract/schemas/account.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CvAdditional } from './cv-additional.tsx'
import { CvDocuments } from './cv-documents.tsx'
import { CvExperience } from './cv-experience.tsx'
import { CvHead, headOf } from './cv-head.tsx'
import { CvPersonal } from './cv-personal.tsx'
import { type CvTab, CvTabs } from './cv-tabs.tsx'
import { additionalOf, contractsOf, dataOf, papersOf } from './read-profile.ts'

type Props = { profile: SeamanProfile; tab: CvTab; now: number }

/** The seafarer's own view of the CV, one part at a time, with the next step beside the name. */
export function CvView({ profile, tab, now }: Props) {
  const { t } = useIntl()
  const data = dataOf(profile)
  const contracts = contractsOf(data)
  const papers = papersOf(data)
  return (
    <div className="wrap">
      <CvHead {...headOf(data)}>
        <Link className="button primary" to="/vacancy" search={{ rank: data.positionMain }}>
          {t('seaman.cv.find')}
        </Link>
      </CvHead>
      <CvTabs current={tab} counts={{ experience: contracts.length, documents: papers.length }} />
      <div className="u-pbs-6">
        {tab === 'personal' && <CvPersonal data={data} />}
        {tab === 'experience' && <CvExperience contracts={contracts} />}
        {tab === 'documents' && <CvDocuments papers={papers} now={now} />}
        {tab === 'additional' && <CvAdditional facts={additionalOf(data)} />}
      </div>
    </div>
  )
}
