import { escapeHtml } from '../ui/markdown/escape-html.ts'

/** Addresses of what a page of the app is made of in the browser. */
export type AppFiles = {
  /** The small script, and the parts of it that ask for passkeys, count what filters find, and wipe what is kept of anyone who leaves. */
  enhance: string
  passkeys: string
  count: string
  leaving: string
  /** The style of all pages; none in development. */
  sheet: string | undefined
  client: string
  /** React and the other packages: most of all that comes. */
  packages: string
  /** What the app and this page take beside these. */
  parts: readonly string[]
  /** Messages. */
  words: readonly string[]
}

/** What React takes stands back behind the small script, which answers long before it. */
const LATER = 'fetchpriority="low"'

const writeEnd = ({ sheet, client, parts, words }: AppFiles, nonce: string): string =>
  [
    ...words.map(
      (href) => `<link rel="preload" as="fetch" ${LATER} crossorigin="anonymous" href="${escapeHtml(href)}"/>`,
    ),
    ...parts.map((href) => `<link rel="modulepreload" ${LATER} href="${href}"/>`),
    ...(sheet ? [`<link rel="preload" as="style" ${LATER} href="${sheet}"/>`] : []),
    `<script type="module" ${LATER} nonce="${nonce}" src="${client}"></script>`,
  ].join('')

/**
 * Puts into a rendered page of the app what React does not draw: its style and the small script in the head, and all that React takes
 * at its end, where a slow connection has brought the page before it. The packages alone are asked for at once: they take the line for longest.
 */
export function completeApp(html: string, css: string, files: AppFiles, nonce: string): string {
  const [head, end] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  if (head < 0 || end < 0) throw new Error('The app drew no document')
  const allowed = escapeHtml(nonce)
  const style = css && `<style nonce="${allowed}">${css}</style>`
  const small = `<script type="module" nonce="${allowed}" src="${files.enhance}" data-passkeys="${files.passkeys}" data-count="${files.count}" data-leaving="${files.leaving}"></script>`
  const large = `<link rel="modulepreload" ${LATER} href="${files.packages}"/>`
  return (
    html.slice(0, head) + style + small + large + html.slice(head, end) + writeEnd(files, allowed) + html.slice(end)
  )
}
