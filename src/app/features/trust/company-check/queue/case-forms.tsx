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
import type { AdminCompany } from '#src/contract/company-check/admin-schemas.ts'
import { LICENCE_REFUSALS } from '#src/contract/company-check/company-check.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { caseAction } from './case-actions.ts'

export type CaseProps = ActProps & { company: AdminCompany }

/** What can be decided about the licence, as far as its state allows it. */
export function CaseForms(props: CaseProps) {
  const { t } = useIntl()
  const { state } = props.company
  if (state === 'waiting')
    return (
      <>
        {props.company.lacks.length > 0 ? <MissingParts {...props} /> : <VerifyForm {...props} />}
        <RefuseForm {...props} />
      </>
    )
  if (state === 'verified') return <RefuseForm {...props} />
  if (state === 'suspended') return null
  return <Notice>{t('company-check.admin.not-asked')}</Notice>
}

/** What the company took back or let end since it asked: it cannot be verified without. */
function MissingParts({ company: { lacks } }: CaseProps) {
  const { t } = useIntl()
  const { list } = useFormats()
  const parts = list(lacks.map((part) => t(`company-check.lack.${part}`)))
  return <Notice tone="land">{t('company-check.lack.title', { parts })}</Notice>
}

/** Sends the version that was read, so that the decision applies to it alone. */
export const ReadVersion = ({ company }: Pick<CaseProps, 'company'>) => (
  <input type="hidden" name="version" value={company.version} />
)

function VerifyForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const initial = { registerUrl: company.register?.url ?? '', checkedOn: toPlainDate(props.ctx.now) }
  const form = useActForm('verify', caseAction, props, { initial })
  const title = t('company-check.admin.verify')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <p className="small muted">{t('company-check.admin.verify-text')}</p>
      <ActForm form={form} act="verify" label={title}>
        <ReadVersion company={company} />
        <TextField
          name="registerUrl"
          group="decision"
          inputMode="url"
          dir="ltr"
          label={t('company-check.admin.found-at')}
          hint={t('company-check.admin.found-at-hint')}
        />
        <TextField name="checkedOn" group="decision" type="date" label={t('company-check.admin.checked-on')} />
        <div>
          <SubmitButton className="button primary">{title}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

function RefuseForm({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const form = useActForm('refuse', caseAction, props, { initial: { reason: '' } })
  const title = t(company.state === 'verified' ? 'company-check.admin.withdraw' : 'company-check.admin.refuse')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="refuse" label={title}>
        <ReadVersion company={company} />
        <SelectField
          name="reason"
          group="decision"
          label={t('check.fact.reason')}
          placeholder={t('check.admin.choose')}
          options={LICENCE_REFUSALS.map((value) => ({ value, label: t(`company-check.refusal.${value}`) }))}
        />
        <TextArea name="note" group="decision" rows={3} optional label={t('moderation.fact.note')} />
        <div>
          <SubmitButton className="button bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
