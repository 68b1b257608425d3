import { localizePath } from '#src/contract/addresses.ts'
import type { AppState } from './app-state.ts'
import { COLOUR_MODE_SCRIPT } from './colour-mode-script.ts'
import { controlsAddress, messagesAddress } from './messages-address.ts'

/** The parts of the head that stay while pages change. Tags of a page itself come from `HeadTags`. */
export function AppShellHead({ state }: { state: AppState }) {
  const { assets, nonce, session } = state
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfdfa" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10212c" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href={localizePath(state.locale, '/manifest.webmanifest')} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <link rel="preload" as="fetch" crossOrigin="anonymous" href={messagesAddress(state)} />
      {session?.formats && (
        <link rel="preload" as="fetch" crossOrigin="anonymous" href={controlsAddress(state.build, session.formats)} />
      )}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
        dangerouslySetInnerHTML={{ __html: COLOUR_MODE_SCRIPT }}
      />
      <script
        type="module"
        nonce={nonce}
        suppressHydrationWarning
        src={assets.client}
        data-passkeys={assets.passkeys}
      />
    </>
  )
}
