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
import type { NationalityLaw } from '#src/contract/nationality-law/schemas.ts'
import { MAX_LAW_SOURCE } from '#src/domain/text/text-limits.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { COUNTRIES } from '#src/domain/vocabulary/countries.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { changeLaws } from './law-actions.ts'

export function EnterForm(props: ActProps) {
  const { t } = useIntl()
  const { country, compare } = useFormats()
  const form = useActForm('enter', changeLaws, props, { initial: { from: toPlainDate(props.ctx.now) } })
  const options = COUNTRIES.map((value) => ({ value, label: country(value) })).sort((a, b) => compare(a.label, b.label))
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('nationality.enter.title')}</h2>
      <ActForm form={form} act="enter" label={t('nationality.enter.title')}>
        <SelectField
          name="country"
          group="nationality"
          label={t('nationality.field.country')}
          placeholder={t('nationality.field.choose')}
          options={options}
        />
        <TextField name="from" group="nationality" type="date" label={t('nationality.field.from')} />
        <TextField name="until" group="nationality" type="date" optional label={t('nationality.field.until')} />
        <TextArea
          name="source"
          group="nationality"
          rows={2}
          label={t('nationality.field.source')}
          hint={t('nationality.field.source-hint', { limit: MAX_LAW_SOURCE })}
        />
        <div>
          <SubmitButton className="button primary">{t('nationality.enter.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

/** In the row of a law that has not ended. */
export function EndForm({ law: { id, country }, ...props }: ActProps & { law: NationalityLaw }) {
  const { t } = useIntl()
  const { country: nameOf } = useFormats()
  const form = useActForm('end', changeLaws, props, {
    initial: { until: toPlainDate(props.ctx.now) },
    entry: { field: 'id', id },
  })
  return (
    <Disclosure summary={t('nationality.end.title')} open={form.failed}>
      <ActForm form={form} act="end" label={t('nationality.end.label', { country: nameOf(country) })}>
        <input type="hidden" name="id" value={id} />
        <TextField
          name="until"
          group="nationality"
          type="date"
          label={t('nationality.field.until')}
          hint={t('nationality.end.hint')}
        />
        <div>
          <SubmitButton className="button bad">{t('nationality.end.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
