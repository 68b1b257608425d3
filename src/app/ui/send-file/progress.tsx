import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** How much of what is sent has gone; said in steps, so that no one is told a hundred times. */
export function Progress({ share }: { share: number }) {
  const { t } = useIntl()
  const { percent } = useFormats()
  return (
    <div className="column gap-1">
      <progress value={share} aria-hidden="true" />
      <p className="small" role="status">
        {t('form.file.sent', { share: percent(Math.floor(share * 10) / 10) })}
      </p>
    </div>
  )
}
