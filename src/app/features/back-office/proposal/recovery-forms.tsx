import {
  ActForm,
  type ActProps,
  EmailField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { recoveryAction } from './actions.ts'

const GROUP = 'proposal'

export function ProposeForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('propose', recoveryAction, props)
  const title = t('owner-recovery.propose.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="propose" label={title}>
        <TextField
          name="company"
          group={GROUP}
          label={t('owner-recovery.field.company')}
          hint={t('owner-recovery.field.company-hint')}
        />
        <EmailField group={GROUP} autoComplete="off" label={t('owner-recovery.field.member')} />
        <TextArea
          name="reason"
          group={GROUP}
          rows={3}
          label={t('proposal.field.reason')}
          hint={t('owner-recovery.field.reason-hint')}
        />
        <div>
          <SubmitButton className="button primary">{t('proposal.act.propose')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
