import type { CvPartName } from '#src/domain/cv/cv.ts'
import type { Proposal } from '#src/domain/cv-import/compare.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ReviewTable } from './review-table.tsx'
import type { Ticks } from './use-ticks.ts'

const TITLES: Readonly<Record<CvPartName, MessageId>> = {
  profileData: 'cv.group.person',
  contact: 'cv.group.contact',
  biometric: 'cv.group.biometric',
  kin: 'cv.group.kin',
}

/** Found values of a single part. */
export function ReviewPart({
  part,
  fields,
  beside,
  ticks,
}: {
  part: CvPartName
  fields: readonly Proposal[]
  beside: object
  ticks: Ticks
}) {
  const { t } = useIntl()
  return (
    <section className="column gap-3">
      <h2>{t(TITLES[part])}</h2>
      <ReviewTable caption={t(TITLES[part])} part={part} fields={fields} beside={beside} ticks={ticks} />
    </section>
  )
}
