import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from '#src/app/ui/link.tsx'
import type { VerificationState } from '#src/contract/verification/verification.ts'
import {
  type Completion,
  countCompletion,
  countIncomplete,
  countPapers,
  type Incomplete,
} from '#src/domain/cv/completion.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CompletionNote, CompletionRing } from './completion-ring.tsx'
import { useCv } from './cv-form-context.ts'
import { CvHead } from './cv-head.tsx'
import { CvTabs } from './cv-tabs.tsx'
import type { CvFormValues } from './form-values.ts'
import { PapersLine } from './paper-parts.tsx'
import type { CvTab } from './tabs.ts'
import { VerificationNote } from './verification-note.tsx'

const wordOf = (value: unknown): string => String(value ?? '').trim()

/** Values in the header; typing elsewhere does not render it. */
const readHead = ({ profileData, experience, documents }: CvFormValues): HeadFacts => ({
  name: `${profileData.firstname} ${profileData.surname}`,
  position: String(profileData.positionMain),
  ...countIncomplete({ experience, documents }),
  ...countCompletion({
    profileData: { firstname: wordOf(profileData.firstname), surname: wordOf(profileData.surname) },
    experience: experience
      .slice(0, 1)
      .map(({ startDate, endDate }) => ({ startDate: wordOf(startDate), endDate: wordOf(endDate) })),
    documents: documents.map(({ type }) => ({ type: wordOf(type) })),
  }),
})

type HeadFacts = Completion & Incomplete & { name: string; position: string }

/** Ring and name from the form. */
export const EditorHead = memo(({ now, status }: { now: number; status: VerificationState }) => {
  const { control } = useCv()
  const { name, position, points, done, unnamed, bare } = useWatch({ control, compute: readHead })
  return (
    <CvHead
      name={name}
      position={position}
      ring={<CompletionRing points={points} />}
      note={
        <>
          <CompletionNote points={points} done={done} unnamed={unnamed} bare={bare} />
          <PapersLine now={now} />
          <VerificationNote status={status} />
        </>
      }
    >
      <Ways rank={position} />
    </CvHead>
  )
})

function Ways({ rank }: { rank: string }) {
  const { t } = useIntl()
  return (
    <>
      <Link className="button" to="/seaman/cv/sea-service">
        {t('cv.list.experience')}
      </Link>
      <Link className="button" to="/seaman/cv/formats">
        {t('cv.out')}
      </Link>
      <Link className="button" to="/seaman/cv/verification">
        {t('check.own.title')}
      </Link>
      <Link className="button" to="/seaman/cv/import">
        {t('cv.import')}
      </Link>
      <Link className="button" to="/seaman/cv/versions">
        {t('cv.versions')}
      </Link>
      <Link className="button" to="/vacancy" search={{ rank: rank }}>
        {t('seaman.cv.find')}
      </Link>
    </>
  )
}

const countEntries = ({ experience, documents }: CvFormValues): { experience: number; documents: number } => ({
  experience: experience.length,
  documents: countPapers(documents),
})

/** Tabs with the number of entries. */
export function CountedTabs({ current, errors }: { current: CvTab; errors: Partial<Record<CvTab, number>> }) {
  const { control } = useCv()
  const counts = useWatch({ control, compute: countEntries })
  return <CvTabs current={current} counts={counts} errors={errors} />
}
