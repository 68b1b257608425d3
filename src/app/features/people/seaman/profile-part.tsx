import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { title: string; lead: string; children: ReactNode }

/** A page below the profile, with the way back to it. */
export function ProfilePart({ title, lead, children }: Props) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/seaman/profile">{t('page.seaman-profile.title')}</Link>
          </p>
          <h1>{title}</h1>
          <p className="muted">{lead}</p>
        </div>
      </header>
      <div className="column gap-5">{children}</div>
    </div>
  )
}
