import type { PageProps } from '#src/app/page.ts'
import { ActionForm, EmailField, PasswordField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { signIn } from '../account/entry/actions.ts'
import { AuthFrame } from '../account/entry/auth-frame.tsx'
import { CarriedNotice } from '../account/entry/carried-notice.tsx'
import type { WithSocial } from '../social/load-social.ts'
import { ownFailure } from '../social/own-failure.ts'
import { SocialWays } from '../social/social-ways.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'

export function SignIn({ data, ctx, failure, csrfToken }: PageProps<WithSocial>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: signIn, failure: ownFailure(failure), csrfToken })
  const carried = carryOn(ctx.search)
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
        <Link to="/auth/forgot-password">{t('recovery.forgot.link')}</Link>
      </p>
      <PasskeySignIn ctx={ctx} />
      <SocialWays social={data.social} ctx={ctx} failure={failure} csrfToken={csrfToken} />
      <p className="small muted">
        <T
          id="auth.login.new"
          values={{
            link: (text) => (
              <Link to="/auth/registration" search={carried}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </AuthFrame>
  )
}
