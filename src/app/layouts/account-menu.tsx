import type { SessionUser } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { TokenField } from '../ui/forms/token-field.tsx'
import { useHref } from '../ui/href.tsx'
import { Icon } from '../ui/icon.tsx'
import { PathLink } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { MemberRole } from './member-role.tsx'
import { accountNavOf } from './navigation.ts'

type Props = { session: SessionUser; csrfToken: string | undefined }

/** Profile, security, other companies of the person, and sign-out. Sign-out is a form, so that it works without scripting and cannot be prefetched. */
export function AccountLinks({ session, csrfToken }: Props) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <>
      {accountNavOf(session.role).map(({ text, href: path }) => (
        <PathLink key={path} path={path}>
          {t(text)}
        </PathLink>
      ))}
      {(session.impersonator ? [] : (session.otherCompanies ?? [])).map((company) => (
        <form key={company.id} method="post" action={href('/company/team')}>
          <TokenField token={csrfToken} />
          <input type="hidden" name="act" value="switch" />
          <input type="hidden" name="organisation" value={company.id} />
          <button type="submit">{t('layout.nav.switch', { company: company.name })}</button>
        </form>
      ))}
      <form method="post" action={href('/auth/logout')} data-account={session.id}>
        <TokenField token={csrfToken} />
        <button type="submit">
          <Icon name="log-out" flip />
          {t('layout.tools.sign-out')}
        </button>
      </form>
    </>
  )
}

const nameOf = ({ displayName, email }: SessionUser): string => displayName || email

export const AccountMenu = (props: Props) => (
  <Menu
    icon="user"
    picture={props.session.avatar ?? undefined}
    label={<bdi title={nameOf(props.session)}>{nameOf(props.session)}</bdi>}
    className="only-on-desktop"
  >
    {props.session.memberRole && (
      <p className="account-name small">
        <bdi>{nameOf(props.session)}</bdi>
        <MemberRole session={props.session} />
      </p>
    )}
    <AccountLinks {...props} />
  </Menu>
)
