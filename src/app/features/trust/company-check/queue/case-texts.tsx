import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, CheckField, SelectField, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import { paragraphsOf } from '#src/app/ui/own-words.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { TEXT_REFUSALS } from '#src/contract/company-check/company-check.ts'
import type { CompanyWaiting } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { caseAction, PART_BOX } from './case-actions.ts'
import { type CaseProps, ReadVersion } from './case-forms.tsx'

/** What of a company's words waits to be read, and the answers to it. */
export function CaseTexts({ company, ...props }: CaseProps) {
  const { t } = useIntl()
  const waiting = company.waiting.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return null
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('company-check.admin.texts')}</h2>
      {waiting.map((part) => (
        <WaitingPart key={part.part} waiting={part} company={company} />
      ))}
      <ApproveForm company={company} waiting={waiting} {...props} />
      <RefuseForm company={company} waiting={waiting} {...props} />
    </section>
  )
}

function useNameOfPart() {
  const { t } = useIntl()
  const { language } = useFormats()
  return (part: string): string => {
    if (part === 'name') return t('auth.company.name')
    if (part === 'website') return t('auth.company.website')
    if (part === 'insurance') return t('vacancy.detail.insurance')
    if (part === 'harassmentPolicy') return t('company-check.protection.policy')
    return t('company-check.texts.text', { language: language(part.slice('text-'.length)) })
  }
}

function WaitingPart({
  waiting: { part, value, flags },
  company,
}: Pick<CaseProps, 'company'> & { waiting: CompanyWaiting }) {
  const { t } = useIntl()
  const nameOf = useNameOfPart()
  const before =
    part === 'name' || part === 'website' || part === 'insurance' || part === 'harassmentPolicy'
      ? company[part]
      : company.texts.find((text) => part === `text-${text.language}`)?.text
  return (
    <section className="column gap-2">
      <h3 className="bold">{nameOf(part)}</h3>
      {flags.map((flag) => (
        <Notice key={flag} tone="land">
          {t(`company-check.flag.${flag}`)}
        </Notice>
      ))}
      <div className="prose lines break-anywhere" dir="auto">
        {paragraphsOf(value).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {before && (
        <Disclosure summary={t('company-check.admin.before')}>
          <p className="u-whitespace-pre-line break-anywhere" dir="auto">
            {before}
          </p>
        </Disclosure>
      )}
    </section>
  )
}

type FormProps = CaseProps & { waiting: readonly CompanyWaiting[] }

/** Every part is chosen at first. */
const chosen = (waiting: readonly CompanyWaiting[]) =>
  Object.fromEntries(waiting.map(({ part }) => [PART_BOX + part, 'on']))

function PartBoxes({ waiting }: Pick<FormProps, 'waiting'>) {
  const nameOf = useNameOfPart()
  return waiting.map(({ part }) => <CheckField key={part} name={PART_BOX + part} label={nameOf(part)} />)
}

function ApproveForm({ company, waiting, ...props }: FormProps) {
  const { t } = useIntl()
  const form = useActForm('approve-texts', caseAction, props, { initial: chosen(waiting) })
  return (
    <ActForm form={form} act="approve-texts" label={t('company-check.admin.approve')}>
      <ReadVersion company={company} />
      <PartBoxes waiting={waiting} />
      <div>
        <SubmitButton className="button">{t('company-check.admin.approve')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function RefuseForm({ company, waiting, ...props }: FormProps) {
  const { t } = useIntl()
  const form = useActForm('refuse-texts', caseAction, props, { initial: { ...chosen(waiting), reason: '' } })
  const title = t('company-check.admin.refuse-texts')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="refuse-texts" label={title}>
        <ReadVersion company={company} />
        <PartBoxes waiting={waiting} />
        <SelectField
          name="reason"
          group="decision"
          label={t('check.fact.reason')}
          placeholder={t('check.admin.choose')}
          options={TEXT_REFUSALS.map((value) => ({ value, label: t(`company-check.text-refusal.${value}`) }))}
        />
        <TextArea name="note" group="decision" rows={3} optional label={t('moderation.fact.note')} />
        <div>
          <SubmitButton className="button bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
