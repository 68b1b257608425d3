import { CheckField } from '#src/app/ui/forms/index.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = {
  name: string
  /** When the service begins without the request, in UTC ms. */
  beginsAt: number
}

/** Asks for the beginning before the time for withdrawal is over. It is never ticked beforehand; its words have a version, `BEGIN_WORDING`. */
export function BeginField({ name, beginsAt }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <CheckField
      name={name}
      label={t('order-withdrawal.begin.label')}
      hint={t('order-withdrawal.begin.hint', { date: date(beginsAt) })}
    />
  )
}
