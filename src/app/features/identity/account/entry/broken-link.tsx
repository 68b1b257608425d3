import type { PageProps } from '#src/app/page.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { HomeLink } from './home-link.tsx'

/** Shown for a link from a mail or another site without a valid secret. */
export function BrokenLink({ ctx }: PageProps<null>) {
  const { t } = useIntl()
  return (
    <AuthFrame title={t('auth.link.title')}>
      <p className="muted">{t('auth.link.text')}</p>
      <HomeLink ctx={ctx} />
    </AuthFrame>
  )
}
