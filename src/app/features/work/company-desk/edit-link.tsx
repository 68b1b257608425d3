import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** Links to the page where a vacancy is edited, paused, extended and closed. */
export function EditLink({ id }: { id: string }) {
  const { t } = useIntl()
  return (
    <Link to="/vacancy/$id/edit" params={{ id }}>
      {t('vacancy-form.edit')}
    </Link>
  )
}
