import { type FormEvent, useState } from 'react'
import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import type { Stay } from '#src/domain/sea-service/schengen.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { isLikelyStay } from './check-stay.ts'

type Props = { today: string; addStay: (stay: Stay) => void }

export function StayForm({ today, addStay }: Props) {
  const { t } = useIntl()
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const stay = { from: String(typed.get('from')), to: String(typed.get('to')) }
    const isFine = isLikelyStay(stay, today)
    setWrong(!isFine)
    if (!isFine) return
    addStay(stay)
    form.reset()
  }
  return (
    <form className="stay-form" onSubmit={send} noValidate>
      <DayField name="from" label={t('sea-service.schengen.from')} />
      <DayField name="to" label={t('sea-service.schengen.to')} />
      <button type="submit" className="button">
        {t('sea-service.schengen.add')}
      </button>
      {isWrong && (
        <p className="error" role="alert">
          <Icon name="triangle-alert" size="small" />
          {t('sea-service.schengen.wrong')}
        </p>
      )}
    </form>
  )
}

const DayField = ({ name, label }: { name: 'from' | 'to'; label: string }) => (
  <div className="field">
    <label htmlFor={`stay-${name}`}>{label}</label>
    <DayInput id={`stay-${name}`} name={name} />
  </div>
)
