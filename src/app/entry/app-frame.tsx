import type { ReactNode } from 'react'
import { getLocale } from '#src/contract/locales.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { LocaleProvider } from '../ui/href.tsx'
import { AppShellHead } from './app-shell-head.tsx'
import { useAppState } from './app-store.ts'
import { forceColourMode } from './colour-mode-script.ts'
import { useForcedColourMode } from './use-forced-colour-mode.ts'

type Props = { children: ReactNode; after?: ReactNode }

/** The elements and words that every page of the app stands in. `after` follows the page in the body. */
export function AppFrame({ children, after }: Props) {
  const state = useAppState()
  const locale = getLocale(state.locale)
  const colourMode = useForcedColourMode()
  return (
    <html lang={locale.tag} dir={locale.dir} data-kind="app" {...forceColourMode(colourMode)} suppressHydrationWarning>
      <head>
        <AppShellHead state={state} />
      </head>
      <body suppressHydrationWarning>
        <IntlProvider intl={state.intl} formatsCode={state.session?.formats ?? undefined} controls={state.controls}>
          <LocaleProvider value={state.locale}>{children}</LocaleProvider>
        </IntlProvider>
        {after}
      </body>
    </html>
  )
}
