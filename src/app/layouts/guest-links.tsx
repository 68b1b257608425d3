import { useIntl } from '#src/i18n/react.tsx'
import { useHref } from '../ui/href.tsx'

type Props = {
  here: string
  /** Whoever is at the sign-in form already is offered an account instead. */
  onLogin?: boolean
}

const comeBackTo = (here: string) =>
  here === '/' || here.startsWith('/auth/') ? '' : `?redirect=${encodeURIComponent(here)}`

/** The way in, at the end of the masthead. */
export function GuestLinks({ here, onLogin = false }: Props) {
  const { t } = useIntl()
  const href = useHref()
  const [path, id] = onLogin
    ? (['/auth/registration', 'layout.tools.register'] as const)
    : (['/auth/login', 'layout.tools.sign-in'] as const)
  return (
    <a className="button dense only-on-desktop" rel="nofollow" href={href(path + comeBackTo(here))}>
      {t(id)}
    </a>
  )
}

/** Both ways in, for the menu of a phone. */
export function GuestMenuLinks({ here }: { here: string }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <>
      <a rel="nofollow" href={href(`/auth/login${comeBackTo(here)}`)}>
        {t('layout.tools.sign-in')}
      </a>
      <a rel="nofollow" href={href(`/auth/registration${comeBackTo(here)}`)}>
        {t('layout.tools.register')}
      </a>
    </>
  )
}
