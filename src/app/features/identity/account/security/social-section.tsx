import { Answer } from '#src/app/ui/forms/answer.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { SocialState } from '#src/contract/social/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { socialState } from '../queries.ts'
import { SecurityPanel, type SecurityProps, securitySection } from './section.tsx'
import { SOCIAL_ACTS } from './social-action.ts'
import { SocialLinks } from './social-links.tsx'

const ID = 'social'

type Props = SecurityProps<SocialState>

/** Requires consent: the owner of the other account could sign in here. */
function PendingLink({ data: { pending }, open, ...props }: Props) {
  const { t } = useIntl()
  const link = useActForm('social-link-pending', SOCIAL_ACTS['social-link-pending'], props)
  const forget = useActForm('social-forget', SOCIAL_ACTS['social-forget'], props)
  if (!pending) return null
  const values = { provider: pending.name, email: pending.email }
  return (
    <Notice tone="shoal" title={t('social.section.pending-title', values)}>
      <p className="small">{t('social.section.pending-text', values)}</p>
      {open && (
        <div className="row">
          <ActForm form={link} act="social-link-pending">
            <SubmitButton className="button primary">{t('social.section.link', values)}</SubmitButton>
          </ActForm>
          <ActForm form={forget} act="social-forget">
            <SubmitButton className="button">{t('social.section.pending-forget')}</SubmitButton>
          </ActForm>
        </div>
      )}
    </Notice>
  )
}

function Social(props: Props) {
  const { data, ctx, open } = props
  const { t } = useIntl()
  const linked = data.account?.linked ?? []
  if (data.providers.length === 0 && linked.length === 0) return null
  return (
    <SecurityPanel id={ID} title={t('social.section.title')} text={t('social.section.text')}>
      {ctx.search.social === 'linked' && linked.length > 0 && (
        <Answer id="done">
          <Notice>{t('social.section.done')}</Notice>
        </Answer>
      )}
      <DoneNote ctx={ctx} act="social" text="form.done.removed" />
      <PendingLink {...props} />
      <SocialLinks {...props} />
      {data.account?.hasPassword === false && <p className="small muted">{t('social.section.no-password')}</p>}
      {open && <LinkForm {...props} />}
    </SecurityPanel>
  )
}

/** A button for each unlinked provider. */
function LinkForm({ data: { providers, account }, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('social-link', SOCIAL_ACTS['social-link'], props)
  const free = providers.filter(({ id }) => !account?.linked.some(({ provider }) => provider === id))
  if (free.length === 0) return null
  return (
    <ActForm form={form} act="social-link" className="row">
      {free.map(({ id, name }) => (
        <SubmitButton key={id} className="button" name="provider" value={id}>
          {t('social.section.link', { provider: name })}
        </SubmitButton>
      ))}
    </ActForm>
  )
}

export const socialSection = securitySection<SocialState>({
  id: ID,
  query: socialState,
  Content: Social,
  acts: SOCIAL_ACTS,
})
