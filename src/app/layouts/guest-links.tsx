import { useIntl } from '#src/i18n/react.tsx'
import { PathLink } from '../ui/link.tsx'

type Props = {
  here: string
  /** Anyone who is at the sign-in form already is offered an account instead. */
  onLogin?: boolean
}

const comeBackTo = (here: string) =>
  here === '/' || here.startsWith('/auth/') ? '' : `?redirect=${encodeURIComponent(here)}`

/** The way in, at the end of the masthead. */
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

/** Both ways in, for the menu of a phone. */
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
