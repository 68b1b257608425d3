import type { ProfileData } from '../../../contract/schemas/account.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { Facts } from '../../ui/facts.tsx'

export function CvPersonal({ data }: { data: ProfileData }) {
  const intl = useIntl()
  const { t } = intl
  const { country } = useFormats()
  return (
    <div className="sheet pad">
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
