import { escapeHtml } from '../ui/markdown/escape-html.ts'

/** Addresses of the files of an app page in the browser. */
export type AppFiles = {
  /** The small script, and its parts for passkeys, filter counts and the deletion of local data after sign-out. */
  enhance: string
  passkeys: string
  count: string
  leaving: string
  /** The style of all pages; none in development. */
  sheet: string | undefined
  client: string
  /** React and other packages: the largest file. */
  packages: string
  /** Other files of the app and this page. */
  parts: readonly string[]
  /** Messages. */
  words: readonly string[]
}

/** React's files load after the small script, which becomes interactive long before. */
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
 * Inserts what React does not render: style and small script in the head, and React's files at the end, so that on a slow connection the page
 * arrives first. Only the packages are requested at once, because they take longest.
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
