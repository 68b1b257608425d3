import { Facts } from '#src/app/ui/facts.tsx'
import type { Applicant } from '#src/contract/application/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

export function ApplicantSummary({ applicant: { seaman, createdAt } }: { applicant: Applicant }) {
  const intl = useIntl()
  const { t } = intl
  const { country, plainDate, date } = useFormats()
  return (
    <Facts
      rows={[
        { label: t('company.applicant.position'), value: rankName(intl, seaman.positionMain) },
        { label: t('company.applicant.second'), value: seaman.positionSecond && rankName(intl, seaman.positionSecond) },
        { label: t('company.applicant.citizenship'), value: country(seaman.citizenship) },
        {
          label: t('company.applicant.english'),
          value: seaman.englishLevel && t(`vocabulary.english.${seaman.englishLevel}`),
        },
        { label: t('company.applicant.ready'), value: seaman.readyFrom && plainDate(seaman.readyFrom) },
        { label: t('company.applicant.applied'), value: date(createdAt) },
      ]}
    />
  )
}
