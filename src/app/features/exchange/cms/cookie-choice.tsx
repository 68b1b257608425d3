import { useLocale } from '#src/app/ui/href.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** The choice about optional cookies. The edge handles it, so that the page can be cached for everyone. */
export function CookieChoice() {
  const { t } = useIntl()
  return (
    <form method="post" action="/_cookies" className="sheet padded column gap-4">
      <h2 className="heading-3">{t('cms.cookies.title')}</h2>
      <p>{t('cms.cookies.text')}</p>
      <input type="hidden" name="locale" value={useLocale()} />
      <div className="row">
        <button type="submit" className="button" name="choice" value="all">
          {t('cms.cookies.yes')}
        </button>
        <button type="submit" className="button" name="choice" value="necessary">
          {t('cms.cookies.no')}
        </button>
      </div>
    </form>
  )
}
