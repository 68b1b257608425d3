import type { PageProps } from '#src/app/page.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { HomeLink } from './home-link.tsx'

/** What a person sees whose link from a mail or from another site carries nothing that we know. */
export function BrokenLink({ ctx }: PageProps<null>) {
  const { t } = useIntl()
  return (
    <AuthFrame title={t('auth.link.title')}>
      <p className="muted">{t('auth.link.text')}</p>
      <HomeLink ctx={ctx} />
    </AuthFrame>
  )
}
