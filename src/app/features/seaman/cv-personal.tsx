import { Facts } from '#src/app/ui/facts.tsx'
import type { ProfileData } from '#src/contract/schemas/account.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

export function CvPersonal({ data }: { data: ProfileData }) {
  const intl = useIntl()
  const { t } = intl
  const { country } = useFormats()
  return (
    <div className="sheet padded">
      <Facts
        rows={[
          { label: t('seaman.personal.firstname'), value: <bdi>{data.firstname}</bdi> },
          { label: t('seaman.personal.surname'), value: <bdi>{data.surname}</bdi> },
          { label: t('seaman.personal.citizenship'), value: country(data.citizenship) },
          { label: t('seaman.personal.position-main'), value: rankName(intl, data.positionMain) },
          {
            label: t('seaman.personal.position-second'),
            value: data.positionSecond ? rankName(intl, data.positionSecond) : t('seaman.personal.position-none'),
          },
        ]}
      />
    </div>
  )
}
