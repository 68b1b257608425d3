import type { PageProps } from '#src/app/page.ts'
import { ActionForm, EmailField, PasswordField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { carryOn } from '#src/contract/after-sign-in.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { signIn } from './actions.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CarriedNotice } from './carried-notice.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import type { WithSocial } from './social/load-social.ts'
import { ownFailure } from './social/own-failure.ts'
import { SocialWays } from './social/social-ways.tsx'

export function SignIn({ data, ctx, failure, csrfToken }: PageProps<WithSocial>) {
  const { t } = useIntl()
  const href = useHref()
  const form = useActionForm({ ctx, action: signIn, failure: ownFailure(failure), csrfToken })
  const registration = href(withQuery('/auth/registration', carryOn(ctx.search)))
  return (
    <AuthFrame title={t('auth.login.title')}>
      {ctx.search.ended && <Notice tone="shoal">{t('auth.ended.text')}</Notice>}
      <CarriedNotice ctx={ctx} />
      <ActionForm form={form}>
        <EmailField autoComplete="username webauthn" label={t('auth.field.email')} />
        <PasswordField name="password" autoComplete="current-password" label={t('auth.field.password')} />
        <SubmitButton>{t('auth.login.submit')}</SubmitButton>
      </ActionForm>
      <p className="small">
        <a href={href('/auth/forgot-password')}>{t('recovery.forgot.link')}</a>
      </p>
      <PasskeySignIn ctx={ctx} />
      <SocialWays social={data.social} ctx={ctx} failure={failure} csrfToken={csrfToken} />
      <p className="small muted">
        <T id="auth.login.new" values={{ link: (text) => <a href={registration}>{text}</a> }} />
      </p>
    </AuthFrame>
  )
}
