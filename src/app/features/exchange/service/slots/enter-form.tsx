import { listZones } from '#src/app/features/people/setting/formats/zone-options.ts'
import { ActForm, type ActProps, SelectField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { CONSULTATION_LANGUAGES, MAX_DAYS, MAX_IN_ROW, MEETING_WAYS } from '#src/domain/service/consultation.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { slotAction } from './slot-actions.ts'

/** Enters a row of slots at local times, on several days. */
export function EnterForm(props: ActProps) {
  const { t } = useIntl()
  const timeZone = props.ctx.session?.timeZone ?? ''
  const form = useActForm('entered', slotAction, props, { initial: { timeZone, count: '1', days: '1' } })
  const title = t('consultation.desk.enter')
  return (
    <section className="section sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="entered" label={title} className="column gap-4">
        <WhenFields timeZone={timeZone || null} />
        <HowFields />
        <div>
          <SubmitButton className="button primary">{title}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

function WhenFields({ timeZone }: { timeZone: string | null }) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const listNumbers = (most: number) =>
    Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: integer(index + 1) }))
  const shared = { group: 'slots', placeholder: t('consultation.field.choose') }
  return (
    <>
      <TextField name="day" group="slots" label={t('consultation.field.day')} type="date" />
      <TextField name="time" group="slots" label={t('consultation.field.time')} type="time" />
      <SelectField {...shared} name="timeZone" label={t('formats.zone.label')} options={listZones(t, timeZone)} />
      <SelectField {...shared} name="count" label={t('consultation.field.count')} options={listNumbers(MAX_IN_ROW)} />
      <SelectField {...shared} name="days" label={t('consultation.field.days')} options={listNumbers(MAX_DAYS)} />
    </>
  )
}

function HowFields() {
  const { t } = useIntl()
  const { language } = useFormats()
  const shared = { group: 'slots', placeholder: t('consultation.field.choose') }
  return (
    <>
      <SelectField
        {...shared}
        name="language"
        label={t('consultation.fact.language')}
        options={CONSULTATION_LANGUAGES.map((value) => ({ value, label: language(value) }))}
      />
      <TextField name="person" group="slots" label={t('consultation.field.person')} autoComplete="name" />
      <SelectField
        {...shared}
        name="way"
        label={t('consultation.field.way')}
        options={MEETING_WAYS.map((value) => ({ value, label: t(`consultation.way.${value}`) }))}
      />
      <TextField
        name="link"
        group="slots"
        label={t('consultation.field.link')}
        hint={t('consultation.field.link-hint')}
        type="url"
        autoComplete="off"
        dir="ltr"
        optional
      />
    </>
  )
}
