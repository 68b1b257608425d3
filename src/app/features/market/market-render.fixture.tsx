import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from '../../../i18n/react.tsx'
import type { PageContext } from '../../page.ts'
import { LocaleProvider } from '../../ui/href.tsx'

/** A page as a guest without scripting gets it, with plain spaces. */
export const render = (ctx: PageContext, page: ReactNode): string =>
  renderToString(
    <IntlProvider intl={ctx.intl}>
      <LocaleProvider value={ctx.locale}>{page}</LocaleProvider>
    </IntlProvider>,
  ).replaceAll('\u00a0', ' ')
