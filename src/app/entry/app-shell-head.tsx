import { localizePath } from '#src/contract/http/addresses.ts'
import type { AppState } from './app-state.ts'
import { COLOUR_MODE_SCRIPT } from './colour-mode-script.ts'

/** The parts of the head that remain on navigation. `HeadTags` renders the page's tags, `completeApp` the files. */
export const AppShellHead = ({ state }: { state: AppState }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfdfa" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10212c" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="manifest" href={localizePath(state.locale, '/manifest.webmanifest')} />
    <script
      nonce={state.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
      dangerouslySetInnerHTML={{ __html: COLOUR_MODE_SCRIPT }}
    />
  </>
)
