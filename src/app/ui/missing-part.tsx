import { useIntl } from '#src/i18n/react.tsx'
import { PathLink } from './link.tsx'
import { Notice } from './states.tsx'

/** Replaces a missing part of the page, with a retry. `here` is the page's path and query. */
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
