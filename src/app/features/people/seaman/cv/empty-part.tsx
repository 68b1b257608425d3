import { EmptyState } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** An empty part of the CV. Not required for an application: the short profile is enough. */
export function EmptyPart({ part }: { part: 'experience' | 'documents' | 'additional' }) {
  const { t } = useIntl()
  return <EmptyState title={t(`seaman.empty.${part}`)} text={t('seaman.empty.text')} />
}
