import { useField } from '#src/app/ui/forms/form-context.ts'
import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import type { ConsultationSlot } from '#src/contract/service/consultation-schemas.ts'
import { localDay } from '#src/domain/time-zone/local-time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { BOOK, bookAction } from './book-action.ts'

type Slots = { slots: readonly ConsultationSlot[]; zone: string }
type Props = Slots & { phone: string; form: ActProps }

/** Books one of the slots, or changes to it. */
export function SlotForm({ slots, zone, phone, form: page }: Props) {
  const { t } = useIntl()
  const form = useActForm(BOOK, bookAction, page, { initial: { phone } })
  return (
    <ActForm form={form} act={BOOK} className="column gap-4">
      <SlotField slots={slots} zone={zone} />
      {slots.some(({ way }) => way === 'phone') && (
        <TextField
          name="phone"
          group="consultation"
          label={t('consultation.choose.phone')}
          hint={t('consultation.choose.phone-hint')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          optional
        />
      )}
      <div>
        <SubmitButton>{t('consultation.choose.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

/** The slots by day, each with its time in the zone. */
function SlotField({ slots, zone }: Slots) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { id, error, errorId } = useField('slot', 'consultation')
  const days = [...Map.groupBy(slots, ({ startsAt }) => localDay(startsAt, zone))]
  return (
    <fieldset className={error ? 'field bad' : 'field'} aria-describedby={error && errorId}>
      <legend className="visually-hidden">{t('consultation.choose.title')}</legend>
      <div className="column gap-4">
        {days.map(([day, ofDay], index) => (
          <fieldset key={day}>
            <legend className="label">{date(ofDay[0]?.startsAt ?? 0, zone)}</legend>
            {ofDay.map((slot, position) => (
              <SlotRadio key={slot.id} slot={slot} zone={zone} id={index + position === 0 ? id : undefined} />
            ))}
          </fieldset>
        ))}
      </div>
      {error && (
        <p className="error" id={errorId}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

function SlotRadio({ slot, zone, id }: { slot: ConsultationSlot; zone: string; id: string | undefined }) {
  const { t } = useIntl()
  const { time, language: nameLanguage } = useFormats()
  const { initial, error } = useField('slot', 'consultation')
  const { startsAt, language, way, person } = slot
  return (
    <label className="check break-anywhere">
      <input
        type="radio"
        id={id}
        name="slot"
        value={slot.id}
        defaultChecked={initial === slot.id}
        aria-invalid={error ? true : undefined}
      />
      <span>
        <time className="bold" dateTime={new Date(startsAt).toISOString()}>
          {time(startsAt, zone)}
        </time>{' '}
        · {nameLanguage(language)} · {t(`consultation.way.${way}`)} · <bdi>{person}</bdi>
      </span>
    </label>
  )
}
