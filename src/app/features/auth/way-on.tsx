import type { PageProps } from '#src/app/page.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** To where a person is at home, or to the sign-in. */
export function WayOn({ ctx }: Pick<PageProps<null>, 'ctx'>) {
  const { t } = useIntl()
  const href = useHref()
  return ctx.session ? (
    <a className="button primary big full" href={href('/auth/redirect')}>
      {t('auth.link.home')}
    </a>
  ) : (
    <a className="button primary big full" href={href('/auth/login')}>
      {t('auth.login.submit')}
    </a>
  )
}
