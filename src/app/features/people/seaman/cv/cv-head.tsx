import type { ReactNode } from 'react'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { name: string; position?: string; ring?: ReactNode; note?: ReactNode; children?: ReactNode }

export function CvHead({ name, position, ring, note, children }: Props) {
  const intl = useIntl()
  const { t } = intl
  return (
    <header className="page-head">
      <div className="row one gap-4">
        {ring}
        <div className="column u-gap-1">
          <p className="small muted">{t('seaman.cv.title')}</p>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {position && <p className="muted">{rankName(intl, position)}</p>}
          {note}
        </div>
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  )
}
