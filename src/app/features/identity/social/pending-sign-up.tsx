import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { FORGET, withSocial } from './actions.ts'
import type { WithSocial } from './load-social.ts'

const action = withSocial(async (ctx) => ({ redirect: ctx.here }))

/** A person returned from a provider registers by one press; if the address is registered, it explains how to continue. */
export function PendingSignUp({ social, ...props }: ActProps & WithSocial) {
  const { t } = useIntl()
  const register = useActForm('social-register', action, props)
  const forget = useActForm(FORGET, action, props)
  const pending = social?.pending
  if (!pending) return <DoneNote ctx={props.ctx} act={FORGET} text="social.pending.done" />
  const values = { provider: pending.name, email: pending.email }
  return (
    <Notice tone="shoal" {...(!pending.taken && { title: t('social.pending.title') })}>
      <p className="small">{t(pending.taken ? 'social.pending.taken' : 'social.pending.text', values)}</p>
      {!pending.taken && (
        <ActForm form={register} act="social-register" className="column">
          <input type="hidden" name="email" value={pending.email} />
          <SubmitButton className="button primary full">{t('social.pending.submit', values)}</SubmitButton>
        </ActForm>
      )}
      <ActForm form={forget} act={FORGET} className="column">
        <SubmitButton className="button full">{t('social.pending.forget')}</SubmitButton>
      </ActForm>
    </Notice>
  )
}
