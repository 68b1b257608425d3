import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The progress of an upload; announced in steps, to avoid too many announcements. */
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
