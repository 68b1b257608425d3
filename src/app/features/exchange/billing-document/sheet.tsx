import { type ReactNode, useMemo } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { getLocale } from '#src/domain/locales.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { createReactIntl } from '#src/i18n/react-intl.ts'
import { languageOf } from './queries.ts'

type Props = { words: Messages | null; ctx: PageContext; children: ReactNode }

/** A page of A4 in the chosen language, whatever the language of the site. */
export function Sheet({ words, ctx, children }: Props) {
  const language = languageOf(ctx)
  const { tag, dir } = getLocale(language)
  const intl = useMemo(() => (words ? createReactIntl(language, words) : ctx.intl), [words, language, ctx.intl])
  return (
    <div lang={tag} dir={dir}>
      <IntlProvider intl={intl}>
        <article className="a4-sheet">{children}</article>
      </IntlProvider>
    </div>
  )
}
