import { localizePath } from '#src/contract/http/addresses.ts'
import { getLocale, LOCALES } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useLocale } from '../ui/href.tsx'
import { Menu } from '../ui/menu.tsx'

/** The page in the other languages, each with its own name. */
export function LanguageLinks({ here }: { here: string }) {
  const locale = useLocale()
  return LOCALES.map(({ code, name, tag, hreflang }) => (
    <a
      key={code}
      href={localizePath(code, here)}
      hrefLang={hreflang}
      lang={tag}
      data-locale={code}
      {...(code === locale && { 'aria-current': 'true' as const })}
    >
      {name}
    </a>
  ))
}

export function LanguageMenu({ here }: { here: string }) {
  const { t } = useIntl()
  const { name } = getLocale(useLocale())
  return (
    <Menu icon="globe" label={name} hint={t('layout.tools.language')} show="wide" popClassName="languages">
      <LanguageLinks here={here} />
    </Menu>
  )
}
