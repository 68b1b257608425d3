import type { Action } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import {
  ActForm,
  type ActProps,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { CheckedSeaman } from '#src/contract/verification/schemas.ts'
import { nextVerification, REFUSAL_REASONS } from '#src/contract/verification/verification.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = ActProps & { seaman: CheckedSeaman; action: Action }

/** The two answers, where there is something to answer. */
export function DecisionForms({ seaman, ...props }: Props) {
  const { t } = useIntl()
  const mayVerify = nextVerification(seaman.state, 'verify') !== undefined
  const mayRefuse = nextVerification(seaman.state, 'refuse') !== undefined
  if (!mayVerify && !mayRefuse) return <Notice>{t('check.admin.waits')}</Notice>
  return (
    <div className="column gap-4">
      {mayVerify && <VerifyForm seaman={seaman} {...props} />}
      {mayRefuse && <RefuseForm seaman={seaman} {...props} />}
    </div>
  )
}

/** What the admin saw goes along, so that the answer is about nothing else. */
const Seen = ({ seaman }: Pick<Props, 'seaman'>) => (
  <>
    <input type="hidden" name="seen" value={seaman.seen} />
    <input type="hidden" name="version" value={seaman.version} />
  </>
)

function VerifyForm({ seaman, action, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('verify', action, props, { initial: { recheckOn: seaman.suggestedOn } })
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('check.admin.verify-title')}</h2>
      <p className="small muted">{t('check.admin.verify-text')}</p>
      <ActForm form={form} act="verify" label={t('check.admin.verify-title')}>
        <Seen seaman={seaman} />
        <TextField name="recheckOn" group="verification" type="date" label={t('check.fact.recheck')} />
        <TextArea name="note" group="verification" rows={2} optional label={t('check.fact.note')} />
        <div>
          <SubmitButton className="button primary">{t('check.admin.verify')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

function RefuseForm({ seaman, action, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('refuse', action, props, { initial: { reason: '' } })
  return (
    <Disclosure summary={t('check.admin.refuse-title')} open={form.failed}>
      <ActForm form={form} act="refuse" label={t('check.admin.refuse-title')}>
        <Seen seaman={seaman} />
        <SelectField
          name="reason"
          group="verification"
          label={t('check.fact.reason')}
          placeholder={t('check.admin.choose')}
          options={REFUSAL_REASONS.map((value) => ({ value, label: t(`check.reason.${value}`) }))}
        />
        <TextArea name="note" group="verification" rows={2} optional label={t('check.fact.note')} />
        <div>
          <SubmitButton className="button bad">{t('check.admin.refuse')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
