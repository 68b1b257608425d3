import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageContext } from '#src/app/page.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { IntlProvider } from '#src/i18n/react.tsx'

/** Renders a page for a guest without scripting, with plain spaces. */
export const render = (ctx: PageContext, page: ReactNode): string =>
  renderToString(
    <IntlProvider intl={ctx.intl}>
      <LocaleProvider value={ctx.locale}>{page}</LocaleProvider>
    </IntlProvider>,
  ).replaceAll('\u00a0', ' ')
