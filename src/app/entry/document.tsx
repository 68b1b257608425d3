import type { ReactNode } from 'react'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { type Choice, IntlProvider } from '#src/i18n/react.tsx'
import { classOfLayout } from '../layouts/class-of-layout.ts'
import { LocaleProvider } from '../ui/href.tsx'
import { COLOUR_MODE_SCRIPT, forceColourMode } from './colour-mode-script.ts'

export type DocumentAssets = {
  enhance: string
  preloads: readonly string[]
  speculation: string
  /** Parts of the small script that load on demand: they count filter results, delete local data after sign-out, encrypt drafts of accounts, and show data from another build. */
  count: string
  leaving: string
  seal: string
  aside: string
  /** Pages of the auth layout: files that are fetched for passkeys, and, while a person types, of the app page that follows. */
  entrance?: { passkeys: string; ahead: readonly string[] } | undefined
}

/** What surrounds the page in a document. */
export type DocumentFrame = {
  locale: LocaleCode
  intl: AppIntl
  assets: DocumentAssets
  route: Pick<RouteRow, 'layout' | 'colourMode'>
  /** Formats and control words of a reader who chose their own. */
  choice?: Choice | undefined
  /** True if nobody is signed in, as far as the server was asked. */
  isGuest: boolean
}

const raw = (text: string) => ({ __html: text })

/** The document of pages without client React: one round trip, inline style, and one small script that may load later. */
export function Document({
  locale: code,
  intl,
  assets,
  route,
  choice,
  isGuest,
  children,
}: DocumentFrame & { children: ReactNode }) {
  const locale = getLocale(code)
  return (
    <html
      lang={locale.tag}
      dir={locale.dir}
      data-kind="document"
      data-guest={isGuest ? '' : undefined}
      {...forceColourMode(route.colourMode)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfdfa" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10212c" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the build, allowed by their hashes */}
        <script dangerouslySetInnerHTML={raw(COLOUR_MODE_SCRIPT)} />
        {/* Filled with the rules that the finished document can match: see src/worker/style. */}
        <style />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={localizePath(code, '/manifest.webmanifest')} />
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script
          type="module"
          src={assets.enhance}
          data-count={assets.count}
          data-leaving={assets.leaving}
          data-aside={assets.aside}
          data-seal={isGuest ? undefined : assets.seal}
          data-passkeys={assets.entrance?.passkeys}
          data-ahead={assets.entrance?.ahead.join(' ')}
        />
      </head>
      <body className={classOfLayout(route.layout)}>
        <IntlProvider intl={intl} {...choice}>
          <LocaleProvider value={code}>{children}</LocaleProvider>
        </IntlProvider>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the build, allowed by their hashes */}
        <script type="speculationrules" dangerouslySetInnerHTML={raw(assets.speculation)} />
      </body>
    </html>
  )
}
