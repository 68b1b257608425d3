import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { useForm } from '#src/app/ui/forms/form-context.ts'
import { TextArea } from '#src/app/ui/forms/index.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { LOCALES } from '#src/domain/locales.ts'
import { MAX_COMPANY_TEXT } from '#src/domain/text/text-limits.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { FormPart } from './form-part.tsx'
import { WaitingNote } from './waiting-note.tsx'

/** The text in each language; those without one stay closed. */
export function TextFields({ details }: { details: CompanyDetails }) {
  const { t, code } = useIntl()
  const form = useForm()
  const isVerified = details.state === 'verified'
  return (
    <FormPart
      title={t('crewing.about.title')}
      lead={t(isVerified ? 'company-check.texts.lead-verified' : 'company-check.texts.lead')}
    >
      {LOCALES.map((locale) => {
        const name = `text-${locale.code}` as const
        const isOpen = form.valueOf(name) !== '' || form.errorOf(name) !== undefined || locale.code === code
        return (
          <Disclosure key={name} summary={<bdi lang={locale.code}>{locale.name}</bdi>} open={isOpen}>
            <div className="column gap-4">
              <TextArea
                name={name}
                rows={6}
                label={t('company-check.texts.text', { language: locale.name })}
                hint={t('company-check.texts.limit', { limit: MAX_COMPANY_TEXT })}
                optional
              />
              <WaitingNote details={details} part={name} title={locale.name} />
            </div>
          </Disclosure>
        )
      })}
    </FormPart>
  )
}
