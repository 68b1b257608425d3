import { SelectField } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** How often a search sends new vacancies by mail. */
export function AlertField() {
  const { t } = useIntl()
  const options = (['daily', 'weekly'] as const).map((value) => ({ value, label: t(`saved.alert.${value}`) }))
  return (
    <SelectField name="alert" label={t('saved.alert.label')} placeholder={t('saved.alert.none')} options={options} />
  )
}
