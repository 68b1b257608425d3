import type { ReactNode } from 'react'
import type { ProfileData } from '../../../contract/schemas/account.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import { useIntl } from '../../../i18n/react.tsx'

export function CvHead({ data, children }: { data: ProfileData; children?: ReactNode }) {
  const intl = useIntl()
  const { t } = intl
  const name = `${data.firstname} ${data.surname}`
  return (
    <header className="head">
      <div className="col u-gap-1">
        <p className="sm muted">{t('seaman.cv.title')}</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="muted">{rankName(intl, data.positionMain)}</p>
      </div>
      {children}
    </header>
  )
}
