import type { ReactNode } from 'react'
import { PathLink } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { DOMAINS_PATH, LETTERS_PATH, MAILINGS_PATH, SUPPRESSIONS_PATH } from './queries.ts'

type Props = { path: string; lead: string; children: ReactNode }

/** A page about mailings for admins: its heading, a lead, and the other pages as tabs. */
export function DeskFrame({ path, lead, children }: Props) {
  const { t } = useIntl()
  const tabs = [
    { to: MAILINGS_PATH, name: t('page.admin-mailings.title') },
    { to: LETTERS_PATH, name: t('page.admin-letters.title') },
    { to: DOMAINS_PATH, name: t('page.admin-mail-domains.title') },
    { to: SUPPRESSIONS_PATH, name: t('page.admin-suppressions.title') },
  ]
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{tabs.find(({ to }) => to === path)?.name}</h1>
          <p className="small muted">{lead}</p>
        </div>
      </header>
      <nav className="tabs" aria-label={t('page.admin-mailings.title')}>
        {tabs.map(({ to, name }) => (
          <PathLink key={to} path={to} aria-current={to === path ? 'page' : undefined}>
            {name}
          </PathLink>
        ))}
      </nav>
      {children}
    </div>
  )
}
