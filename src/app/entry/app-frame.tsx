import type { ReactNode } from 'react'
import { readChoices, readSettings } from '#src/contract/http/table-choices.ts'
import { getLocale } from '#src/domain/locales.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { classOfLayout } from '../layouts/class-of-layout.ts'
import { LocaleProvider } from '../ui/href.tsx'
import { AppShellHead } from './app-shell-head.tsx'
import { useAppState } from './app-store.ts'
import { forceColourMode } from './colour-mode-script.ts'
import { useShownRow } from './use-shown-row.ts'

type Props = { children: ReactNode; after?: ReactNode }

/** The elements around every page of the app. `after` follows the page in the body. */
export function AppFrame({ children, after }: Props) {
  const state = useAppState()
  const locale = getLocale(state.locale)
  const row = useShownRow()
  return (
    <html
      lang={locale.tag}
      dir={locale.dir}
      data-kind="app"
      {...forceColourMode(row?.colourMode)}
      data-density={readSettings(readChoices(state.tables ?? '')).isCompact ? 'compact' : undefined}
      suppressHydrationWarning
    >
      <head>
        <AppShellHead state={state} />
      </head>
      <body className={classOfLayout(row?.layout)} suppressHydrationWarning>
        <IntlProvider intl={state.intl} formatsCode={state.session?.formats ?? undefined} controls={state.controls}>
          <LocaleProvider value={state.locale}>{children}</LocaleProvider>
        </IntlProvider>
        {after}
      </body>
    </html>
  )
}
