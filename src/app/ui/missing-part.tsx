import { useIntl } from '#src/i18n/react.tsx'
import { PathLink } from './link.tsx'
import { Notice } from './states.tsx'

/** Stands where a part of the page would, with the way to ask for it again. `here` is the page's own path and query. */
export function MissingPart({ here }: { here: string }) {
  const { t } = useIntl()
  return (
    <Notice>
      <p className="small" role="status">
        {t('ui.part.missing')}
      </p>
      <p className="small">
        <PathLink path={here}>{t('ui.part.again')}</PathLink>
      </p>
    </Notice>
  )
}
