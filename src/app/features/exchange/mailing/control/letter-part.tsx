import { CheckField, RadioField, SelectField } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { MailingControl } from '#src/contract/mailing/control-schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const FREQUENCIES = ['each', 'daily', 'weekly', 'none'] as const

/** How often letters come, in which language, and what is attached. */
export function LetterPart({ control }: { control: MailingControl }) {
  const { t } = useIntl()
  const { language, compare, country } = useFormats()
  const languages = LOCALE_CODES.map((value) => ({ value, label: language(value) }))
  return (
    <>
      <RadioField
        name="frequency"
        legend={t('mailing-control.field.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`mailing-control.frequency.${value}`) }))}
      />
      <div className="pair">
        <SelectField
          name="language"
          label={t('mailing-control.field.language')}
          hint={t('mailing-control.hint.language')}
          placeholder={t('mailing-control.choice.language')}
          options={languages.sort((one, other) => compare(one.label, other.label))}
        />
        <OwnForm form={control.form} />
      </div>
      <CheckField
        name="named"
        label={t('mailing-control.field.named')}
        hint={t('mailing-control.hint.named', { country: country(control.country) })}
      />
    </>
  )
}

function OwnForm({ form }: Pick<MailingControl, 'form'>) {
  const { t } = useIntl()
  if (form !== null)
    return (
      <CheckField
        name="ownForm"
        label={t('mailing-control.field.own-form', { name: form })}
        hint={t('mailing-control.hint.own-form')}
      />
    )
  return (
    <div className="field">
      <p className="label">{t('mailing-control.form.title')}</p>
      <p className="hint">{t('mailing-control.form.none')}</p>
      <p className="small">
        <Link to="/company/forms">{t('agency-form.page.title')}</Link>
      </p>
    </div>
  )
}
