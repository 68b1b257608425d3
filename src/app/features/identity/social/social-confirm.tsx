import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { SocialState } from '#src/contract/social/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { withSocial } from './actions.ts'

const action = withSocial(async (ctx) => ({ redirect: ctx.here }))

/** Confirms identity at a linked provider that reports the sign-in time. */
export function SocialConfirm({ social: { providers, account }, ...props }: ActProps & { social: SocialState }) {
  const { t } = useIntl()
  const form = useActForm('social-confirm', action, props)
  const linked = new Set(account?.linked.map(({ provider }) => provider))
  const confirming = providers.filter(({ id, confirms }) => confirms && linked.has(id))
  if (confirming.length === 0)
    return account?.hasPassword === false ? <p className="small muted">{t('social.confirm.none')}</p> : null
  return (
    <ActForm form={form} act="social-confirm" className="column">
      {confirming.map(({ id, name }) => (
        <SubmitButton key={id} className="button full" name="provider" value={id}>
          {t('social.confirm.with', { provider: name })}
        </SubmitButton>
      ))}
    </ActForm>
  )
}
