import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** A link home, or to sign-in. */
export function HomeLink({ ctx }: Pick<PageProps<null>, 'ctx'>) {
  const { t } = useIntl()
  return ctx.session ? (
    <Link className="button primary big full" to="/auth/redirect">
      {t('auth.link.home')}
    </Link>
  ) : (
    <Link className="button primary big full" to="/auth/login">
      {t('auth.login.submit')}
    </Link>
  )
}
