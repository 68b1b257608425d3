import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import { ACCOUNT_SECTIONS, type AccountSection, accountPath } from '#src/contract/http/account-pages.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { section: AccountSection; session: SessionUser; children: ReactNode }

/** The frame of account pages: the same five pages under the path of the role. */
export function AccountFrame({ section, session, children }: Props) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t(`account.${section}.title`)}</h1>
      </header>
      <nav className="tabs" aria-label={t('account.tabs')}>
        {ACCOUNT_SECTIONS.map((id) => (
          <Link key={id} to={accountPath(session.role, id)} aria-current={id === section ? 'page' : undefined}>
            {t(`account.${id}.tab`)}
          </Link>
        ))}
      </nav>
      <div className="column u-gap-10 u-mt-6">{children}</div>
    </div>
  )
}
