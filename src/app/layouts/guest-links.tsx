import { useIntl } from '#src/i18n/react.tsx'
import { PathLink } from '../ui/link.tsx'

type Props = {
  here: string
  /** On the sign-in page, registration is offered instead. */
  onLogin?: boolean
}

const comeBackTo = (here: string) =>
  here === '/' || here.startsWith('/auth/') ? '' : `?redirect=${encodeURIComponent(here)}`

/** The sign-in link at the end of the masthead. */
export function GuestLinks({ here, onLogin = false }: Props) {
  const { t } = useIntl()
  const [path, id] = onLogin
    ? (['/auth/registration', 'layout.tools.register'] as const)
    : (['/auth/login', 'layout.tools.sign-in'] as const)
  return (
    <PathLink className="button dense only-on-desktop" rel="nofollow" path={path + comeBackTo(here)}>
      {t(id)}
    </PathLink>
  )
}

/** Sign-in and registration, for the menu on phones. */
export function GuestMenuLinks({ here }: { here: string }) {
  const { t } = useIntl()
  return (
    <>
      <PathLink rel="nofollow" path={`/auth/login${comeBackTo(here)}`}>
        {t('layout.tools.sign-in')}
      </PathLink>
      <PathLink rel="nofollow" path={`/auth/registration${comeBackTo(here)}`}>
        {t('layout.tools.register')}
      </PathLink>
    </>
  )
}
