import type { PageContext, PageProps } from '#src/app/page.ts'
import { ActionForm, PasswordField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { PasskeyButton } from '#src/app/ui/passkey-button.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { confirmPurposeOf } from '#src/contract/http/account-pages.ts'
import { safeRedirect } from '#src/contract/http/addresses.ts'
import type { PasskeyList } from '#src/contract/passkey/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { confirm } from '../account/entry/actions.ts'
import { AuthFrame } from '../account/entry/auth-frame.tsx'
import type { WithSocial } from '../social/load-social.ts'
import { ownFailure } from '../social/own-failure.ts'
import { SocialConfirm } from '../social/social-confirm.tsx'

export type ConfirmWays = WithSocial & { passkeys: PasskeyList | undefined }

/** Unknown methods are tried: the server decides which it accepts. */
const NO_PASSKEYS: PasskeyList = { items: [], twoStep: false, demanded: false }

/** Confirms the person's identity before a sensitive action, and returns to the page. */
export function Confirm({ data: { passkeys, social }, ...props }: PageProps<ConfirmWays>) {
  const { t } = useIntl()
  const { items, twoStep, demanded } = passkeys ?? NO_PASSKEYS
  const hasPasskey = items.length > 0
  const needsPasskey = hasPasskey && (twoStep || demanded)
  return (
    <AuthFrame title={t('account.confirm.title')}>
      <p className="muted">{t(`account.confirm.why-${confirmPurposeOf(props.ctx.search.redirect ?? '')}`)}</p>
      {needsPasskey ? (
        <noscript>
          <Notice tone="land">{t('passkey.no-scripting')}</Notice>
        </noscript>
      ) : (
        social?.account?.hasPassword !== false && <PasswordForm {...props} />
      )}
      {hasPasskey && <PasskeyConfirmation ctx={props.ctx} main={needsPasskey} />}
      {!needsPasskey && social && <SocialConfirm social={social} {...props} />}
      {!(passkeys && social) && <MissingPart here={props.ctx.here} />}
    </AuthFrame>
  )
}

function PasswordForm({ ctx, failure, csrfToken }: Omit<PageProps<unknown>, 'data'>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: confirm, failure: ownFailure(failure), csrfToken })
  return (
    <ActionForm form={form}>
      <input type="hidden" name="username" autoComplete="username" value={ctx.session?.email ?? ''} />
      <PasswordField name="password" autoComplete="current-password" label={t('auth.field.password')} />
      <SubmitButton>{t('account.confirm.submit')}</SubmitButton>
    </ActionForm>
  )
}

function PasskeyConfirmation({ ctx, main }: { ctx: PageContext; main: boolean }) {
  const { t } = useIntl()
  const next = safeRedirect(ctx.search.redirect) ?? '/auth/redirect'
  return (
    <PasskeyButton act="confirm" next={next} className={main ? 'button primary big full' : 'button big full'}>
      {t('passkey.confirm')}
    </PasskeyButton>
  )
}
